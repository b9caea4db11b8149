import type { Fact } from '../../results/result.js'
import { type ActionContext, expectHex } from './actionContext.js'

/** `personal_sign`, and the check that a server would do. */
export async function signMessage({ provider, address }: ActionContext): Promise<readonly Fact[]> {
  const message = `Portico playground\n\nI own ${address}.`
  const bytes = [...new TextEncoder().encode(message)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const answer = await provider.request({ method: 'personal_sign', params: [`0x${bytes}`, address] })
  const signature = expectHex('a signature', answer)
  const { verifyMessage } = await import('viem/utils')
  const isVerified = await verifyMessage({ address, message, signature }).catch(() => false) // no signature at all
  return [
    ['Signature', signature],
    ['Verified', isVerified ? 'yes' : 'no'],
  ]
}
