import { type Portico, solana } from '@portico/core'
import { fakeAdapter, fakeConnector, startTestPortico, testNetworks } from '@portico/testing'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderView } from '../../test/renderView.js'
import { ConnectView } from '../features/connect/ConnectView.js'
import { PorticoProvider } from '../PorticoProvider.js'
import { ConnectButton } from './ConnectButton.js'
import { PorticoButton } from './PorticoButton.js'

const sol = 'So11111111111111111111111111111111111111112'

const inProvider = (kit: Portico, button: ReactNode) => <PorticoProvider kit={kit}>{button}</PorticoProvider>

async function setup() {
  const evm = fakeAdapter()
  const other = fakeAdapter({ namespace: 'solana', addresses: [sol] })
  other.balance.answer({ balance: '3', symbol: 'SOL' })
  const test = await startTestPortico({ options: { networks: [...testNetworks, solana], adapters: [evm, other] } })
  await test.kit.actions.connect({ connector: other.connector('Alpha') })
  await test.kit.switchNetwork(testNetworks[0])
  return { ...test, evm, other }
}

it('the button of a namespace shows its account, balance and network while another is active', async () => {
  const { kit } = await setup()
  const view = renderView(kit, inProvider(kit, <PorticoButton namespace="solana" />))
  await expect.element(view.getByText('3.000 SOL')).toBeVisible()
  await expect.element(view.getByText('S', { exact: true })).toBeVisible() // Solana's letter, not that of the active network
  await expect.element(view.getByText('So11…111112')).toBeVisible()
})

it('it is not concerned by a wallet of another namespace on a chain that the site does not use', async () => {
  const { kit, evm } = await setup()
  evm.connect.answer(evm.connectionOf(evm.connector('Alpha').id, { network: 'eip155:424242' }))
  await kit.actions.connect({ connector: evm.connector('Alpha') })
  const view = renderView(kit, inProvider(kit, <PorticoButton namespace="solana" />))
  await expect.element(view.getByText('3.000 SOL')).toBeVisible()
  await expect.element(view.getByText('Switch Network')).not.toBeInTheDocument()
})

it('opens the account of its namespace', async () => {
  const { kit } = await setup()
  const view = renderView(kit, inProvider(kit, <PorticoButton namespace="solana" />))
  await view.getByRole('button').click()
  await expect.poll(() => kit.getActiveChainNamespace()).toBe('solana')
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'Account' }])
})

it('the connect button of a namespace waits for that one alone', async () => {
  const { kit, other } = await setup()
  await kit.disconnect('solana')
  other.connect.hold()
  const connecting = kit.actions.connect({ connector: other.connector('Alpha') })
  connecting.catch(() => undefined)
  const view = renderView(
    kit,
    <>
      <ConnectButton namespace="eip155" label="EVM" />
      <ConnectButton namespace="solana" label="Solana" />
    </>,
  )
  await expect.element(view.getByRole('button', { name: 'EVM' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Connecting...' })).toBeVisible()
})

it('the connect button of a namespace offers the wallets of that one alone', async () => {
  const evm = fakeAdapter({ connectors: [fakeConnector('eip155', 'Alpha')] })
  const other = fakeAdapter({ namespace: 'solana', connectors: [fakeConnector('solana', 'Sunny')] })
  const { kit } = await startTestPortico({ options: { networks: [...testNetworks, solana], adapters: [evm, other] } })
  const view = renderView(
    kit,
    <>
      <ConnectButton namespace="solana" label="Solana" />
      <ConnectView />
    </>,
  )
  await expect.element(view.getByTitle('Alpha')).toBeVisible()
  await view.getByRole('button', { name: 'Solana' }).click()
  await expect.element(view.getByTitle('Alpha')).not.toBeInTheDocument()
  await expect.element(view.getByTitle('Sunny')).toBeVisible()
  expect(kit.getActiveChainNamespace()).toBe('solana')
})
