import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { SiwxError } from '../../SiwxError.js'
import type { SignatureKind, Signed } from '../signed.js'
import { acceptedSelector, encodeIsValidSignature, encodeValidatorParameters } from './encodeCall.js'
import type { EthCall } from './ethCall.js'
import { hashPersonalMessage } from './hashPersonalMessage.js'
import { recoverAddress } from './recoverAddress.js'
import { validatorCode } from './validatorCode.js'

/** Thirty-two bytes at the end that say: this account may not exist yet (ERC-6492). */
const wrapping = /* @__PURE__ */ '6492'.repeat(16)
const wrappingBytes = 32
/** Passkey signatures and multi-signatures are long, but not endless. */
const signatureDigits = 32_768

/**
 * A signature of a key (EIP-191), of a wallet contract (ERC-1271), or of one that is not deployed yet (ERC-6492). What is
 * wrapped goes to the chain first. A signature of the address's own key needs no chain: nobody has the key of a contract.
 */
export async function verifyEvmSignature(
  signed: Signed,
  call?: EthCall | undefined,
): Promise<SignatureKind | undefined> {
  const signature = readSignature(signed.signature)
  if (!signature) return undefined
  const hash = hashPersonalMessage(signed.message)
  const isWrapped = bytesToHex(signature.subarray(-wrappingBytes)) === wrapping
  if (!isWrapped && recoverAddress(hash, signature) === signed.accountAddress.toLowerCase()) return 'eip191'
  if (!call) return undefined
  const callContract = (request: Parameters<EthCall>[1]): Promise<string | undefined> =>
    call(signed.chainId, request).catch((cause: unknown) => {
      throw new SiwxError('siwx/call', { cause })
    })
  if (isWrapped) {
    const parameters = encodeValidatorParameters(signed.accountAddress, hash, signature.subarray(0, -wrappingBytes))
    return (await callContract({ data: validatorCode + parameters })) === '0x01' ? 'eip6492' : undefined
  }
  const answer = await callContract({ to: signed.accountAddress, data: encodeIsValidSignature(hash, signature) })
  // The magic value fills a word of its own: an echo of the question is no answer.
  return answer?.toLowerCase() === `0x${acceptedSelector.padEnd(64, '0')}` ? 'eip1271' : undefined
}

function readSignature(text: string): Uint8Array | undefined {
  if (text.length > signatureDigits || !/^0x(?:[0-9a-fA-F]{2})+$/.test(text)) return undefined
  return hexToBytes(text.slice(2))
}
