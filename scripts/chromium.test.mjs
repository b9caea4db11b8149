import { describe, expect, it } from 'vitest'
import { ensureChromium, findChromium } from './chromium.mjs'
import { fixture } from './fixture.mjs'

describe('findChromium', () => {
  it('takes CHROMIUM_PATH first', () => {
    const root = fixture({ 'my-browser': '', 'bin/chromium': '' })
    expect(findChromium({ CHROMIUM_PATH: `${root}/my-browser`, PATH: `${root}/bin` })).toBe(`${root}/my-browser`)
  })

  it('says so when CHROMIUM_PATH is wrong, instead of using another browser', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH names /nowhere/chromium')
  })

  it('looks through the PATH', () => {
    const root = fixture({ 'bin/google-chrome': '' })
    expect(findChromium({ PATH: `${root}/empty:${root}/bin` })).toBe(`${root}/bin/google-chrome`)
  })

  it('prefers the shell, wherever on the PATH it is', () => {
    const root = fixture({ 'bin/chromium': '', 'more/chromium-headless-shell': '' })
    expect(findChromium({ PATH: `${root}/bin:${root}/more` })).toBe(`${root}/more/chromium-headless-shell`)
  })
})

describe('ensureChromium', () => {
  it('installs nothing when there is one', () => {
    const unused = () => expect.unreachable()
    expect(ensureChromium({ find: () => '/a/chromium', ways: [['unused', unused]] })).toBe('/a/chromium')
  })

  it('tries the ways in order until a browser is found', () => {
    const done = []
    const ways = ['one', 'two', 'three'].map((name) => [name, () => done.push(name)])
    expect(ensureChromium({ find: () => (done.length === 2 ? '/a/chromium' : undefined), ways })).toBe('/a/chromium')
    expect(done).toEqual(['one', 'two'])
  })

  it('fails with every way that exists: browser tests are never skipped', () => {
    const broken = () => {
      throw new Error('no network')
    }
    const run = () =>
      ensureChromium({
        find: () => undefined,
        ways: [
          ['one', broken],
          ['two', () => {}],
        ],
      })
    expect(run).toThrow(
      /one: no network.*two: ended well.*CHROMIUM_PATH.*apt-get install chromium.*playwright install/s,
    )
  })
})
