import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureInstalled, isInstalled } from './install.mjs'

describe('ensureInstalled', () => {
  let root
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portico-install-'))
    const manifest = { name: 'empty', version: '1.0.0', private: true }
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }),
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const writeInstalled = (secondsAfterLock) => {
    const lock = join(root, 'package-lock.json')
    const installed = join(root, 'node_modules', '.package-lock.json')
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(installed, '{}')
    utimesSync(lock, 1000, 1000)
    utimesSync(installed, 1000 + secondsAfterLock, 1000 + secondsAfterLock)
  }

  it('installs what is missing, once, with the lock file and without', async () => {
    mkdirSync(join(root, 'part'))
    writeFileSync(join(root, 'part', 'package.json'), '{"name":"part","version":"1.0.0"}')
    writeFileSync(join(root, 'package.json'), '{"name":"whole","devDependencies":{"part":"file:part"}}')
    rmSync(join(root, 'package-lock.json'))
    for (const round of ['install', 'ci']) {
      expect([round, await ensureInstalled(root)]).toEqual([round, true])
      expect(existsSync(join(root, 'node_modules/part/package.json'))).toBe(true)
      expect(await ensureInstalled(root)).toBe(false)
      rmSync(join(root, 'node_modules'), { recursive: true })
    }
  })

  it('does nothing when node_modules is newer than the lock file', async () => {
    writeInstalled(10)
    expect(await ensureInstalled(root)).toBe(false)
  })

  it('takes files of the same moment as installed, an older node_modules as stale', () => {
    writeInstalled(-1)
    expect(isInstalled(root)).toBe(true)
    rmSync(join(root, 'node_modules'), { recursive: true })
    writeInstalled(-10)
    expect(isInstalled(root)).toBe(false)
  })

  it('shows what npm said when it fails', async () => {
    writeFileSync(join(root, 'package.json'), '{"name":"empty","dependencies":{"not-in-the-lock":"1.0.0"}}')
    await expect(ensureInstalled(root)).rejects.toThrow('not-in-the-lock')
  })
})
