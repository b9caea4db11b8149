import { fakeAdapter, fakeConnector, startTestPortico } from '@portico/testing'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { mountModal } from '../mount/mountModal.js'

const icon = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

async function elementsAtOpening(wallets: number): Promise<number> {
  const connectors = Array.from({ length: wallets }, (_, index) =>
    fakeConnector('eip155', `Wallet ${index}`, { imageUrl: icon }),
  )
  const { kit } = await startTestPortico({ adapter: fakeAdapter({ connectors }) })
  const container = document.createElement('div')
  document.body.append(container)
  const modal = mountModal(kit, container)
  onTestFinished(() => {
    modal.unmount()
    container.remove()
    kit.destroy()
  })
  await act(() => kit.open())
  return container.firstElementChild?.shadowRoot?.querySelectorAll('dialog *').length ?? 0
}

// Opening lays out every one of them within the click. Think twice before raising a number.
it.each([
  [1, 23],
  [20, 60],
  [200, 60],
])('opening with %i wallets takes %i elements at most', async (wallets, most) => {
  const elements = await elementsAtOpening(wallets)
  expect(elements).toBeGreaterThan(10)
  expect(elements).toBeLessThanOrEqual(most)
})
