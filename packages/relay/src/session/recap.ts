import { fromBase64, fromBase64Url, toBase64 } from '@portico/wire/relay'

const prefix = 'urn:recap:'

/** What a signature grants besides the sign-in: methods of one family, perhaps on some chains only (ERC-5573). */
export type Recap = { readonly family: string; readonly methods: readonly string[]; readonly chains: readonly string[] }

export function formatRecap({ family, methods, chains }: Recap): string {
  const limit = chains.length ? [{ chains }] : [{}]
  const abilities = Object.fromEntries([...methods].sort().map((method) => [`request/${method}`, limit]))
  return prefix + toBase64(new TextEncoder().encode(JSON.stringify({ att: { [family]: abilities } })))
}

/** The last resource, when it is a recap. */
export function readRecap(resources: readonly string[] | undefined): Recap | undefined {
  const att = readAtt(resources)
  const [family, abilities] = Object.entries(att ?? {})[0] ?? []
  if (!family || !isRecord(abilities)) return undefined
  const methods = Object.keys(abilities).flatMap((key) => (key.startsWith('request/') ? [key.slice(8)] : []))
  const chains = Object.values(abilities).flatMap((limits) => {
    const [first] = Array.isArray(limits) ? limits : []
    return isRecord(first) && Array.isArray(first['chains']) ? first['chains'] : []
  })
  return { family, methods, chains: [...new Set(chains.filter((chain) => typeof chain === 'string'))] }
}

/** The sentence that a person signs for it. */
export function recapStatement(resources: readonly string[] | undefined): string | undefined {
  const att = readAtt(resources)
  if (!att) return undefined
  const actions = Object.entries(att).flatMap(([target, abilities]) => {
    const names = Object.keys(isRecord(abilities) ? abilities : {}).map((key) => key.split('/'))
    const areas = [...new Set(names.map(([area]) => area ?? ''))].sort()
    return areas.map((area) => {
      const own = names.filter(([name]) => name === area).map(([, action]) => `'${action}'`)
      return `'${area}': ${own.sort().join(', ')} for '${target}'.`
    })
  })
  const listed = actions.map((action, at) => `(${at + 1}) ${action}`).join(' ')
  return `I further authorize the stated URI to perform the following actions on my behalf: ${listed}`
}

function readAtt(resources: readonly string[] | undefined): Record<string, unknown> | undefined {
  const last = resources?.at(-1)
  if (!last?.startsWith(prefix)) return undefined
  const text = last.slice(prefix.length)
  const bytes = fromBase64(text) ?? fromBase64Url(text.replace(/=+$/, ''))
  try {
    const parsed: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(parsed) && isRecord(parsed['att']) ? parsed['att'] : undefined
  } catch {
    return undefined // somebody else's urn
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
