import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Cacao } from '@portico/wire/relay'
import { accountOfCacao, formatAuthMessage, formatAuthMessageAsIs } from '../session/authMessage.js'
import { addressOf } from '../session/namespaces.js'

/** Asks a contract wallet's own chain whether a signature is its (EIP-1271). */
export type VerifyContractSignature = (signed: {
  readonly account: string
  readonly message: string
  readonly signature: string
}) => Promise<boolean>

/** A cacao that was checked, with the very text that its account signed: whoever checks it again needs that one. */
export type SignedCacao = Cacao & { readonly message: string }

/** The cacao with its text, when the account that it names has signed what it says; else undefined. */
export async function verifyCacao(
  cacao: Cacao,
  verifyContract?: VerifyContractSignature,
): Promise<SignedCacao | undefined> {
  const account = accountOfCacao(cacao)
  if (!account) return undefined
  const messages = [formatAuthMessage(cacao.p, account), formatAuthMessageAsIs(cacao.p, account)]
  const address = addressOf(account).toLowerCase()
  const { t: kind, s: signature } = cacao.s
  for (const message of messages) {
    const isSigned =
      kind === 'eip191'
        ? recoverSigner(message, signature) === address
        : kind === 'eip1271' && (await verifyContract?.({ account, message, signature }))
    if (isSigned) return { ...cacao, message }
  }
  return undefined
}

function recoverSigner(message: string, signature: string): string | undefined {
  try {
    const bytes = hexToBytes(signature.replace(/^0x/, ''))
    const v = bytes[64] ?? 0
    if (bytes.length !== 65) return undefined
    const text = utf8ToBytes(message)
    const digest = keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), text))
    const recovery = Uint8Array.of(v >= 27 ? v - 27 : v)
    const point = secp256k1.Signature.fromBytes(concatBytes(recovery, bytes.subarray(0, 64)), 'recovered')
    const key = point.recoverPublicKey(digest).toBytes(false)
    return `0x${bytesToHex(keccak_256(key.subarray(1)).subarray(12))}`
  } catch {
    return undefined // not a signature
  }
}
