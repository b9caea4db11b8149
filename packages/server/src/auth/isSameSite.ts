import { getDomain } from 'tldts'

/** Whether browsers send this server's cookie along with what a page of that origin asks. */
export function isSameSite(origin: string, publicUrl: string): boolean {
  const page = new URL(origin)
  const server = new URL(publicUrl)
  if (page.protocol !== server.protocol) return false
  if (page.hostname === server.hostname) return true
  const site = getDomain(page.hostname, { allowPrivateDomains: true })
  return site !== null && site === getDomain(server.hostname, { allowPrivateDomains: true })
}
