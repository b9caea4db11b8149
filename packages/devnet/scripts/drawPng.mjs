import { crc32, deflateSync } from 'node:zlib'

const size = 160
const softEdge = 1.6 / size
const { max, min, round } = Math

// The palette holds three ramps of five, so that edges are soft in sixteen colours.
const rampStarts = Object.freeze({ '0-1': 0, '1-2': 5, '0-2': 10 })
const solid = Object.freeze([0, 4, 9])
// Which of the three colours an entry is, or stands next to.
const nearest = Object.freeze([0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 0, 0, 0, 2, 2])

/**
 * A PNG of three colours: `paint` is a list of [colour, shape], each over those before it.
 * @returns {Buffer} four bits per pixel
 */
export function drawPng({ colours, paint }) {
  const stride = 1 + size / 2
  const rows = Buffer.alloc(size * stride)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const index = pixelAt(paint, toUnit(column), toUnit(row))
      rows[row * stride + 1 + (column >> 1)] |= column % 2 === 0 ? index << 4 : index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([4, 3, 0, 0, 0], 8) // four bits, palette, no interlacing
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(toPalette(colours).flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const toUnit = (pixel) => ((pixel + 0.5) / size) * 2 - 1

function pixelAt(paint, x, y) {
  let index = 0
  for (const [colour, shape] of paint) {
    const cover = max(0, min(1, 0.5 - shape(x, y) / (2 * softEdge)))
    if (cover > 0.93) index = solid[colour]
    else if (cover > 0.07) index = blend(index, colour, cover)
  }
  return index
}

function blend(under, colour, cover) {
  const ground = nearest[under]
  if (ground === colour) return under
  const low = min(ground, colour)
  const share = ground === low ? cover : 1 - cover
  return rampStarts[`${low}-${max(ground, colour)}`] + round(share * 4)
}

function toPalette(colours) {
  const [ground, first, second] = colours.map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  const ramp = (a, b) => [0, 1, 2, 3, 4].map((n) => a.map((value, i) => round(value + ((b[i] - value) * n) / 4)))
  return [...ramp(ground, first), ...ramp(first, second), ...ramp(ground, second)]
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}
