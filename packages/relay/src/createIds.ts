import type { RelayEnv } from './env.js'

/** Ids of messages: milliseconds, then chance, and never twice however many are made in one of them. */
export type Ids = {
  /** 16 digits, what a number holds exactly: between peers. */
  forPeer(): number
  /** 19 decimal digits: between us and the relay. */
  forRelay(): string
}

export function createIds(env: Pick<RelayEnv, 'now' | 'randomBytes'>): Ids {
  let last = 0
  function forPeer(): number {
    last = Math.max(last + 1, env.now() * 1000 + randomBelow(env, 1000))
    return last
  }
  return {
    forPeer,
    forRelay: () => `${forPeer()}${String(randomBelow(env, 1000)).padStart(3, '0')}`,
  }
}

function randomBelow(env: Pick<RelayEnv, 'randomBytes'>, limit: number): number {
  return env.randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0) % limit
}
