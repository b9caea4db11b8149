// Runs in a thread of its own (src/images/createReencoder.ts): turns a picture of any size into a small WebP.
// A plain file and not TypeScript, so that the same one runs from the source and from the built package.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

// The codecs make one of these, as in a browser.
globalThis.ImageData = class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height })
  }
}

const compile = async (file) => WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(file))))

const decoders = {
  async png(bytes) {
    const { decode, init } = await import('@jsquash/png/decode.js')
    await init(await compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
    return decode(bytes)
  },
  async jpeg(bytes) {
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js')
    await init(await compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
    return decode(bytes, { preserveOrientation: true })
  },
  async webp(bytes) {
    const { default: decode, init } = await import('@jsquash/webp/decode.js')
    await init(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'))
    return decode(bytes)
  },
}

async function shrink(image, side) {
  const rough = reduce(image, Math.floor(Math.max(image.width, image.height) / (2 * side)))
  const scale = side / Math.max(rough.width, rough.height)
  if (scale >= 1) return rough
  const { default: resize, initResize } = await import('@jsquash/resize')
  await initResize(await compile('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
  const scaled = (length) => Math.max(1, Math.round(length * scale))
  return resize(rough, { width: scaled(rough.width), height: scaled(rough.height), linearRGB: false })
}

/** Blocks of `factor` by `factor` become one pixel. Resizing well takes many bytes per pixel, so it gets few of them. */
function reduce(image, factor) {
  if (factor < 2) return image
  const width = Math.max(1, Math.floor(image.width / factor))
  const height = Math.max(1, Math.floor(image.height / factor))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = Math.min(image.width, (x + 1) * factor)
      const bottom = Math.min(image.height, (y + 1) * factor)
      data.set(meanOf(image, x * factor, y * factor, right, bottom), (y * width + x) * 4)
    }
  return new ImageData(data, width, height)
}

/** The mean colour of a block, weighted by how opaque its pixels are. */
function meanOf({ data, width }, left, top, right, bottom) {
  let red = 0
  let green = 0
  let blue = 0
  let opacity = 0
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
      const alpha = data[at + 3]
      red += data[at] * alpha
      green += data[at + 1] * alpha
      blue += data[at + 2] * alpha
      opacity += alpha
    }
  }
  if (opacity === 0) return [0, 0, 0, 0]
  return [red / opacity, green / opacity, blue / opacity, opacity / ((right - left) * (bottom - top))]
}

async function encode(image) {
  const { default: encodeWebp, init } = await import('@jsquash/webp/encode.js')
  await init(await compile('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  return new Uint8Array(await encodeWebp(image, { quality: 82 }))
}

const { format, bytes, side } = workerData
const picture = await shrink(await decoders[format](bytes.buffer), side)
parentPort.postMessage(await encode(picture))
