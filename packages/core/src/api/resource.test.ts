import { fakeEnv } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { isPorticoError } from '../errors/PorticoError.js'
import { createResource, type ResourceEntry } from './resource.js'

function setup(kept?: Map<string, ResourceEntry<string>>) {
  const env = fakeEnv()
  const asked: { question: string; signal: AbortSignal; answer: (value: string) => void; fail: () => void }[] = []
  const resource = createResource<string, string>(
    { env },
    {
      key: (question) => question,
      lifetime: 30_000,
      fetch: (question, signal) =>
        new Promise((resolve, reject) => asked.push({ question, signal, answer: resolve, fail: () => reject(signal) })),
      kept: kept && { read: (key) => kept.get(key), write: (key, entry) => void kept.set(key, entry) },
    },
  )
  return { env, resource, asked, flush: env.clock.flush }
}

describe('a resource', () => {
  it('asks once for everybody who waits, and not again while the answer is young', async () => {
    const { resource, asked, env, flush } = setup()
    const both = Promise.all([resource.get('a'), resource.get('a')])
    await flush()
    expect(asked).toHaveLength(1)
    asked[0]?.answer('one')
    expect(await both).toEqual(['one', 'one'])
    await env.clock.advance(29_999)
    expect(await resource.get('a')).toBe('one')
    await env.clock.advance(1)
    const later = resource.get('a')
    await flush()
    expect(asked).toHaveLength(2)
    asked[1]?.answer('two')
    expect(await later).toBe('two')
  })

  it('asks again after a failure', async () => {
    const { resource, asked, flush } = setup()
    const first = resource.get('a').catch(() => 'failed')
    await flush()
    asked[0]?.fail()
    expect(await first).toBe('failed')
    void resource.get('a')
    await flush()
    expect(asked).toHaveLength(2)
  })

  it('asks nobody for somebody who has given up already, and rejects only to them', async () => {
    const { resource, asked, flush } = setup()
    const unheard: unknown[] = []
    const onUnheard = (reason: unknown): void => void unheard.push(reason)
    process.on('unhandledRejection', onUnheard)
    const aborted = await resource.get('a', { signal: AbortSignal.abort() }).catch((error: unknown) => error)
    await flush()
    asked[0]?.fail()
    await flush()
    process.off('unhandledRejection', onUnheard)
    expect(isPorticoError(aborted, 'api/aborted')).toBe(true)
    expect([asked.length, unheard]).toEqual([0, []])
  })

  it('lets one of several give up; the request ends with the last', async () => {
    const { resource, asked, flush } = setup()
    const [one, two] = [new AbortController(), new AbortController()]
    const outcomes = [one, two].map(({ signal }) =>
      resource.get('a', { signal }).catch((error) => isPorticoError(error, 'api/aborted')),
    )
    await flush()
    one.abort()
    expect(await outcomes[0]).toBe(true)
    expect(asked[0]?.signal.aborted).toBe(false)
    two.abort()
    expect(await outcomes[1]).toBe(true)
    expect(asked[0]?.signal.aborted).toBe(true)
    void resource.get('a')
    await flush()
    expect(asked).toHaveLength(2)
  })

  it('drops an answer that a newer request has overtaken, or that nobody wants any more', async () => {
    const { resource, asked, flush } = setup()
    void resource.get('a')
    await flush()
    const newer = resource.get('a', { isForced: true })
    await flush()
    asked[1]?.answer('new')
    await newer
    asked[0]?.answer('old')
    await flush()
    expect(resource.peek('a')?.value).toBe('new')
    void resource.get('b')
    await flush()
    resource.forget()
    asked[2]?.answer('late')
    await flush()
    expect([resource.peek('a'), resource.peek('b')]).toEqual([undefined, undefined])
  })

  it('keeps what it knows beyond the page, and believes it as long', async () => {
    const kept = new Map<string, ResourceEntry<string>>()
    const first = setup(kept)
    const answer = first.resource.get('a')
    await first.flush()
    first.asked[0]?.answer('one')
    await answer
    const second = setup(kept)
    expect(await second.resource.get('a')).toBe('one')
    // Written by a clock that was ahead: nobody knows how old it is.
    kept.set('a', { value: 'future', timestamp: second.env.now() + 1 })
    void second.resource.get('a')
    void setup(kept)
      .resource.get('a')
      .catch(() => undefined)
    await second.flush()
    expect(second.resource.peek('a')?.value).toBe('future')
    expect(second.asked).toHaveLength(1)
  })
})
