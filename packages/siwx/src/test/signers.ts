import { ed25519 } from '@noble/curves/ed25519.js'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CaipNetworkId } from '@portico/wire'
import { fromBase58, toBase58, toBase64 } from '@portico/wire/relay'
import { privateKeyToAccount } from 'viem/accounts'
import { segwitDigest, taprootDigest } from '../verify/bitcoin/bip322.js'
import { hash160, sha256Twice, taggedHash, withLength } from '../verify/bitcoin/bytes.js'
import { readAddress } from '../verify/bitcoin/readAddress.js'
import type { SignatureKind } from '../verify/signed.js'

/** An account that signs for real. */
export type Signer = {
  readonly name: string
  readonly kind: SignatureKind
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  sign(message: string): Promise<string>
}

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const reference = bitcoin.slice('bip122:'.length)
/** The key of BIP-322's own vectors, without its base58 wrapping; its addresses are published there. */
const key = (fromBase58('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k') ?? new Uint8Array()).slice(1, 33)
const publicKey = secp256k1.getPublicKey(key)

const withChecksum = (body: Uint8Array) => toBase58(concatBytes(body, sha256Twice(body).slice(0, 4)))
const scriptOf = (address: string) => readAddress(address, reference)?.script ?? new Uint8Array()

function evmSigner(seed: string): Signer {
  const account = privateKeyToAccount(`0x${seed.repeat(32)}`)
  const sign = (message: string) => account.signMessage({ message })
  return { name: 'eip155', kind: 'eip191', chainId: 'eip155:1', accountAddress: account.address, sign }
}

function solanaSigner(seed: number): Signer {
  const secret = new Uint8Array(32).fill(seed)
  return {
    name: 'solana',
    kind: 'ed25519',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    accountAddress: toBase58(ed25519.getPublicKey(secret)),
    sign: async (message) => toBase58(ed25519.sign(utf8ToBytes(message), secret)),
  }
}

function segwitSigner(name: string, accountAddress: string): Signer {
  const sign = async (message: string) => {
    const digest = segwitDigest(message, scriptOf(accountAddress), hash160(publicKey))
    const signature = secp256k1.sign(digest, key, { prehash: false, format: 'der' })
    const full = withLength(concatBytes(signature, Uint8Array.of(1)))
    return toBase64(concatBytes(Uint8Array.of(2), full, withLength(publicKey)))
  }
  return { name, kind: 'bip322', chainId: bitcoin, accountAddress, sign }
}

function taprootSigner(accountAddress: string): Signer {
  const { n } = secp256k1.Point.CURVE()
  const number = (bytes: Uint8Array) => secp256k1.Point.Fn.fromBytes(bytes)
  const even = publicKey[0] === 2 ? number(key) : n - number(key)
  const tweak = number(taggedHash('TapTweak', publicKey.slice(1)))
  const secret = secp256k1.Point.Fn.toBytes((even + tweak) % n)
  const sign = async (message: string) => {
    const signature = schnorr.sign(taprootDigest(message, scriptOf(accountAddress), 0), secret)
    return toBase64(concatBytes(Uint8Array.of(1), withLength(signature)))
  }
  return { name: 'bip122 P2TR', kind: 'bip322', chainId: bitcoin, accountAddress, sign }
}

function compactSigner(name: string, accountAddress: string, header: number): Signer {
  const sign = async (message: string) => {
    const text = withLength(utf8ToBytes(message))
    const digest = sha256Twice(concatBytes(withLength(utf8ToBytes('Bitcoin Signed Message:\n')), text))
    const signature = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' })
    return toBase64(concatBytes(Uint8Array.of(header + (signature[0] ?? 0)), signature.slice(1)))
  }
  return { name, kind: 'bip137', chainId: bitcoin, accountAddress, sign }
}

const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const legacy = withChecksum(concatBytes(Uint8Array.of(0), hash160(publicKey)))
const redeem = concatBytes(Uint8Array.of(0, 20), hash160(publicKey))
const nested = withChecksum(concatBytes(Uint8Array.of(5), hash160(redeem)))

export const evm = evmSigner('a1')
export const signers: readonly Signer[] = [
  evm,
  solanaSigner(7),
  segwitSigner('bip122 P2WPKH', segwit),
  segwitSigner('bip122 P2SH-P2WPKH', nested),
  taprootSigner(taproot),
  compactSigner('bip122 P2PKH by BIP-137', legacy, 31),
  compactSigner('bip122 P2WPKH by BIP-137', segwit, 39),
  compactSigner('bip122 P2SH-P2WPKH by BIP-137', nested, 35),
]
/** Others of the same kinds of chains. */
export const strangers: readonly Signer[] = [evmSigner('b2'), solanaSigner(8)]
