/** Characters that nobody sees and that turn or break what stands beside them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu
const address = /https?:|www\.|\b[a-z0-9-]{2,}\s?\.\s?(?:[a-z]{2,6}|xn--[a-z0-9]+)\b|\bt\.me\b|\/\/|@/iu
const bait = /\b(?:claim|airdrop|reward|bonus|giveaway|voucher|visit)/iu
const scripts = /* @__PURE__ */ Object.freeze([
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
])
const nameLimit = 64

/** What a stranger called a token or a picture, as one line of plain text. */
export function readableName(name: string | null | undefined): string {
  const plain = (name ?? '').normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, nameLimit).join('')
}

/** Advertises an address, promises a gift, or mixes alphabets that look alike: not shown before somebody asks for it. */
export function isSuspectName(name: string | null | undefined): boolean {
  const plain = readableName(name)
  return address.test(plain) || bait.test(plain) || scripts.filter((script) => script.test(plain)).length > 1
}
