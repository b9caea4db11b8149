// A socket to a relay with as little of a client as a load needs.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { encodeRelayJwt, formatDidKey } from '@portico/wire/relay'
import { WebSocket } from 'ws'

export const projectId = '0123456789abcdef0123456789abcdef'
export const newTopic = () => randomBytes(32).toString('hex')

export function openClient(port, { onMessage = () => undefined } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const url = `ws://127.0.0.1:${port}/relay`
  const iat = Math.floor(Date.now() / 1_000)
  const iss = formatDidKey(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const claims = { iss, sub: randomBytes(32).toString('hex'), aud: url, iat, exp: iat + 86_400 }
  const auth = encodeRelayJwt(claims, (message) => sign(null, message, privateKey))
  const socket = new WebSocket(`${url}?auth=${auth}&projectId=${projectId}`, { perMessageDeflate: false })
  const waiting = new Map()
  let last = 0
  socket.on('message', (data) => {
    const frame = JSON.parse(data)
    if (frame.method === 'irn_subscription') {
      socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
      onMessage(frame.params.data)
      return
    }
    const { resolve, reject } = waiting.get(frame.id) ?? {}
    waiting.delete(frame.id)
    if (frame.error) reject?.(new Error(frame.error.message))
    else resolve?.(frame.result)
  })
  const client = {
    socket,
    call(method, params) {
      const id = `${++last}`
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      })
    },
  }
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(client))
    socket.once('error', reject)
    socket.once('close', (code, reason) => {
      const error = new Error(`The relay closed a socket: ${code} ${reason}`)
      for (const { reject: fail } of waiting.values()) fail(error)
      reject(error)
    })
  })
}
