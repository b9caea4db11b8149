import type { Context } from 'hono'

/** A header of a request. Node has read them all: making `Headers` of them for one look would cost as much as a kept answer. */
export function readHeader(context: Context, name: 'origin' | 'if-none-match' | 'x-forwarded-for'): string | undefined {
  // The shape is @hono/node-server's; a request made in process has none.
  const { incoming } = (context.env ?? {}) as { incoming?: { headers?: Record<string, string | undefined> } }
  return incoming?.headers ? incoming.headers[name] : context.req.header(name)
}
