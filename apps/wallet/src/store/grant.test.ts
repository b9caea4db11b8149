import { expect, it } from 'vitest'
import { grant, requestedChains } from './grant.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const part = (chains: string[]) => ({ chains, methods: ['personal_sign', 'eth_sign'], events: ['chainChanged', 'odd'] })
const proposal = {
  requiredNamespaces: { eip155: part(['eip155:1']) },
  optionalNamespaces: { eip155: part(['eip155:10', 'eip155:7']), solana: part(['solana:main']) },
}

it('grants known networks, required and optional, with methods that both sides know', () => {
  expect(grant(proposal, [address], [10, 1])).toEqual({
    eip155: {
      chains: ['eip155:10', 'eip155:1'],
      accounts: [`eip155:10:${address}`, `eip155:1:${address}`],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})

it('says what is known, what is not, and what is missing', () => {
  expect(requestedChains(proposal, [1, 10])).toEqual({ known: [1, 10], unknown: 2, missing: [] })
  expect(requestedChains(proposal, [10])).toEqual({ known: [10], unknown: 3, missing: ['eip155:1'] })
})
