import { deflateSync } from 'node:zlib'

type PngOptions = {
  readonly width: number
  readonly height: number
  readonly bits?: 1 | 2 | 4 | 8 | 16
  /** 0 grey, 2 colour, 6 colour with opacity. */
  readonly kind?: 0 | 2 | 6
  /** Rows that are really there. */
  readonly rows?: number
  /** Chunks before the picture's own, and bytes behind its end. */
  readonly before?: readonly Buffer[]
  readonly behind?: Buffer
}

const samples = { 0: 1, 2: 3, 6: 4 }

/** A PNG of a soft colour run, as honest or dishonest as asked for. */
export function makePng({
  width,
  height,
  bits = 8,
  kind = 6,
  rows = height,
  before = [],
  behind,
}: PngOptions): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  header[9] = kind
  const line = Math.ceil((width * samples[kind] * bits) / 8) + 1
  const lines = Buffer.alloc(line * rows, 0xb0)
  for (let row = 0; row < rows; row++)
    lines.fill(row & 0xff, row * line + 1, row * line + 2).fill(0, row * line, row * line + 1)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngChunk('IHDR', header),
      ...before,
      pngChunk('IDAT', deflateSync(lines)),
      pngChunk('IEND', Buffer.alloc(0)),
      ...(behind ? [behind] : []),
    ]),
  )
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crcOf(body), body.length + 4)
  return chunk
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A red JPEG, 8 by 4 pixels. */
export function makeJpeg(): Uint8Array {
  return new Uint8Array(Buffer.from(redJpeg, 'base64'))
}

const redJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wEEEAAQABAAEAAQABEAEAASABQAFAASABkAGwAYABsAGQAlACIAHwAfACIAJQA4ACgAKwAoACsAKAA4AFUANQA+ADUANQA+ADUAVQBLAFsASgBFAEoAWwBLAIcAagBeAF4AagCHAJwAgwB8AIMAnAC9AKkAqQC9AO4A4gDuATcBNwGiEQAQABAAEAAQABEAEAASABQAFAASABkAGwAYABsAGQAlACIAHwAfACIAJQA4ACgAKwAoACsAKAA4AFUANQA+ADUANQA+ADUAVQBLAFsASgBFAEoAWwBLAIcAagBeAF4AagCHAJwAgwB8AIMAnAC9AKkAqQC9AO4A4gDuATcBNwGi/8IAEQgABAAIAwEiAAIRAQMRAf/EACgAAQEAAAAAAAAAAAAAAAAAAAAFAQEBAAAAAAAAAAAAAAAAAAAEBv/aAAwDAQACEAMQAAAAlgVR/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwB//9k='
