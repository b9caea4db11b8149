import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('what is committed is what the contracts give', () => {
  const script = fileURLToPath(new URL('../scripts/compile.mjs', import.meta.url))
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain('up to date')
}, 120_000)
