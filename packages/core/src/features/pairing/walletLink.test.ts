import { type FakeEnvOptions, fakeEnv } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../../test/testContext.js'
import type { PorticoOptions } from '../../config/options.js'
import { linkTarget, openLink, walletLink } from './walletLink.js'

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const once = encodeURIComponent(uri)
const wallet = {
  id: 'w',
  name: 'W',
  mobile_link: 'w://',
  link_mode: 'https://w.test/app',
  desktop_link: 'wdesk://',
  webapp_link: 'https://web.w.test',
}
function open(options: Partial<PorticoOptions> = {}, env: FakeEnvOptions = {}) {
  const fake = fakeEnv(env)
  return { env: fake, ctx: testContext(fake, options).ctx }
}
const page = (given: object): EventTarget => Object.assign(new EventTarget(), given)

describe('links of wallets', () => {
  it('carry the pairing, encoded once', () => {
    const { ctx } = open()
    expect(walletLink(ctx, wallet, 'mobile', uri)).toEqual({ href: `w://wc?uri=${once}`, base: 'w://' })
    expect(walletLink(ctx, wallet, 'desktop', uri)?.href).toBe(`wdesk://wc?uri=${once}`)
    expect(walletLink(ctx, wallet, 'web', uri)?.href).toBe(`https://web.w.test/wc?uri=${once}`)
  })

  it('are encoded twice in Telegram on Android, and only there', () => {
    const hrefIn = (platform: FakeEnvOptions['platform'] = {}) =>
      walletLink(open({}, { platform }).ctx, wallet, 'mobile', uri)?.href
    expect(hrefIn({ isTelegram: true, isAndroid: true })).toBe(`w://wc?uri=${encodeURIComponent(once)}`)
    expect(hrefIn({ isTelegram: true, isIos: true })).toBe(`w://wc?uri=${once}`)
    expect(hrefIn({ isAndroid: true })).toBe(`w://wc?uri=${once}`)
  })

  it('are universal ones where the host prefers them and the wallet has one', () => {
    const { ctx } = open({ experimental_preferUniversalLinks: true })
    expect(walletLink(ctx, wallet, 'mobile', uri)?.base).toBe('https://w.test/app/')
    expect(walletLink(ctx, { ...wallet, link_mode: undefined }, 'mobile', uri)?.base).toBe('w://')
    expect(walletLink(ctx, { ...wallet, link_mode: 'javascript:alert(1)' }, 'mobile', uri)?.base).toBe('w://')
  })

  it.each(['javascript:alert(1)', 'intent://x#Intent;end', 'data:text/html,x', 'http://w.test', undefined])(
    'sec:C11 %s opens nothing',
    (mobile_link) => {
      expect(walletLink(open().ctx, { ...wallet, mobile_link }, 'mobile', uri)).toBeUndefined()
    },
  )

  it('open in this tab on a phone, in the whole tab from a frame, in a new one elsewhere', () => {
    expect(linkTarget(open().ctx, 'mobile')).toBe('_self')
    expect(linkTarget(open().ctx, 'desktop')).toBe('_blank')
    expect(linkTarget(open().ctx, 'web')).toBe('_blank')
    expect(linkTarget(open({}, { platform: { isTelegram: true } }).ctx, 'mobile')).toBe('_blank')
    const framed = page({ self: 1, top: 2 })
    expect(linkTarget(open({}, { eventTarget: () => framed }).ctx, 'mobile')).toBe('_top')
  })

  it('[RELAY-11] are skipped without focus, and the console says so', () => {
    const { ctx, env } = open({}, { eventTarget: () => page({ document: { hasFocus: () => false } }) })
    expect(openLink(ctx, 'w://wc', '_self')).toBe(false)
    expect(env.opened).toEqual([])
    expect(env.logs.map(({ parts }) => parts.join())).toEqual(['Document does not have focus, skipping deeplink.'])
    const seen = open({}, { eventTarget: () => page({ document: { hasFocus: () => true } }) })
    expect(openLink(seen.ctx, 'w://wc', '_self')).toBe(true)
    expect(seen.env.opened).toEqual([{ url: 'w://wc', target: '_self' }])
  })
})
