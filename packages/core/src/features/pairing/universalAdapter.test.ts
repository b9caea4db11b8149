import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { verifySignature } from '@portico/siwx/verify'
import type { CaipNetworkId, Eip1193Provider, Namespace, RpcRequest } from '@portico/wire'
import { fromBase58, toBase58, toBase64 } from '@portico/wire/relay'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Connector } from '../../connectors/connector.js'
import { createUniversalAdapter } from './universalAdapter.js'

const message = 'Sign in: äöü ✓'
const key = new Uint8Array(32).fill(7)

/** A wallet that knows one method, as its chain's specification has it. */
async function sign(
  network: CaipNetworkId,
  address: string,
  answer: (request: RpcRequest) => unknown,
): Promise<{ signature: string; asked: readonly RpcRequest[] }> {
  const namespace = network.slice(0, network.indexOf(':')) as Namespace // of a network of ours
  const asked: RpcRequest[] = []
  const provider: Eip1193Provider = {
    async request(request) {
      asked.push(request)
      return answer(request)
    },
  }
  const session = { accounts: () => [address], network: () => network, setNetwork: () => undefined }
  const adapter = createUniversalAdapter(
    namespace,
    () => session,
    () => undefined,
  )
  const connector: Connector = { id: 'relay', name: 'Phone', type: 'WALLET_CONNECT', chain: namespace }
  const connection = await adapter.adopt?.({ connector, provider })
  if (!connection) throw new TypeError('not adopted')
  const signature = await adapter.capabilities.signMessage?.({ connection, address, message })
  return { signature: signature ?? '', asked }
}

describe('signs messages as the specification of each kind of chain has it', () => {
  it('eip155: personal_sign', async () => {
    const account = privateKeyToAccount(`0x${bytesToHex(key)}`)
    const network = 'eip155:1'
    const { signature } = await sign(network, account.address, ({ params }) => {
      const [raw] = params as [`0x${string}`] // what the adapter sends
      return account.signMessage({ message: { raw } })
    })
    const signed = { chainId: network, accountAddress: account.address, message, signature } as const
    expect(await verifySignature(signed)).toBe('eip191')
  })

  it('solana: solana_signMessage, with the message in base58', async () => {
    const address = toBase58(ed25519.getPublicKey(key))
    const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { signature, asked } = await sign(network, address, ({ params }) => {
      const { message: text } = params as { message: string } // as above
      return { signature: toBase58(ed25519.sign(fromBase58(text) ?? new Uint8Array(), key)) }
    })
    expect(asked).toMatchObject([{ method: 'solana_signMessage', params: { pubkey: address } }])
    expect(await verifySignature({ chainId: network, accountAddress: address, message, signature })).toBe('ed25519')
  })

  it.each([
    ['hexadecimal', bytesToHex],
    ['hexadecimal behind 0x', (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`],
    ['base64', toBase64],
  ])('bip122: signMessage, whose signature comes as %s', async (_, write) => {
    const publicKey = secp256k1.getPublicKey(key)
    const body = concatBytes(Uint8Array.of(0), ripemd160(sha256(publicKey)))
    const address = toBase58(concatBytes(body, sha256(sha256(body)).slice(0, 4)))
    const network = 'bip122:000000000019d6689c085ae165831e93'
    const { signature, asked } = await sign(network, address, ({ params }) => {
      const { message: text } = params as { message: string } // as above
      const withLength = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)
      const preimage = concatBytes(withLength(utf8ToBytes('Bitcoin Signed Message:\n')), withLength(utf8ToBytes(text)))
      const made = secp256k1.sign(sha256(sha256(preimage)), key, { prehash: false, format: 'recovered' })
      return { address, signature: write(concatBytes(Uint8Array.of(31 + (made[0] ?? 0)), made.slice(1))) }
    })
    expect(asked).toEqual([{ method: 'signMessage', params: { account: address, address, message } }])
    expect(await verifySignature({ chainId: network, accountAddress: address, message, signature })).toBe('bip137')
  })

  it('bip122: a taproot address is asked for BIP-322', async () => {
    const address = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
    const { asked } = await sign('bip122:000000000019d6689c085ae165831e93', address, () => ({ signature: 'AA==' }))
    expect(asked).toMatchObject([{ params: { protocol: 'bip322' } }])
  })

  it('polkadot: polkadot_signMessage', async () => {
    const { asked, signature } = await sign('polkadot:91b171bb158e2d3848fa23a9f1c25182', '1abc', () => ({
      id: 1,
      signature: '0xab',
    }))
    expect(asked).toEqual([{ method: 'polkadot_signMessage', params: { address: '1abc', message } }])
    expect(signature).toBe('0xab')
  })

  it('cosmos: has none', async () => {
    await expect(sign('cosmos:cosmoshub-4', 'cosmos1abc', () => '')).rejects.toMatchObject({
      code: 'capability/unsupported',
    })
  })
})
