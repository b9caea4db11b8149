import { expect, it } from 'vitest'
import { usualDevnet } from '../devnet/usualDevnet.js'
import { toPorticoOptions } from './toPorticoOptions.js'

const own = {
  id: 5,
  name: 'Mine',
  nativeCurrency: { name: 'X', symbol: 'X', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

it('finds networks by number, text and CAIP id, and takes whole ones as they are', () => {
  const options = { networks: [1, '10', 'eip155:137', own], defaultNetwork: 'eip155:1' }
  const { networks, defaultNetwork, adapters } = toPorticoOptions(options, usualDevnet)
  expect(networks.map(({ name }) => name)).toEqual(['Ethereum', 'OP Mainnet', 'Polygon', 'Mine'])
  expect(networks[3]).toBe(own)
  expect(defaultNetwork?.id).toBe(1)
  expect(adapters?.map(({ namespace }) => namespace)).toEqual(['eip155'])
})

it('asks local chains where they run', () => {
  const [chain] = usualDevnet.chains
  const devnet = { ...usualDevnet, chains: chain ? [{ ...chain, rpcUrl: 'http://127.0.0.1:1234' }] : [] }
  const [network] = toPorticoOptions({ networks: [31337] }, devnet).networks
  expect(network?.rpcUrls.default.http).toEqual(['http://127.0.0.1:1234'])
})

it('makes a kit without adapter when told so', () => {
  expect(toPorticoOptions({ networks: [1], adapters: [] }, usualDevnet).adapters).toEqual([])
  expect(() => toPorticoOptions({ networks: [1], adapters: ['evm'] }, usualDevnet)).toThrow(/^Option `adapters`/)
})

it('error: a network nobody knows', () => {
  expect(() => toPorticoOptions({ networks: [1, 999_999] }, usualDevnet)).toThrow('Option `networks[1]` names 999999')
  expect(() => toPorticoOptions({ networks: [1], defaultNetwork: 'mainnet' }, usualDevnet)).toThrow('`defaultNetwork`')
})
