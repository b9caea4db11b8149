import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { sampleWallet as wallet, withPairing } from '../../../../test/fakePairing.js'
import { renderView } from '../../../../test/renderView.js'
import { ConnectingWalletConnectView } from '../ConnectingWalletConnectView.js'

const options = { projectId: '0'.repeat(32), endpoint: 'https://kit.test' }
const doubtful = {
  status: 'doubtful',
  listed: 'fox.example',
  peer: { name: 'Fox', host: 'evil.example' },
  wallet,
} as const

async function setup() {
  const { kit } = await startTestPortico({ options })
  const pairing = withPairing(kit)
  await kit.open()
  kit.actions.push('ConnectingWalletConnect', { wallet })
  const view = renderView(pairing.kit, <ConnectingWalletConnectView data={{ wallet }} />)
  pairing.set(doubtful)
  return { ...pairing, view, kit }
}

it('sec:C11 a wallet from elsewhere: both hosts, told at once, and nothing to scan any more', async () => {
  const { view } = await setup()
  await expect.element(view.getByRole('alert')).toHaveTextContent('Is this Fox?')
  await expect.element(view.getByText('fox.example')).toBeVisible()
  await expect.element(view.getByText('evil.example')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
})

it('sec:C11 disconnecting ends it and goes back', async () => {
  const { view, kit, calls } = await setup()
  await view.getByRole('button', { name: 'Disconnect' }).click()
  expect(calls).toContain('refuse')
  expect(calls).not.toContain('keep')
  expect(kit.store.get().router.stack.map(({ name }) => name)).toEqual(['Connect'])
})

it('sec:C11 it can be kept', async () => {
  const { view, calls } = await setup()
  await view.getByRole('button', { name: 'Connect anyway' }).click()
  expect(calls).toContain('keep')
  expect(calls).not.toContain('refuse')
})

it('sec:C11 one that names no address is told as such', async () => {
  const { view, set } = await setup()
  set({ ...doubtful, peer: { name: '', host: undefined } })
  await expect.element(view.getByText('names no address')).toBeVisible()
})
