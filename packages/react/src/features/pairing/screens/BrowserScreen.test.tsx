import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { sampleUri as uri, sampleWallet as wallet, withPairing } from '../../../../test/fakePairing.js'
import { renderView } from '../../../../test/renderView.js'
import { ConnectingWalletConnectView } from '../ConnectingWalletConnectView.js'

const options = { projectId: '0'.repeat(32), endpoint: 'https://kit.test' }

async function setup() {
  const { kit, env, clock } = await startTestPortico({ options })
  const pairing = withPairing(kit, ['browser', 'qrcode'])
  const view = renderView(pairing.kit, <ConnectingWalletConnectView data={{ wallet }} />)
  pairing.set({ status: 'pairing', uri, expiresAt: env.now() + 230_000, wallet })
  return { ...pairing, view, clock }
}

it('a wallet that is in this browser too comes first, and is asked by its own button alone', async () => {
  const { view, calls } = await setup()
  await expect.element(view.getByRole('tab', { name: 'Browser' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(view.getByText('Continue in Fox')).toBeVisible()
  await expect.element(view.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
  expect(calls).not.toContain('connectBrowser')
  await view.getByRole('button', { name: 'Open Fox' }).click()
  expect(calls).toContain('connectBrowser')
})

it("another tab and back does not refill the ring of the code's time", async () => {
  const { view, clock } = await setup()
  const mobile = view.getByRole('tab', { name: 'Mobile' })
  const left = () =>
    Number.parseFloat(
      view.getByRole('timer').element().querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray') ?? '',
    )
  await mobile.click()
  await expect.element(view.getByRole('timer')).toBeVisible()
  const first = left()
  await view.getByRole('tab', { name: 'Browser' }).click()
  await clock.advance(60_000)
  await mobile.click()
  await expect.element(view.getByRole('timer')).toHaveTextContent('2:50')
  expect([first, left()].map((share) => share.toFixed(3))).toEqual([(230 / 290).toFixed(3), (170 / 290).toFixed(3)])
})

it('the phone is a tab away, and back', async () => {
  const { view, calls } = await setup()
  await view.getByRole('tab', { name: 'Mobile' }).click()
  await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
  await view.getByRole('tab', { name: 'Browser' }).click()
  await expect.element(view.getByRole('button', { name: 'Open Fox' })).toBeVisible()
  expect(calls).not.toContain('connectBrowser')
})
