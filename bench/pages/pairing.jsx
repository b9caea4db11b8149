import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { porticoLocal } from '@portico/evm/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { encodeRelayJwt, formatDidKey } from '@portico/wire/relay'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const endpoint = new URLSearchParams(location.search).get('endpoint')
const projectId = '0123456789abcdef0123456789abcdef'
const kit = createPortico({ projectId, endpoint, networks: [porticoLocal], adapters: [evm()], debug: false })
createRoot(document.getElementById('app')).render(createElement(PorticoProvider, { kit }, createElement(ConnectButton)))

/** What nobody can do without: keys, a socket to the relay, and one answer from it. */
window.measureRoundTrip = async () => {
  const start = performance.now()
  crypto.getRandomValues(new Uint8Array(32))
  const [, keys] = await Promise.all([
    crypto.subtle.generateKey('X25519', false, ['deriveBits']),
    crypto.subtle.generateKey('Ed25519', true, ['sign']),
  ])
  const url = `${endpoint.replace('http', 'ws')}/relay`
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss: formatDidKey(raw), sub: '00'.repeat(32), aud: url, iat, exp: iat + 86_400 }
  let signed
  encodeRelayJwt(claims, (message) => {
    signed = message
    return new Uint8Array(64)
  })
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, signed))
  const auth = encodeRelayJwt(claims, () => signature)
  const socket = new WebSocket(`${url}?auth=${auth}&projectId=${projectId}`)
  await new Promise((resolve, reject) => {
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ id: '1', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic: '0'.repeat(64) } }),
      )
    socket.onmessage = ({ data }) => (JSON.parse(data).result ? resolve() : reject(new Error(data)))
    socket.onclose = ({ code, reason }) => reject(new Error(`${code} ${reason}`))
  })
  const ms = performance.now() - start
  socket.close()
  return ms
}
