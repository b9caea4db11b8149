import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devnetAccounts } from './devnetAccounts.js'
import { devnetChains } from './devnetChains.js'
import { devnetContracts } from './devnetContracts.js'
import { devnetImpostor, devnetNames } from './devnetNames.js'
import { type Devnet, startDevnet } from './startDevnet.js'

const universalResolverAddress = devnetContracts.ensUniversalResolver.address
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [{ ...devnetChains[0], port: 0 }], quiet: true })
}, 60_000)
afterAll(() => devnet.stop())

const reader = () => createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl ?? '') })

it('names resolve in both directions', async () => {
  for (const { name, address } of devnetNames) {
    expect(await reader().getEnsAddress({ name, universalResolverAddress })).toBe(address)
    expect(await reader().getEnsName({ address, universalResolverAddress })).toBe(name)
  }
})

it('a name that nobody took, and an account without one, give nothing', async () => {
  expect(await reader().getEnsAddress({ name: 'nobody.eth', universalResolverAddress })).toBeNull()
  expect(await reader().getEnsName({ address: devnetAccounts[3].address, universalResolverAddress })).toBeNull()
})

it('an account that claims the name of another gives nothing, and strictly asked says why', async () => {
  const { address } = devnetImpostor
  expect(await reader().getEnsName({ address, universalResolverAddress })).toBeNull()
  await expect(reader().getEnsName({ address, universalResolverAddress, strict: true })).rejects.toThrow(
    'ReverseAddressMismatch',
  )
})

it('avatars are pictures inside the record, in an ERC-721 and in an ERC-1155', async () => {
  const named = devnetNames.filter((entry) => 'avatar' in entry)
  expect(named.map(({ avatar }) => avatar)).toEqual(['data', 'tile', 'badge'])
  for (const { name } of named) {
    expect(await reader().getEnsAvatar({ name, universalResolverAddress })).toMatch(/^data:image\/png;base64,/)
  }
})
