import { describe, expect, it } from 'vitest'
import { nodeEnv } from '../env.js'
import { bombs, impostors, polyglots } from '../test/hostilePictures.js'
import { makeJpeg, makePng } from '../test/pictures.js'
import { createReencoder } from './createReencoder.js'
import { imageLimits } from './limits.js'
import { RefusedImageError } from './RefusedImageError.js'
import { sniffImage } from './sniffImage.js'

// The worker runs on the machine's own clock.
const reencode = createReencoder({ env: nodeEnv() })
const outcomeOf = (attempt: Promise<Uint8Array>) =>
  attempt.then(sniffImage, (error: unknown) => (error instanceof RefusedImageError ? error.reason : `fault: ${error}`))

describe('reencode', () => {
  it.each([
    ['a small png', makePng({ width: 64, height: 48 }), 64, 48],
    ['a wide png', makePng({ width: 1_200, height: 300, kind: 2 }), 512, 128],
    ['a tall grey png of one bit', makePng({ width: 300, height: 3_000, kind: 0, bits: 1 }), 51, 512],
    ['a jpeg', makeJpeg(), 8, 4],
  ])('makes a webp of %s', async (_name, bytes, width, height) => {
    const webp = await reencode(bytes)
    expect(sniffImage(webp)).toEqual({ format: 'webp', width, height })
    expect(sniffImage(await reencode(webp))).toEqual({ format: 'webp', width, height })
  })

  it('says why a drawing is refused and what to do', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(reencode(drawing)).rejects.toThrow(
      'SVG is not taken, because it can carry script. Export the logo as PNG or WebP, 512 pixels wide, and upload that.',
    )
  })

  it('[sec:B5] refuses drawings and whatever else is no picture', async () => {
    for (const { name, bytes } of impostors())
      expect(await outcomeOf(reencode(bytes)), name).toMatch(/^(svg|format|size)$/)
  })

  it('[sec:B5] survives bombs: refused, or a small picture, each within five seconds', async () => {
    for (const { name, bytes } of bombs()) {
      const start = performance.now()
      const outcome = await outcomeOf(reencode(bytes))
      if (typeof outcome === 'object') expect(Math.max(outcome.width, outcome.height), name).toBeLessThanOrEqual(512)
      else expect(outcome, name).toMatch(/^(format|size|pixels|broken)$/)
      expect(performance.now() - start, name).toBeLessThan(imageLimits.reencodeMs + 1_000)
    }
  }, 60_000)

  it('[sec:B5] leaves nothing of a polyglot but the picture, in bounded memory', async () => {
    const start = process.memoryUsage().rss
    let peak = start
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss)
    }, 5)
    // Of memory and contents: the time limit has tests of its own, and a busy machine starts a decoder slowly.
    const env = { ...nodeEnv(), setTimeout: (run: () => void, ms: number) => setTimeout(run, ms * 6) }
    const patient = createReencoder({ env })
    for (const { name, bytes } of polyglots()) {
      const webp = await patient(bytes)
      expect(sniffImage(webp)?.format, name).toBe('webp')
      expect(Buffer.from(webp).toString('latin1'), name).not.toMatch(/<(script|svg|html|\?php)|alert\(/i)
    }
    clearInterval(watch)
    expect((peak - start) / 1024 / 1024).toBeLessThan(256)
    expect(impostors().length + bombs().length + polyglots().length).toBeGreaterThanOrEqual(60)
  }, 60_000)

  it('decodes one at a time and turns away what cannot wait', async () => {
    const one = createReencoder({ env: nodeEnv() })
    const attempts = Array.from({ length: imageLimits.workers + imageLimits.queue + 3 }, () =>
      outcomeOf(one(makePng({ width: 2, height: 2, rows: 0 }))),
    )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'broken')).toHaveLength(imageLimits.workers + imageLimits.queue)
  }, 60_000)

  it('ends a decoder that does not end', async () => {
    // A clock that strikes at once stands in for five long seconds.
    const env = { ...nodeEnv(), setTimeout: (run: () => void) => setTimeout(run, 0) }
    expect(await outcomeOf(createReencoder({ env })(makePng({ width: 4_000, height: 4_000 })))).toBe('broken')
  })
})
