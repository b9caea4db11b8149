import type { Namespace } from '@portico/wire'
import { toBase58, toBase64 } from '@portico/wire/relay'

type Signing = {
  request(message: string, address: string): { readonly method: string; readonly params: object }
  /** As who verifies it wants it. @default as the wallet wrote it */
  readonly write?: ((signature: string) => string) | undefined
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** How each kind of chain signs a message over the relay, by its public specification. Cosmos has no method for it. */
export const messageSigning: Readonly<Partial<Record<Namespace, Signing>>> = /* @__PURE__ */ Object.freeze({
  eip155: {
    request: (message, address) => ({ method: 'personal_sign', params: [`0x${toHex(bytesOf(message))}`, address] }),
  },
  solana: {
    request: (message, address) => ({
      method: 'solana_signMessage',
      params: { message: toBase58(bytesOf(message)), pubkey: address },
    }),
  },
  bip122: {
    request: (message, address) => ({
      method: 'signMessage',
      // A taproot address has no ECDSA key, which is what wallets take without `protocol`.
      params: { message, account: address, address, ...(/^(bc|tb|bcrt)1p/i.test(address) && { protocol: 'bip322' }) },
    }),
    // The specification says hexadecimal, whoever verifies reads base64, and wallets send both.
    write: hexToBase64,
  },
  polkadot: {
    request: (message, address) => ({ method: 'polkadot_signMessage', params: { address, message } }),
  },
} satisfies Partial<Record<Namespace, Signing>>)

function hexToBase64(text: string): string {
  const digits = text.replace(/^0x/, '')
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) return text
  return toBase64(Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}
