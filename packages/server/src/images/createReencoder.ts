import { Worker } from 'node:worker_threads'
import type { ServerEnv } from '../env.js'
import { imageLimits } from './limits.js'
import { RefusedImageError } from './RefusedImageError.js'
import { isSvg, type SniffedImage, sniffImage } from './sniffImage.js'

/** Makes a small WebP of a stranger's picture, or rejects with a RefusedImageError. */
export type Reencode = (bytes: Uint8Array) => Promise<Uint8Array>

/**
 * Decoding happens in a thread that lives for one picture: whatever a picture does to it, time and memory end with it.
 * One at a time, so that the memory of the largest picture is all that is ever needed.
 */
export function createReencoder({ env }: { readonly env: ServerEnv }): Reencode {
  let running = 0
  const waiting: (() => void)[] = []

  async function takeTurn(): Promise<void> {
    if (running < imageLimits.workers) running += 1
    else if (waiting.length >= imageLimits.queue) throw new RefusedImageError('busy')
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (bytes) => {
    const image = checkImage(bytes)
    await takeTurn()
    try {
      return await runWorker(env, bytes, image)
    } finally {
      endTurn()
    }
  }
}

/** What can be refused before anything is decoded. */
export function checkImage(bytes: Uint8Array): SniffedImage {
  if (bytes.length > imageLimits.sourceBytes) throw new RefusedImageError('size')
  const image = sniffImage(bytes)
  if (!image) throw new RefusedImageError(isSvg(bytes) ? 'svg' : 'format')
  if (image.width === 0 || image.height === 0) throw new RefusedImageError('broken')
  if (image.width * image.height > imageLimits.pixels) throw new RefusedImageError('pixels')
  return image
}

function runWorker(env: ServerEnv, bytes: Uint8Array, { format }: SniffedImage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../bin/reencode.mjs', import.meta.url), {
      // A copy with a buffer of its own: the decoders read the whole buffer.
      workerData: { format, bytes: new Uint8Array(bytes), side: imageLimits.side },
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
      env: {},
      stdin: false,
      stdout: true,
      stderr: true,
    })
    const refuse = (cause?: unknown) => end(() => reject(new RefusedImageError('broken', { cause })))
    const timer = env.setTimeout(refuse, imageLimits.reencodeMs)
    const end = (settle: () => void) => {
      env.clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    worker.once('message', (answer: unknown) =>
      answer instanceof Uint8Array && answer.length > 0 ? end(() => resolve(answer)) : refuse(),
    )
    worker.once('error', refuse)
    worker.once('exit', () => refuse())
  })
}
