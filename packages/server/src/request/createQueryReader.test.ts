import { getWallets } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { createQueryReader } from './createQueryReader.js'

const projectId = '0123456789abcdef0123456789abcdef'
const urlOf = (query: string) => `http://localhost/getWallets?projectId=${projectId}&${query}`

describe('createQueryReader', () => {
  it('reads a query once, and each one as itself', () => {
    const read = createQueryReader(getWallets)
    const first = read(urlOf('page=2')).check()
    expect(first).toMatchObject({ projectId, page: 2, entries: 40 })
    expect(read(urlOf('page=2')).check()).toBe(first)
    expect(read(urlOf('page=3')).check()).toMatchObject({ page: 3 })
  })

  it('refuses what does not pass, again and again, after the fields were looked at', () => {
    const read = createQueryReader(getWallets)
    for (let attempt = 0; attempt < 2; attempt++) {
      const { fields, check } = read(urlOf('page=x'))
      expect(fields.projectId).toBe(projectId)
      expect(check).toThrow(expect.objectContaining({ code: 'request/query' }))
      expect(() => read(urlOf('page=1&page=2'))).toThrow(expect.objectContaining({ code: 'request/query' }))
    }
  })

  it('keeps within its room', () => {
    const read = createQueryReader(getWallets)
    const first = read(urlOf('search=0')).check()
    for (let index = 1; index < 300; index++) read(urlOf(`search=${index}`)).check()
    expect(read(urlOf('search=0')).check()).not.toBe(first)
    expect(read(urlOf('search=0')).check()).toEqual(first)
  })
})
