import { expect, it } from 'vitest'
import { fakeEnv } from './fakeEnv.js'

it('records what the kit does to the outside', async () => {
  const env = fakeEnv({ platform: { isMobile: true } })
  env.log('warn', 'careful', 1)
  await env.copy?.('text')
  env.openUrl('https://site.test', '_blank')
  await expect(env.fetch('https://api.test')).rejects.toThrow('no network')
  env.setInjected({ request: 1 })
  env.setPlatform({ isIos: true })
  expect(env.logs).toEqual([{ level: 'warn', parts: ['careful', 1] }])
  expect(env.copied).toEqual(['text'])
  expect(env.opened).toEqual([{ url: 'https://site.test', target: '_blank' }])
  expect(env.fetched).toEqual(['https://api.test'])
  expect(env.injected()).toEqual({ request: 1 })
  expect(env.platform()).toMatchObject({ isMobile: true, isIos: true, isMac: false })
})

it('hears other tabs and counts who listens', () => {
  const env = fakeEnv()
  const heard: (string | null)[] = []
  const stop = env.onStorage((key) => heard.push(key))
  env.storage()?.setItem('own', '1')
  env.otherTab.set('theirs', '1')
  expect(env.storageListeners()).toBe(1)
  stop()
  env.otherTab.clear()
  expect(heard).toEqual(['theirs'])
  expect(env.storageListeners()).toBe(0)
})

it('counts listeners of the page, also those that a signal ends', () => {
  const { target } = fakeEnv()
  const abort = new AbortController()
  let heard = 0
  const listener = (): void => {
    heard += 1
  }
  target.addEventListener('a', listener)
  target.addEventListener('a', listener)
  target.addEventListener('b', () => listener(), { signal: abort.signal })
  expect(target.listenerCount()).toBe(2)
  target.dispatchEvent(new Event('a'))
  target.removeEventListener('a', listener)
  abort.abort()
  expect([heard, target.listenerCount()]).toEqual([1, 0])
})

it('takes what a test gives instead of the fake part', async () => {
  const env = fakeEnv({ fetch: async () => new Response('ok'), randomId: () => 'mine' })
  expect(await (await env.fetch('https://api.test')).text()).toBe('ok')
  expect(env.randomId()).toBe('mine')
})
