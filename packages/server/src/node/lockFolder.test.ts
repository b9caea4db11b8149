import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFolder } from './lockFolder.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-lock-'))
const file = join(folder, 'deep/portico.lock')
afterAll(() => rmSync(folder, { recursive: true }))

it('makes the folder, and lets go of it', async () => {
  const unlock = await lockFolder(join(folder, 'deep'))
  expect(existsSync(file)).toBe(true)
  await unlock()
  expect(existsSync(file)).toBe(false)
})

it('keeps out while its owner runs, and says what to do', async () => {
  writeFileSync(file, String(process.ppid))
  await expect(lockFolder(join(folder, 'deep'))).rejects.toThrow(`in use by process ${process.ppid}. Stop that server`)
})

it.each([['999999999'], ['nonsense'], [String(process.pid)]])(
  'takes over what a dead process left: %s',
  async (owner) => {
    writeFileSync(file, owner)
    await (await lockFolder(join(folder, 'deep')))()
  },
)

it('names a folder that cannot be made', async () => {
  writeFileSync(file, '')
  await expect(lockFolder(join(file, 'below'))).rejects.toThrow('cannot be made')
})
