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

/** Whether the account that the cacao names has signed what the cacao says. */
export async function verifyCacao(cacao: Cacao, verifyContract?: VerifyContractSignature): Promise<boolean> {
  const account = accountOfCacao(cacao)
  if (!account) return false
  const messages = [formatAuthMessage(cacao.p, account), formatAuthMessageAsIs(cacao.p, account)]
  const address = addressOf(account).toLowerCase()
  if (cacao.s.t === 'eip191') return messages.some((message) => recoverSigner(message, cacao.s.s) === address)
  if (cacao.s.t !== 'eip1271' || !verifyContract) return false
  for (const message of messages) if (await verifyContract({ account, message, signature: cacao.s.s })) return true
  return false
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
