import { createPrivateKey, createPublicKey, sign as signBytes } from 'node:crypto'
import { toBase58 } from '@portico/wire/relay'
import { type Hex, hexToBytes, ripemd160, sha256 } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'

/** Accounts beyond EVM that sign for real. */
export type ChainSigner = { readonly address: string; sign(message: string): Promise<string> }

/** The fixed bytes before the secret of an Ed25519 key (RFC 8410). */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

export function solanaSigner(seed: number): ChainSigner {
  const der = Buffer.concat([ed25519Prefix, Buffer.alloc(32, seed)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    address: toBase58(publicKey),
    sign: async (message) => toBase58(signBytes(null, Buffer.from(message), key)),
  }
}

/** A plain address (P2PKH) and the message signature that Bitcoin wallets have had from the beginning. */
export function bitcoinSigner(secret: Hex): ChainSigner {
  const point = hexToBytes(privateKeyToAccount(secret).publicKey)
  const isOdd = ((point[64] ?? 0) & 1) === 1
  const publicKey = Buffer.concat([Buffer.of(isOdd ? 3 : 2), point.subarray(1, 33)])
  const twice = (bytes: Uint8Array) => sha256(sha256(bytes, 'bytes'), 'bytes')
  const body = Buffer.concat([Buffer.of(0), ripemd160(sha256(publicKey, 'bytes'), 'bytes')])
  return {
    address: toBase58(Buffer.concat([body, twice(body).subarray(0, 4)])),
    async sign(message) {
      const text = Buffer.from(message)
      const length = text.length < 253 ? Buffer.of(text.length) : Buffer.of(253, text.length & 255, text.length >> 8)
      const digest = twice(Buffer.concat([Buffer.from('\x18Bitcoin Signed Message:\n'), length, text]))
      const { r, s, yParity } = await sign({ hash: `0x${Buffer.from(digest).toString('hex')}`, privateKey: secret })
      return Buffer.concat([Buffer.of(31 + (yParity ?? 0)), hexToBytes(r), hexToBytes(s)]).toString('base64')
    },
  }
}
