import type { Random } from './createRandom.js'
import { VirtualWalletError } from './VirtualWalletError.js'

type Detail = { info: Record<string, unknown>; provider: unknown }

const attack = 'globalThis.__porticoPwned=1'
const sharedUuid = '350670db-19fa-4704-a166-e52e178b59d2'
const hugeLength = 1_000_000

/** One hostile `detail` per kind, each after a rule that a careful reader of announcements needs. */
export const hostileDetails = Object.freeze({
  noObject: (random) =>
    random.pick<unknown>([undefined, null, 7, 'wallet', true, Symbol('wallet'), [], () => undefined]),
  emptyObject: () => ({}),
  missingInfo: (random) => ({ provider: valid(random).provider }),
  infoIsNoObject: (random) => ({ ...valid(random), info: random.pick<unknown>([null, 'info', 42, []]) }),
  missingField: (random) => {
    const { info, provider } = valid(random)
    delete info[random.pick(['uuid', 'name', 'icon', 'rdns'])]
    return { info, provider }
  },
  numbersForStrings: (random) => withInfo(random, { uuid: 1, name: 2, icon: 3, rdns: 4 }),
  objectsForStrings: (random) => withInfo(random, { name: new String('Boxed'), rdns: ['com.example'] }),
  throwingToString: (random) =>
    withInfo(random, { name: { toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail } }),
  throwingDetailGetter: (random) => withGetter(valid(random), random.pick(['info', 'provider']), fail),
  throwingInfoGetter: (random) => {
    const { info, provider } = valid(random)
    return { info: withGetter(info, random.pick(['uuid', 'name', 'icon', 'rdns']), fail), provider }
  },
  changingName: (random) => {
    const { info, provider } = valid(random)
    let reads = 0
    return {
      info: withGetter(info, 'name', () => (reads++ === 0 ? 'Honest' : `<img src=x onerror=${attack}>`)),
      provider,
    }
  },
  changingRequest: (random) => {
    let reads = 0
    const provider = withGetter({}, 'request', () => (reads++ === 0 ? async () => [] : undefined))
    return { ...valid(random), provider }
  },
  throwingProxy: (random) =>
    new Proxy(valid(random), { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }),
  revokedProxy: (random) => {
    const { proxy, revoke } = Proxy.revocable<Detail>(valid(random), {})
    revoke()
    return proxy
  },
  revokedInfo: (random) => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return { ...valid(random), info: proxy }
  },
  prototypeKeys: (random) => {
    const polluted: unknown = JSON.parse(
      `{"__proto__":{"porticoPolluted":1},"constructor":{"prototype":{"porticoPolluted":1}}}`,
    )
    return withInfo(random, { ...Object(polluted), uuid: random.pick(['__proto__', 'constructor', uuid(random)]) })
  },
  prototypeNames: (random) =>
    withInfo(random, { name: '__proto__', rdns: random.pick(['__proto__', 'constructor', 'to.string']) }),
  inheritedInfo: (random) => ({ info: Object.create(valid(random).info), provider: valid(random).provider }),
  cyclicInfo: (random) => {
    const detail = valid(random)
    detail.info.name = detail
    return detail
  },
  missingProvider: (random) => ({ info: valid(random).info }),
  providerWithoutRequest: (random) => ({
    ...valid(random),
    provider: random.pick<unknown>([{}, null, 'x', { request: 'x' }, () => 1]),
  }),
  throwingRequestGetter: (random) => ({ ...valid(random), provider: withGetter({}, 'request', fail) }),
  throwingRequest: (random) => ({ ...valid(random), provider: { request: fail, on: fail, removeListener: fail } }),
  neverAnswering: (random) => ({ ...valid(random), provider: { request: () => new Promise(() => undefined) } }),
  bidiName: (random) =>
    withInfo(random, { name: `Wallet\u202e${random.pick(['ksaMateM', 'moc.evil'])}\u202c\u2066\u2069` }),
  invisibleName: (random) =>
    withInfo(random, { name: random.pick(['\u200b\u200d\ufeff', '\u0000\u0007', ' \n\t ', '']) }),
  controlName: (random) => withInfo(random, { name: `Meta\u200bMa\u0000sk\n\r${random.hex(4)}` }),
  loneSurrogateName: (random) => withInfo(random, { name: `\ud800${random.hex(3)}\udfff` }),
  hugeName: (random) => withInfo(random, { name: 'W'.repeat(hugeLength) }),
  combiningName: (random) => withInfo(random, { name: `Z${'\u0301\u0489'.repeat(400)}` }),
  markupName: (random) =>
    withInfo(random, {
      name: random.pick([`<img src=x onerror="${attack}">`, `<script>${attack}</script>`, `"><svg onload=${attack}>`]),
    }),
  hugeIcon: (random) => withInfo(random, { icon: `data:image/png;base64,${'A'.repeat(hugeLength)}` }),
  scriptIcon: (random) =>
    withInfo(random, {
      icon: random.pick([`javascript:${attack}`, ` JaVaScRiPt:${attack}`, `data:text/html,<script>${attack}</script>`]),
    }),
  remoteIcon: (random) =>
    withInfo(random, {
      icon: random.pick(['https://icons.invalid/a.png', '//icons.invalid/a.png', 'file:///etc/passwd']),
    }),
  svgWithScript: (random) =>
    withInfo(random, {
      icon: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${attack}"><script>${attack}</script></svg>`)}`,
    }),
  brokenIcon: (random) =>
    withInfo(random, {
      icon: random.pick(['data:image/svg+xml,%', 'data:image/png;base64,!!!', 'data:image/', 'data:']),
    }),
  badUuid: (random) =>
    withInfo(random, {
      uuid: random.pick(['', '1', sharedUuid.replace('4704', '1704'), `${sharedUuid}0`, '../../x', 'g'.repeat(36)]),
    }),
  badRdns: (random) =>
    withInfo(random, {
      rdns: random.pick([
        '',
        'nodots',
        '.com',
        'com.',
        'com..evil',
        'com.exa mple',
        'com.еxample',
        `a.${'b'.repeat(300)}`,
        'com/../evil',
      ]),
    }),
  upperCaseRdns: (random) => withInfo(random, { rdns: 'IO.MetaMask' }),
  sameUuid: (random) => withInfo(random, { uuid: sharedUuid }),
  sameRdns: (random) => withInfo(random, { rdns: 'com.example.clash' }),
  impersonation: (random) =>
    withInfo(random, { name: 'MetaMask', rdns: random.pick(['io.metamask', 'io.metamask.evil', 'evil.test']) }),
} satisfies Record<string, (random: Random) => unknown>)

function valid(random: Random): Detail {
  const info = {
    uuid: uuid(random),
    name: `Wallet ${random.hex(6)}`,
    icon: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    rdns: `test.hostile.w${random.hex(6)}`,
  }
  return { info, provider: { request: async () => [], on: () => undefined, removeListener: () => undefined } }
}

function withInfo(random: Random, changes: Record<string, unknown>): Detail {
  const { info, provider } = valid(random)
  return { info: { ...info, ...changes }, provider }
}

function withGetter(target: object, name: string, get: () => unknown): object {
  return Object.defineProperty(target, name, { get, enumerable: true, configurable: true })
}

function uuid(random: Random): string {
  return `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${random.hex(3)}-${random.hex(12)}`
}

function fail(): never {
  throw new VirtualWalletError('This announcement is hostile.')
}
