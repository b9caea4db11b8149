/** Where the socket goes: the operator's address with its own path and query kept, and who we are behind it. */
export function socketUrl(relayUrl: string, parameters: { auth: string; projectId: string }): string {
  const url = new URL(relayUrl)
  url.searchParams.set('auth', parameters.auth)
  // A project id in the address was put there for this relay and wins.
  if (!url.searchParams.has('projectId')) url.searchParams.set('projectId', parameters.projectId)
  url.searchParams.set('ua', 'wc-2/js-portico/web')
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}

/** The same relay for calls over HTTP. */
export function httpUrl(relayUrl: string, parameters: { auth: string; projectId: string }): string {
  return socketUrl(relayUrl, parameters).replace(/^ws/, 'http')
}
