import type { Endpoints, PorticoOptions } from './options.js'

export const endpointNames = /* @__PURE__ */ Object.freeze([
  'api',
  'directory',
  'rpc',
  'analytics',
  'relay',
] as const satisfies (keyof Endpoints)[])

/** Where the parts of the operator's server are: all at `endpoint`, unless `endpoints` says otherwise. */
export function resolveEndpoints({ endpoint, endpoints, projectId }: PorticoOptions): Readonly<Endpoints> {
  const entries = endpointNames.flatMap((name) => {
    const url = endpoints?.[name] ?? endpoint
    // Nobody but the proxy answers a page that does not say which project it is.
    return url && (projectId || name === 'rpc') ? [[name, url.replace(/\/+$/, '')]] : []
  })
  return Object.freeze(Object.fromEntries(entries))
}

/** Whether anything but a chain can be asked. */
export function hasServer({ api, directory, analytics }: Readonly<Endpoints>): boolean {
  return Boolean(api ?? directory ?? analytics)
}
