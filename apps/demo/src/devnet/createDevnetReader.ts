import type { Devnet } from './devnet.js'
import { readDevnet } from './readDevnet.js'
import { usualDevnet } from './usualDevnet.js'

export type DevnetReader = (isNeeded: boolean) => Promise<Devnet>

/** Asks for the local chains once, and only when something on the page uses them. */
export function createDevnetReader(): DevnetReader {
  let answer: Promise<Devnet> | undefined
  return async (isNeeded) => {
    if (isNeeded) answer ??= readDevnet()
    return answer ?? usualDevnet
  }
}
