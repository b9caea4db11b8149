import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256Twice, taggedHash, uint32, withLength } from './bytes.js'

const none = /* @__PURE__ */ Uint8Array.of()
const one = /* @__PURE__ */ Uint8Array.of(1)
const noValue = /* @__PURE__ */ Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0)
const zero = /* @__PURE__ */ uint32(0)
const sighashAll = 1
/** OP_RETURN: nothing can be spent here. */
const dead = /* @__PURE__ */ Uint8Array.of(0x6a)

/** The id of BIP-322's first transaction, which "sends" the message to the address. */
export function spendId(message: string, script: Uint8Array): Uint8Array {
  const digest = taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  const input = concatBytes(
    new Uint8Array(32),
    uint32(0xffffffff),
    withLength(concatBytes(Uint8Array.of(0, 32), digest)),
    zero,
  )
  return sha256Twice(concatBytes(zero, one, input, one, noValue, withLength(script), zero))
}

/** The id of its second transaction, which spends the first. Of use to tests: the id does not cover the signature. */
export function signId(message: string, script: Uint8Array): Uint8Array {
  const input = concatBytes(spendId(message, script), zero, withLength(none), zero)
  return sha256Twice(concatBytes(zero, one, input, one, noValue, withLength(dead), zero))
}

/** What a key signs in the second transaction when the coin is locked to a hash of it (BIP-143). */
export function segwitDigest(message: string, script: Uint8Array, keyHash: Uint8Array): Uint8Array {
  const outpoint = concatBytes(spendId(message, script), zero)
  const code = concatBytes(Uint8Array.of(0x76, 0xa9, 0x14), keyHash, Uint8Array.of(0x88, 0xac))
  return sha256Twice(
    concatBytes(
      zero,
      sha256Twice(outpoint),
      sha256Twice(zero),
      outpoint,
      withLength(code),
      noValue,
      zero,
      sha256Twice(concatBytes(noValue, withLength(dead))),
      zero,
      uint32(sighashAll),
    ),
  )
}

/** The same when it is locked to the key itself (BIP-341, by key). */
export function taprootDigest(message: string, script: Uint8Array, hashType: number): Uint8Array {
  const outpoint = concatBytes(spendId(message, script), zero)
  return taggedHash(
    'TapSighash',
    concatBytes(
      Uint8Array.of(0, hashType),
      zero,
      zero,
      sha256(outpoint),
      sha256(noValue),
      sha256(withLength(script)),
      sha256(zero),
      sha256(concatBytes(noValue, withLength(dead))),
      Uint8Array.of(0),
      zero,
    ),
  )
}
