import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { sampleUri as uri, sampleWallet as wallet, withPairing } from '../../../../test/fakePairing.js'
import { renderView } from '../../../../test/renderView.js'
import { ConnectingWalletConnectView } from '../ConnectingWalletConnectView.js'

const options = { projectId: '0'.repeat(32), endpoint: 'https://kit.test' }

async function setup() {
  const { kit, env } = await startTestPortico({ options })
  const pairing = withPairing(kit, ['browser', 'qrcode'])
  const view = renderView(pairing.kit, <ConnectingWalletConnectView data={{ wallet }} />)
  pairing.set({ status: 'pairing', uri, expiresAt: env.now() + 230_000, wallet })
  return { ...pairing, view }
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

it('the phone is a tab away, and back', async () => {
  const { view, calls } = await setup()
  await view.getByRole('tab', { name: 'Mobile' }).click()
  await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
  await view.getByRole('tab', { name: 'Browser' }).click()
  await expect.element(view.getByRole('button', { name: 'Open Fox' })).toBeVisible()
  expect(calls).not.toContain('connectBrowser')
})
