import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runStep } from './runStep.mjs'

const node = (code, options) => runStep(process.execPath, ['-e', code], options)

describe('runStep', () => {
  it('default', async () => {
    await expect(node('')).resolves.toBeUndefined()
  })

  it('error: carries what the program wrote', async () => {
    await expect(node('console.log("out"); console.error("why"); process.exit(3)')).rejects.toThrow(
      /ended with 3\.\n(out\nwhy|why\nout)/,
    )
    await expect(runStep('portico-no-such-program', [])).rejects.toThrow('ENOENT')
  })

  it('behavior: an aborted signal ends what the program started too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-step-'))
    const file = join(folder, 'started')
    const grandchild = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); setInterval(() => undefined, 1000)`
    const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`
    const abort = new AbortController()
    const step = node(child, { signal: abort.signal })
    step.catch(() => undefined)
    await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true)
    abort.abort()
    // The grandchild holds the output's pipe too, so this cannot settle before it has ended.
    await expect(step).rejects.toThrow('ended with SIGTERM')
    rmSync(folder, { recursive: true })
  })

  it('behavior: a signal that is aborted already ends it at once', async () => {
    await expect(node('setInterval(() => undefined, 1000)', { signal: AbortSignal.abort() })).rejects.toThrow('SIGTERM')
  })
})
