/** An id that changes with its picture: browsers may keep what they find under it for good. */
export function versionedId(id: string, version: string): string {
  return `${id}.${version}`
}

/** Ids without a version are taken too: what they lead to may change. */
export function splitVersion(id: string): { readonly id: string; readonly version: string | undefined } {
  const dot = id.lastIndexOf('.')
  return dot < 0 ? { id, version: undefined } : { id: id.slice(0, dot), version: id.slice(dot + 1) }
}
