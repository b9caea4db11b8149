import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectMode } from '../deps.js'
import { checkOrigins } from './checkOrigins.js'
import { isFrameAllowed, isOriginAllowed } from './isOriginAllowed.js'

const seed = 20_261_115
const live = (...origins: string[]) => ({ mode: 'live' as const, origins })
const keep = (mode: ProjectMode, ...entries: string[]): readonly string[] =>
  checkOrigins(entries, { mode, reserved: ['https://portico.example'] })

describe('[CFG-10] entries of the list', () => {
  it('are kept as a browser writes origins', () => {
    expect(
      keep('live', 'Shop.Example', 'https://shop.example:443', 'http://shop.example:8080', ' *.shop.example. '),
    ).toEqual(['https://shop.example', 'http://shop.example:8080', 'https://*.shop.example'])
    expect(keep('live', 'bücher.example', 'a.*.shop.example:*')).toEqual([
      'https://xn--bcher-kva.example',
      'https://a.*.shop.example:*',
    ])
    expect(keep('dev', 'http://127.0.0.1:3000', 'http://[::1]:3000', '*.localhost')).toEqual([
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'https://*.localhost',
    ])
  })

  it.each<[entry: string, words: string]>([
    ['*', 'would allow every site'],
    ['', 'is empty'],
    ['*.com', 'below a public suffix'],
    ['*.co.uk', 'below a public suffix'],
    ['*.vercel.app', 'below a public suffix'],
    ['*.*.pages.dev', 'below a public suffix'],
    ['shop.*', 'below a public suffix'],
    ['sho*.example', 'not a whole label'],
    ['https://user@shop.example', 'user-info'],
    ['https://shop.example/', 'path'],
    ['https://shop.example?a', 'path'],
    ['https://shop.example#a', 'path'],
    ['https:\\\\shop.example', 'path'],
    ['ftp://shop.example', 'scheme'],
    ['javascript://shop.example', 'scheme'],
    ['shop.example:0', 'port'],
    ['shop.example:65536', 'port'],
    ['shop.example:080', 'port'],
    ['shop.example:', 'port'],
    ['shop..example', 'label'],
    ['-shop.example', 'label'],
    ['sh op.example', 'blanks'],
    ['shop\u200b.example', 'invisible'],
    ['192.168.0.1', 'IP address'],
    ['http://[::1]', 'IP address'],
    ['127.1', 'IP address'],
    ['0x7f.0.0.1', 'label|IP address'],
    [`${'a'.repeat(64)}.example`, 'label'],
    [`${'a.'.repeat(130)}example`, 'too long'],
    ['https://portico.example', 'this service itself'],
  ])('refuse %j with a sentence that names it', (entry, words) => {
    expect(() => keep('live', entry)).toThrow(new RegExp(words))
    expect(() => keep('live', entry)).toThrow(`The origin "${entry}"`)
  })

  it('are at most fifty', () => {
    const entries = Array.from({ length: 51 }, (_, index) => `a${index}.example`)
    expect(() => keep('live', ...entries)).toThrow('at most 50')
    expect(keep('live', ...entries.slice(1))).toHaveLength(50)
  })
})

describe('[CFG-10] who is allowed', () => {
  it('a star is exactly one label', () => {
    const project = live('https://*.shop.example')
    expect(isOriginAllowed('https://a.shop.example', project)).toBe(true)
    expect(isOriginAllowed('https://shop.example', project)).toBe(false)
    expect(isOriginAllowed('https://a.b.shop.example', project)).toBe(false)
  })

  it('a live project with an empty list allows nobody; a dev project allows what is under development', () => {
    expect(isOriginAllowed('http://localhost:3000', live())).toBe(false)
    const dev = { mode: 'dev' as const, origins: [] }
    for (const origin of [
      'http://localhost:3000',
      'http://localhost',
      'http://127.0.0.1:4400',
      'https://preview-1.vercel.app',
      'https://a.pages.dev',
      'https://a.ngrok-free.app',
      'https://secure-mobile.walletconnect.com',
    ])
      expect(isOriginAllowed(origin, dev), origin).toBe(true)
    for (const origin of [
      'https://localhost:3000',
      'https://a.b.vercel.app',
      'https://evil.example',
      'http://a.pages.dev',
    ])
      expect(isOriginAllowed(origin, dev), origin).toBe(false)
  })

  it('framing a live project takes an origin in full', () => {
    const project = live('https://*.shop.example', 'https://pay.shop.example')
    expect(isFrameAllowed('https://pay.shop.example', project)).toBe(true)
    expect(isFrameAllowed('https://a.shop.example', project)).toBe(false)
    expect(isFrameAllowed('http://localhost:1', { mode: 'dev', origins: [] })).toBe(true)
  })
})

/** Written from the rules alone: whole origins and entries as patterns over their text. */
function modelAllows(origin: string, patterns: readonly string[]): boolean {
  const found = /^(https?):\/\/((?:[a-z0-9-]+\.)*[a-z0-9-]+)(?::([1-9][0-9]*))?$/.exec(origin)
  if (!found) return false
  const port = found[3] ?? (found[1] === 'http' ? '80' : '443')
  const whole = `${found[1]}://${found[2]}:${port}`
  return patterns.some((pattern) => {
    const scheme = pattern.startsWith('http://') ? 'http' : 'https'
    const rest = pattern.replace(/^https?:\/\//, '')
    const [host = '', given] = rest.split(':')
    const text = `${scheme}://${host}:${given ?? (scheme === 'http' ? '80' : '443')}`
    const expression = text
      .split(/(:\*$|\*)/)
      .map((part) => (part === ':*' ? ':[0-9]+' : part === '*' ? '[^.:/]+' : part.replace(/[.\\/]/g, '\\$&')))
      .join('')
    return new RegExp(`^${expression}$`).test(whole)
  })
}

describe('[CFG-10] [sec:B1] the matcher against a model', () => {
  const label = fc.constantFrom('a', 'b', 'shop', 'xn--bcher-kva', 'a-b', 'example', 'com')
  const scheme = fc.constantFrom('http://', 'https://', '')
  const port = fc.constantFrom('', '', ':80', ':443', ':8080', ':3000')
  const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))
  const origin = fc.tuple(fc.constantFrom('http://', 'https://'), host, port).map((parts) => parts.join(''))
  const starHost = fc
    .array(fc.oneof({ weight: 3, arbitrary: label }, { weight: 1, arbitrary: fc.constant('*') }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((labels) => labels.join('.'))
  const pattern = fc.tuple(scheme, starHost, fc.oneof(port, fc.constant(':*'))).map((parts) => parts.join(''))
  /** Pairs that nearly match, so that both answers are common. */
  const near = origin.chain((one) =>
    fc.tuple(
      fc.constant(one),
      fc.array(
        fc.oneof(
          pattern,
          fc.constant(one),
          fc.constant(one.replace(/:\/\/[^.:]+/, '://*')),
          fc.constant(one.replace(/(:\d+)?$/, ':*')),
          fc.constant(one.replace(/\.[^.:]+/, '.*')),
          fc.constant(one.replace(/^https?:\/\//, '')),
        ),
        { maxLength: 4 },
      ),
    ),
  )

  it('agrees in 20,000 cases', () => {
    let allowed = 0
    fc.assert(
      fc.property(near, ([asked, patterns]) => {
        const answer = isOriginAllowed(asked, live(...patterns))
        if (answer) allowed++
        expect(answer).toBe(modelAllows(asked, patterns))
      }),
      { numRuns: 20_000, seed },
    )
    // A matcher that says always the same would be caught: both answers are in the sample.
    expect(allowed).toBeGreaterThan(4_000)
    expect(allowed).toBeLessThan(18_000)
  })
})

describe('[sec:B2] hostile origins', () => {
  const project = live('https://shop.example', 'https://*.shop.example', 'http://shop.example:8080')
  const hosts = ['shop.example', 'a.shop.example']
  const twists: ((host: string) => string)[] = [
    (host) => `https://${host}.evil.example`,
    (host) => `https://evil-${host.replace('a.', '')}`,
    (host) => `https://evil${host.replace('a.', '')}`,
    (host) => `https://${host}@evil.example`,
    (host) => `https://evil.example@${host}`,
    (host) => `https://user:pass@${host}`,
    (host) => `https://${host}/`,
    (host) => `https://${host}/path`,
    (host) => `https://${host}?`,
    (host) => `https://${host}#`,
    (host) => `https://${host}\\`,
    (host) => `https://evil.example/${host}`,
    (host) => `https://evil.example?${host}`,
    (host) => `https://evil.example#${host}`,
    (host) => `https://evil.example\\.${host}`,
    (host) => `https://${host}:443.evil.example`,
    (host) => `https://${host}:8443`,
    (host) => `https://${host}:0`,
    (host) => `https://${host}:`,
    (host) => `https://${host}:443:443`,
    (host) => `https://${host}:*`,
    (host) => `https://*.${host}`,
    (host) => `https://x.y.${host}`,
    (host) => `https://.${host}`,
    (host) => `https://${host}..`,
    (host) => `https://${host.replace('.', '..')}`,
    (host) => `http://${host}`,
    (host) => `ws://${host}`,
    (host) => `javascript://${host}`,
    (host) => `null://${host}`,
    (host) => `//${host}`,
    (host) => host,
    (host) => `https:/${host}`,
    (host) => `https:${host}`,
    (host) => `https://https://${host}`,
    (host) => ` https://${host}`,
    (host) => `https://${host} `,
    (host) => `https://${host}\t`,
    (host) => `https://${host}\n`,
    (host) => `https://${host}\0`,
    (host) => `https://${host}%00.evil.example`,
    (host) => `https://${host}%2eevil.example`,
    (host) => `https://${host},https://evil.example`,
    (host) => `https://evil.example,https://${host}`,
    (host) => `https://evil.example https://${host}`,
    (host) => `https://${host.replace('shop', 'sh\u200bop')}`,
    (host) => `https://${host.replace('shop', 'sh\u00adop')}`,
    (host) => `https://${host.replace('o', '\u043e')}`,
    (host) => `https://${host.replace('e', '\u0435')}`,
    (host) => `https://${host.replace('p', '\u03c1')}`,
    (host) => `https://${host}\u3002evil.example`,
    (host) => `https://evil.example\uff0e${host}`,
    (host) => `https://${host}\u2044evil.example`,
    (host) => `https://[${host}]`,
    (host) => `https://xn--${host}`,
  ]
  const fixed = [
    'null',
    '',
    '*',
    'file://',
    'about:blank',
    'data:,',
    'https://',
    'https://.',
    'https://1.1.1.1',
    'https://[::1]',
  ]

  it('0 of 500 are allowed', () => {
    const suffixes = ['', '.', ':443', '/..', ';']
    const cases = [...fixed]
    for (const twist of twists)
      for (const host of hosts) {
        const hostile = twist(host)
        cases.push(hostile)
        // Variations that keep it hostile: doubled, nested below another label, glued to what follows.
        for (const suffix of suffixes.slice(2)) cases.push(`${hostile}${suffix}`)
        cases.push(hostile.replace(host, `x.y.z.${host}`))
      }
    const honest = new Set([
      'https://shop.example',
      'https://a.shop.example',
      'https://shop.example:443',
      'https://a.shop.example:443',
    ])
    const hostileCases = [...new Set(cases)].filter((origin) => !honest.has(origin)).slice(0, 500)
    expect(hostileCases.length).toBe(500)
    expect(hostileCases.filter((origin) => isOriginAllowed(origin, project))).toEqual([])
    expect(isOriginAllowed('https://shop.example', project)).toBe(true)
  })
})
