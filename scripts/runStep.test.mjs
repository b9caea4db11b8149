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
    const abort = new AbortController()
    // Resolves at `close`, i.e. when the grandchild, which holds the pipe as well, is gone.
    const grandchild = 'setInterval(() => undefined, 1000)'
    const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`
    const step = node(child, { signal: abort.signal })
    abort.abort()
    await expect(step).rejects.toThrow('ended with SIGTERM')
  })

  it('behavior: a signal that is aborted already ends it at once', async () => {
    await expect(node('setInterval(() => undefined, 1000)', { signal: AbortSignal.abort() })).rejects.toThrow('SIGTERM')
  })
})
