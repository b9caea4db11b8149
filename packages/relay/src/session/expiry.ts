import { limits } from '../limits.js'

/** When a pairing that is shown now ends, in milliseconds (RELAY-01). */
export function pairingExpiresAt(now: number): number {
  return now + limits.pairingMs
}

/** Expired ten seconds early: a scan takes a moment (RELAY-01). */
export function isPairingExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt - limits.pairingLeewayMs
}

/** A new code may be asked for a second after the last (RELAY-01). */
export function canRetryPairing(startedAt: number, now: number): boolean {
  return now - startedAt >= limits.pairingRetryMs
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}

export function sessionExpiry(now: number): number {
  return toSeconds(now) + limits.sessionSeconds
}

export function isExpired(seconds: number, now: number): boolean {
  return seconds * 1000 <= now
}

/** A request waits five minutes at least, seven days at most. */
export function requestSeconds(seconds: number = limits.requestSeconds): number {
  return Math.min(limits.maxRequestSeconds, Math.max(limits.requestSeconds, Math.floor(seconds)))
}
