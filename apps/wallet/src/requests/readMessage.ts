import { type Address, bytesToHex, hexToBytes, isHex, stringToBytes } from 'viem'
import type { Task } from './task.js'

const maxBytes = 65_536

/** The bytes of a `personal_sign`: hexadecimal, or text as it stands. */
export function readMessage(account: Address, data: unknown): Task | undefined {
  if (typeof data !== 'string' || data.length > maxBytes * 2) return undefined
  const bytes = isHex(data) && data.length % 2 === 0 ? hexToBytes(data) : stringToBytes(data)
  const text = decode(bytes)
  return { kind: 'message', account, raw: bytesToHex(bytes), text, signInDomain: text && signInDomain(text) }
}

/** Undefined when it is no text, or text with characters that turn or hide the rest. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /[\p{Cf}\p{Co}]|[^\P{Cc}\n\r\t]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** Whom an EIP-4361 message signs in to. */
function signInDomain(text: string): string | undefined {
  return /^(?:https?:\/\/)?([^\s/]{1,253}) wants you to sign in with your Ethereum account:\n/.exec(text)?.[1]
}
