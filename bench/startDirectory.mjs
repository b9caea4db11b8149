import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'

/** A directory of so many wallets, one in eight with a logo and the others with monograms, as the operator's server answers it. */
export async function startDirectory(count) {
  const wallets = Array.from({ length: count }, (_, index) => ({
    id: `wallet-${index}`,
    name: `Wallet ${index}`,
    image_id: index % 8 ? `wallet-${index}.m1${index}` : `image-${index}`,
    homepage: `https://wallet-${index}.example/`,
    mobile_link: `wallet-${index}://`,
    rdns: `example.wallet-${index}`,
    badge_type: index % 3 ? 'none' : 'certified',
  }))
  // Drawn ahead: what the machine does while something is measured is in the figure.
  const logos = wallets.map((_, index) => (index % 8 ? undefined : drawLogo(index)))
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost')
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=60' }
    if (url.pathname.startsWith('/getWalletImage/')) {
      response.writeHead(200, { ...headers, 'content-type': 'image/png' })
      response.end(logos[Number(url.pathname.split('-').at(-1))])
      return
    }
    const page = Number(url.searchParams.get('page'))
    const entries = Number(url.searchParams.get('entries'))
    const excluded = new Set(url.searchParams.get('exclude')?.split(','))
    const listed = wallets.filter(({ id }) => !excluded.has(id))
    const data = listed.slice((page - 1) * entries, page * entries)
    response.writeHead(200, { ...headers, 'content-type': 'application/json' })
    response.end(JSON.stringify({ data, count: listed.length }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const size = 128

/** A picture of its own for every number: a gradient in one of many colours. */
function drawLogo(number) {
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(1 + size * 3)
    for (let x = 0; x < size; x++)
      row.set([(number * 37) % 256, (number * 91 + y) % 256, (x + number) % 256], 1 + x * 3)
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', deflateSync(Buffer.concat(rows))), part('IEND')])
}

function part(name, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
