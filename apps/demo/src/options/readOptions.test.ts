import { describe, expect, it } from 'vitest'
import { readOptions } from './readOptions.js'
import { writeSearch } from './writeSearch.js'

const defaults = { projectId: 'demo', networks: [31337], themeMode: 'dark' }
const none = { count: 0, behaviour: 'approve' } as const

describe('readOptions', () => {
  it('gives the defaults for an address without options', () => {
    expect(readOptions('', defaults)).toEqual({ options: defaults })
    expect(readOptions('?options=', defaults)).toEqual({ options: defaults })
  })

  it('takes options as they are, and adds networks when there are none', () => {
    const options = { networks: [1, 'eip155:10'], features: { email: false } }
    expect(readOptions(`?options=${encodeURIComponent(JSON.stringify(options))}`, defaults)).toEqual({ options })
    expect(readOptions('?options={"locale":"de"}', defaults).options).toEqual({ locale: 'de', networks: [31337] })
    expect(readOptions('?options={"networks":[]}', defaults).options).toEqual({ networks: [] })
  })

  it('error: broken JSON, no object', () => {
    for (const text of ['{', '[]', '7', 'null', '"x"']) {
      const { options, problem } = readOptions(`?options=${encodeURIComponent(text)}`, defaults)
      expect(options).toBe(defaults)
      expect(problem).toMatch(/^The options in the address are (?:not JSON|no object)/)
    }
  })
})

describe('writeSearch', () => {
  it('comes back as it was', () => {
    const options = {
      networks: [1],
      themeVariables: { '--portico-accent': '#ff0' },
      termsConditionsUrl: 'https://a.b/?c=d&e',
    }
    const search = writeSearch({ search: '', options, defaults, wallets: { count: 3, behaviour: 'reject' } })
    expect(readOptions(search, defaults).options).toEqual(options)
    expect(new URLSearchParams(search).get('wallets')).toBe('3')
    expect(new URLSearchParams(search).get('behaviour')).toBe('reject')
  })

  it('leaves out what is usual, and keeps what is not ours', () => {
    expect(
      writeSearch({ search: '?options={}&wallets=1&a=b', options: { ...defaults }, defaults, wallets: none }),
    ).toBe('?a=b')
    expect(writeSearch({ search: '', options: defaults, defaults, wallets: none })).toBe('')
  })
})
