import type { Context } from 'hono'
import { readHeader } from './readHeader.js'

/** Where a request comes from. Each trusted proxy adds one entry at the right; what stands left of them anybody may have written. */
export function clientIp(context: Context, trustedProxies: number): string {
  const socket = socketAddress(context.env) ?? 'unknown'
  return hopOf(readHeader(context, 'x-forwarded-for') ?? '', socket, trustedProxies)
}

/** The entry of `X-Forwarded-For` that the outermost trusted proxy wrote, or the socket's own address. */
export function hopOf(forwarded: string, socket: string, trustedProxies: number): string {
  if (trustedProxies === 0) return socket
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) || socket
}

/** Node's own request as the adapter hands it on; a request made in process has none. */
function socketAddress(bindings: unknown): string | undefined {
  // The shape is @hono/node-server's; every step may be missing.
  const { incoming } = (bindings ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress
}

/** A visitor's network: /24 and /48, coarse enough not to be a person. */
export function cutIp(ip: string): string {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.0`
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 3).join(':')}::` : plain
}

/** Whom a limit counts: an IPv4 address, or the /64 that one household has. */
export function limitIp(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? `${groupsOf(ip).slice(0, 4).join(':')}::` : ip
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = !tail ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
