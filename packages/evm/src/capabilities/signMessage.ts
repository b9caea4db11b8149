import { PorticoError, type SignMessageParameters } from '@portico/core/adapter'
import { fromRpc } from '@portico/core/rpc'

/** EIP-191: 65 bytes of a key, or the longer proof of a smart account. */
const signaturePattern = /^0x([0-9a-f]{2}){65,}$/i

export async function signMessage({ connection, address, message }: SignMessageParameters): Promise<string> {
  let answer: unknown
  try {
    answer = await connection.provider.request({ method: 'personal_sign', params: [toHex(message), address] })
  } catch (error) {
    throw fromRpc(error)
  }
  if (typeof answer !== 'string' || !signaturePattern.test(answer)) throw new PorticoError('connect/bad-answer')
  return answer
}

/** As bytes, because some wallets take plain text that happens to begin with 0x for bytes. */
function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
