import * as v from 'valibot'
import { type Hex, isHex } from 'viem'
import { ServerError } from '../../errors/ServerError.js'
import type { SafeFetch } from '../../images/safeFetch.js'

const answer = /* @__PURE__ */ v.object({ data: v.custom<Hex>((value) => isHex(value)) })

export type CcipParameters = { readonly data: Hex; readonly sender: Hex; readonly urls: readonly string[] }

/** ERC-3668: what a contract wants looked up elsewhere. Addresses come from strangers, so only the guarded fetch goes there. */
export async function ccipRequest(safeFetch: SafeFetch, { data, sender, urls }: CcipParameters): Promise<Hex> {
  for (const url of urls) {
    try {
      const target = url.replace('{sender}', sender.toLowerCase()).replace('{data}', data)
      const body = url.includes('{data}') ? undefined : JSON.stringify({ data, sender })
      const { bytes } = await safeFetch(target, body === undefined ? {} : { body })
      return v.parse(answer, JSON.parse(new TextDecoder().decode(bytes))).data
    } catch {
      // The next gateway may know: a contract names several for this.
    }
  }
  throw new ServerError('upstream/failed', { detail: 'No gateway of a name answered.' })
}
