import { fakeAdapter, startTestPortico, testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'
import { solana } from '../networks/otherNetworks.js'
import { initialAccount } from '../state/slices/accounts.js'

it('[STATE-09] a reset clears everything of one namespace and nothing of another', async () => {
  const evm = fakeAdapter()
  const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
  const { kit } = await startTestPortico({
    options: { adapters: [evm, other], networks: [...testNetworks, solana] },
  })
  await kit.actions.connect({ connector: other.connector('Alpha') })
  await kit.actions.connect({ connector: evm.connector('Alpha') })
  kit.actions.setAccountTab({ tab: 'activity' })
  const before = kit.getAccount('solana')
  expect(kit.getAccount('eip155')).toMatchObject({
    balance: '1.5',
    currentTab: 2,
    connectedWalletInfo: { name: 'Alpha' },
  })
  evm.emit({ type: 'disconnected', connectorId: 'test.alpha' })
  expect(kit.getAccount('eip155')).toEqual(initialAccount)
  expect(kit.getAccount('solana')).toBe(before)
})

it('an account that does not change stays the same object, so that nothing is rendered again', async () => {
  const { kit, adapter } = await startTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const before = kit.getAccount()
  adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31337' })
  await kit.open()
  expect(kit.getAccount()).toBe(before)
})

it("the link to the explorer follows that explorer's own paths", async () => {
  const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
  const { kit } = await startTestPortico({ options: { adapters: [other], networks: [solana] } })
  await kit.actions.connect({ connector: other.connector('Alpha') })
  expect(kit.getAccount('solana').addressExplorerUrl).toBe('https://solscan.io/account/So1')
})
