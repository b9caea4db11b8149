const second = 1_000

/** One per project. Over https with the prefix that no other host and no plain connection can set. */
function cookieName(publicUrl: string, projectId: string): string {
  return `${isSecure(publicUrl) ? '__Host-' : ''}portico-session-${projectId}`
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** No script reads it, no other site sends it. An empty token removes it. */
export function writeSessionCookie(publicUrl: string, projectId: string, token: string, life: number): string {
  const parts = [`${cookieName(publicUrl, projectId)}=${token}`, 'Path=/', `Max-Age=${Math.floor(life / second)}`]
  return [...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure(publicUrl) ? ['Secure'] : [])].join('; ')
}

export function readSessionCookie(publicUrl: string, projectId: string, header: string | null): string | undefined {
  const name = `${cookieName(publicUrl, projectId)}=`
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.filter((pair) => pair.startsWith(name)).map((pair) => pair.slice(name.length))
  // Two of the same name: somebody has put one there.
  return found.length === 1 && isToken(found[0]) ? found[0] : undefined
}

export function readBearer(header: string | null): string | undefined {
  const token = /^Bearer ([0-9a-f]+)$/i.exec(header ?? '')?.[1]
  return isToken(token) ? token : undefined
}

function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{64}$/.test(value)
}
