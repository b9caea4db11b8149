import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Every file that comes along with one, types aside. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, what = '', target = ''] of source.matchAll(/^(?:import|export) ([^'"]*?)from '(\.[^']+)'/gms)) {
    if (!what.startsWith('type ')) filesOf(join(dirname(file), target.replace(/\.js$/, '.ts')), found)
  }
  return found
}

it.each(['send', 'history'])(
  '[CFG-05~] the code of %s comes with its first use, not with the page, the wallet or the views',
  (feature) => {
    const src = join(import.meta.dirname, '../..')
    for (const entry of ['exports/index.ts', 'exports/page.ts', 'exports/views.ts', 'actions/walletActions.ts']) {
      const found = [...filesOf(join(src, entry))].filter((file) => file.includes(`/features/${feature}/`))
      expect(found, entry).toEqual([])
    }
  },
)

it('it is read from what the files import', () => {
  const src = join(import.meta.dirname, '../..')
  expect([...filesOf(join(src, 'features/send/createSend.ts'))].length).toBeGreaterThan(20)
})
