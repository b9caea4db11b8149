import { type Devnet, devnetChains, devnetContracts, devnetNames, startDevnet } from '@portico/devnet'
import { createTestClient, http, namehash, parseAbi, walletActions } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeEnv } from '../../env.js'
import { testNetwork } from '../../test/testNetwork.js'
import { createRpcs } from '../rpc/createRpcs.js'
import { createEnsIdentities } from './ens.js'

const { coin, dollar, ensResolver, ensUniversalResolver } = devnetContracts
const [, bob] = devnetNames
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [{ ...devnetChains[0], port: 0 }], quiet: true })
}, 240_000)
afterAll(() => devnet?.stop())

it('[SEND-07] an address for the chain that was asked for: its own, else the default, never that of another chain', async () => {
  const rpcUrl = devnet.chains[0]?.rpcUrl ?? ''
  const env = nodeEnv()
  const networks = [testNetwork({ rpcUrls: [rpcUrl], ensUniversalResolver: ensUniversalResolver.address })]
  const identities = createEnsIdentities({
    env,
    log: () => undefined,
    networks,
    rpcOf: createRpcs(env, networks),
    images: { urlOf: async () => null },
    safeFetch: () => Promise.reject(new TypeError('nothing to fetch')),
    describe: async () => new Map(),
  })
  const transport = http(rpcUrl)
  const owner = createTestClient({ account: bob.address, mode: 'hardhat', transport }).extend(walletActions)
  const setAddress = (coinType: bigint, address: `0x${string}`) =>
    owner.writeContract({
      chain: null,
      address: ensResolver.address,
      abi: parseAbi(['function setAddr(bytes32 node, uint256 coinType, bytes a)']),
      functionName: 'setAddr',
      args: [namehash(bob.name), coinType, address],
    })
  const addressesFor = async (coinType?: number) => {
    const found = await identities.accountOf(bob.name, coinType === undefined ? undefined : String(coinType))
    return found === 'not-normal' ? undefined : found?.addresses
  }
  const [home, base, evm] = [2 ** 31 + 31_337, 2 ** 31 + 8_453, 2 ** 31] as const
  const own = { 60: bob.address.toLowerCase() }
  expect(await addressesFor()).toEqual(own)
  // The names live on this chain: its addresses are those of coin type 60.
  expect(await addressesFor(home)).toEqual({ ...own, [home]: own[60] })
  expect(await addressesFor(base)).toEqual(own)
  await setAddress(BigInt(evm), coin.address)
  expect(await addressesFor(base)).toEqual({ ...own, [base]: coin.address.toLowerCase() })
  await setAddress(BigInt(base), dollar.address)
  expect(await addressesFor(base)).toEqual({ ...own, [base]: dollar.address.toLowerCase() })
  expect(await addressesFor(home)).toEqual({ ...own, [home]: own[60] })
}, 60_000)
