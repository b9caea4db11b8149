import type { CommonQuery, Endpoint } from '@portico/wire/http'

type Values = Readonly<Record<string, unknown>>

/** Where a call goes: base, path with its segments filled in, query. What is undefined or empty is left out. */
export function requestUrl(
  base: string,
  endpoint: Pick<Endpoint, 'path'>,
  path: Values,
  query: Values & CommonQuery,
): string {
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')))
  const fields = Object.entries(query).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : value
    return text === undefined || text === null || text === '' ? [] : [[name, String(text)]]
  })
  return `${base}${filled}?${new URLSearchParams(fields)}`
}
