import { afterEach, expect, it, vi } from 'vitest'
import { platformEnv } from './env.js'

afterEach(() => vi.unstubAllGlobals())

it('is as thin as it looks: text in, text out, and the close with its code', () => {
  const sockets: FakeSocket[] = []
  class FakeSocket {
    readonly sent: string[] = []
    readonly url: string
    closed: unknown
    onopen = () => {}
    onmessage = (_: { data: unknown }) => {}
    onclose = (_: { code: number; reason: string }) => {}
    constructor(url: string) {
      this.url = url
      sockets.push(this)
    }
    send(text: string) {
      this.sent.push(text)
    }
    close(code?: number, reason?: string) {
      this.closed = [code, reason]
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  const heard: unknown[] = []
  const storage = { get: () => null, set: () => undefined, remove: () => undefined }
  const opened = platformEnv({ storage }).openSocket('wss://relay.test', {
    onOpen: () => heard.push('open'),
    onMessage: (text) => heard.push(text),
    onClose: (close) => heard.push(close),
  })
  const [socket] = sockets
  socket?.onopen()
  socket?.onmessage({ data: 'hello' })
  socket?.onmessage({ data: new ArrayBuffer(1) })
  socket?.onclose({ code: 4010, reason: 'move' })
  opened.send('text')
  opened.close(1000, 'done')
  expect(heard).toEqual(['open', 'hello', { code: 4010, reason: 'move' }])
  expect(socket).toMatchObject({ url: 'wss://relay.test', sent: ['text'], closed: [1000, 'done'] })
})

it('takes the rest from the platform, and what is given instead of it', () => {
  const storage = { get: () => null, set: () => undefined, remove: () => undefined }
  const env = platformEnv({ storage, now: () => 7 })
  expect(env.now()).toBe(7)
  expect(env.randomBytes(32)).toHaveLength(32)
  expect(env.subtle()).toBe(crypto.subtle)
})
