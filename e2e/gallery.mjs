// node e2e/gallery.mjs [name of a scene …]: draws every view and state into /gallery, as single pictures and as sheets.
// Built packages and demo are used as they are: run `npm run build` first.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const scenes = process.argv.slice(2)
if (scenes.length === 0) rmSync(join(root, 'gallery'), { recursive: true, force: true })

const cli = join(root, 'node_modules/@playwright/test/cli.js')
const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'e2e/gallery/playwright.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORTICO_GALLERY_SCENES: scenes.join(',') },
})
process.exitCode = status ?? 1
