const inline = /^data:image\/(?:png|webp|jpeg|gif|svg\+xml)[;,]/i

/**
 * A picture that may be loaded: one from the operator's server, or one that came along as data. Anything else would tell a
 * stranger who looks at it, and when.
 */
export function serverImage(
  url: string | null | undefined,
  endpoints: { readonly api?: string | undefined; readonly directory?: string | undefined },
): string | undefined {
  if (!url) return undefined
  if (inline.test(url)) return url
  const bases = [endpoints.api, endpoints.directory].filter((base) => base !== undefined)
  try {
    const { href, origin } = new URL(url, bases[0])
    return bases.some((base) => new URL(base).origin === origin) ? href : undefined
  } catch {
    return undefined // no address at all
  }
}
