import { expect, it } from 'vitest'
import { formatDeepLink, walletLinkBase } from './deepLink.js'

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const once = encodeURIComponent(uri)

it.each([
  ['metamask://', 'metamask://wc?uri='],
  ['metamask', 'metamask://wc?uri='],
  ['metamask:', 'metamask://wc?uri='],
  ['metamask:/', 'metamask://wc?uri='],
  ['/metamask/', 'metamask://wc?uri='],
  ['trust://app', 'trust://app/wc?uri='],
  ['com.wallet.app://', 'com.wallet.app://wc?uri='],
  ['ELLIPAL://', 'ELLIPAL://wc?uri='],
  [
    'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
    'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=',
  ],
  ['https://link.wallet.example', 'https://link.wallet.example/wc?uri='],
  ['https://link.wallet.example/', 'https://link.wallet.example/wc?uri='],
  ['https://link.wallet.example/app', 'https://link.wallet.example/app/wc?uri='],
  ['https://wallet.example/x/#/', 'https://wallet.example/x/#/wc?uri='],
  ['http://localhost:4403', 'http://localhost:4403/wc?uri='],
])('%s opens %s…', (link, start) => {
  expect(formatDeepLink(link, uri)).toEqual({ href: start + once, base: start.slice(0, -'wc?uri='.length) })
})

it('encodes twice for Telegram on Android, once everywhere else', () => {
  expect(formatDeepLink('metamask://', uri, { isTelegramOnAndroid: true })?.href).toBe(
    `metamask://wc?uri=${encodeURIComponent(once)}`,
  )
  expect(formatDeepLink('metamask://', uri, { isTelegramOnAndroid: false })?.href).toBe(`metamask://wc?uri=${once}`)
})

it('keeps a base that passes again, as stored ones must', () => {
  for (const link of ['metamask', 'trust://app', 'https://link.wallet.example/app', 'https://wallet.example/x/#/']) {
    const base = formatDeepLink(link, uri)?.base
    expect(walletLinkBase(base)).toBe(base)
  }
})

const schemes = [
  'javascript',
  'JavaScript',
  'data',
  'DATA',
  'file',
  'filesystem',
  'blob',
  'vbscript',
  'VBScript',
  'intent',
  'Intent',
  'about',
  'view-source',
  'chrome',
  'chrome-extension',
  'moz-extension',
  'ms-settings',
  'ms-msdt',
  'mailto',
  'tel',
  'sms',
  'ws',
  'wss',
  'ftp',
  'content',
  'jar',
  'res',
]
const bodies = ['', '//', '//alert(1)//', '//x#Intent;S.browser_fallback_url=https://evil.example;end', '//host/']
const hosts = [
  'http://wallet.example',
  'http://wallet.example/',
  'https://user@wallet.example',
  'https://user:pass@wallet.example/',
  'https://wallet.example?x=1',
  'https://wallet.example/?redirect=https://evil.example',
  'https://wallet.example/#evil',
  'https://wallet.example:8443/',
  'https://evil',
  'https://1.2.3.4/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://',
  'https:',
  'https:/',
  'https://wallet.example\\@evil.example',
  'https://wallet.example/\t',
  'https:// wallet.example',
  'https://wället.example',
  'https://wallet.example/"onclick="',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'HTTP://wallet.example',
  'http:wallet.example',
  'https://wallet.example%00.evil.example',
  'https://.',
  'https://..',
]
const others: readonly unknown[] = [
  undefined,
  null,
  0,
  1,
  true,
  {},
  [],
  ['metamask://'],
  '',
  ' ',
  '\t',
  '\n',
  '://',
  ':',
  '/',
  '//',
  ':/',
  '-wallet://',
  '1wallet://',
  'wal let://',
  'wallet ://',
  'wal\tlet://',
  'wal\nlet://',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'wallet://\u202e',
  'wallet://a b',
  'wallet://"',
  "wallet://'",
  'wallet://<script>',
  'wallet://x#y',
  'wallet://a\\b',
  'wallet://%2e%2e',
  'wallet://a;b',
  'wallet://a@b',
  'wallet://a,b',
  'wallet://a!b',
  'wallet://(a)',
  'wallet://a+b',
  'wallet://open?url=https://evil.example',
  'wallet://open?url=http://evil.example',
  'wallet://open?url=javascript:x',
  'wallet://open?url=HTTPS://evil.example',
  'wallet://open?x=data:text',
  'wallet://open?x=intent:y',
  'wаllet://',
  '\u0000wallet://',
  'wallet\u0000://',
  `${'a'.repeat(600)}://`,
  `wallet://${'a'.repeat(600)}`,
  'wallet://$(id)',
  'wallet://`id`',
  'wallet://{x}',
]

it('C11: of 300 bases that must not be opened none is, and what opens goes nowhere else', () => {
  const corpus = [
    ...schemes.flatMap((scheme) => bodies.map((body) => `${scheme}:${body}`)),
    ...schemes.map((scheme) => `${scheme}`),
    ...schemes.map((scheme) => `${scheme}://wallet.example/`),
    ...schemes.map((scheme) => `wallet://go?to=${scheme}:x`),
    ...hosts,
    ...others,
  ]
  const opened = corpus.filter((link) => formatDeepLink(link, uri) !== undefined)
  expect(opened).toEqual([])
  expect(corpus.length).toBeGreaterThanOrEqual(270)
  const wrongUris = ['', 'https://evil.example', 'javascript:alert(1)', ' wc:', 'WC:x', 'data:wc:']
  const links = ['metamask://', 'https://wallet.example/', 'trust', 'x://y', 'http://localhost:4403']
  for (const wrong of wrongUris) for (const link of links) expect(formatDeepLink(link, wrong)).toBeUndefined()
  expect(corpus.length + wrongUris.length * links.length).toBeGreaterThanOrEqual(300)
})
