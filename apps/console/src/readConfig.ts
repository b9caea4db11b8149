import * as v from 'valibot'

const config = /* @__PURE__ */ v.object({
  /** Where the server is, without a slash at its end. */
  server: v.pipe(
    v.string(),
    v.url(),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
})
export type ConsoleConfig = v.InferOutput<typeof config>

/** The one thing that an operator sets, in a file beside the page: no rebuild for another server. */
export async function readConfig(): Promise<ConsoleConfig> {
  const response = await fetch('./console.json', { cache: 'no-store' })
  return v.parse(config, await response.json())
}
