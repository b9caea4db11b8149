const address =
  /https?:|www\.|\b[\p{L}\d-]+\.(?:com|org|net|io|xyz|app|gift|gifts|site|live|top|vip|pro|info|cc|fi|lol|online|claims?|finance|network|events?|me|us|co|ru|cn|dev|link|club|win|cash|money|to|ly)\b|t\.me|\[\.\]|\bdot\s?com\b/iu
const bait = /\b(?:claim|airdrop|reward|rewards|voucher|bonus|giveaway|visit|winner|gift|free\s?mint|access\s?at)\b/iu
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** A name that advertises: a web address, a promise, or letters of several scripts that look alike. */
export function looksLikeSpam(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => !!text && (address.test(text) || bait.test(text) || mixesScripts(text)))
}

function mixesScripts(text: string): boolean {
  return text.split(/[^\p{L}]+/u).some((word) => scripts.filter((script) => script.test(word)).length > 1)
}
