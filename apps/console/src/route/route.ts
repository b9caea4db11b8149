const views = ['overview', 'projects', 'wallets', 'audit'] as const
export type ViewName = (typeof views)[number]
export type Route = { readonly view: ViewName; readonly id: string | undefined }

/** `#/projects/abc`: in the hash, so that any server of static files will do. */
export function readRoute(hash: string): Route {
  const [view, id] = hash.replace(/^#\/?/, '').split('/')
  return { view: views.find((name) => name === view) ?? 'overview', id: id ? safeDecode(id) : undefined }
}

export function hashOf(view: ViewName, id?: string): string {
  return `#/${view}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
}

function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
