import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fixture } from './fixture.mjs'
import { readJson } from './packages.mjs'
import { root as projectRoot } from './report.mjs'

const run = promisify(execFile)

it('finds dead files, dead exports and dependencies that nobody imports', async () => {
  const root = fixture({
    'knip.json': readJson(join(projectRoot, 'knip.json')),
    'package.json': { name: 'portico', private: true, type: 'module', workspaces: ['packages/*'] },
    'packages/core/package.json': {
      name: '@portico/core',
      type: 'module',
      exports: { '.': { default: './dist/exports/index.js' } },
      dependencies: { valibot: '1.5.0' },
    },
    'packages/core/src/exports/index.ts': "export { a } from '../a.js'\n",
    'packages/core/src/a.ts': 'export const a = 1\nexport const unusedName = 2\n',
    'packages/core/src/dead.ts': 'export const dead = 1\n',
  })
  const knip = join(projectRoot, 'node_modules/knip/bin/knip.js')
  const { stdout, code } = await run(process.execPath, [knip, '--no-progress'], { cwd: root }).catch((error) => error)
  expect(code).toBe(1)
  expect(stdout).toContain('packages/core/src/dead.ts')
  expect(stdout).toContain('unusedName')
  expect(stdout).toContain('valibot')
})
