import type * as v from 'valibot'
import type { ServerNetwork } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { ServerError } from '../../errors/ServerError.js'
import type { EvmAddress } from '../evmAddress.js'
import { getJson } from '../http/getJson.js'
import type { PageParameters } from './shapes.js'

export type Scout = {
  /** Below /api/v2/addresses/{address}. Undefined when the instance has never seen the address. */
  get<Schema extends v.GenericSchema>(
    network: ServerNetwork,
    address: EvmAddress,
    path: '' | `/${string}`,
    schema: Schema,
    parameters?: PageParameters | undefined,
  ): Promise<v.InferOutput<Schema> | undefined>
}

/** The Blockscout instance that a network is configured with. */
export function createScout(env: ServerEnv): Scout {
  return {
    get({ source, chainId }, address, path, schema, parameters = {}) {
      if (source.kind !== 'blockscout')
        throw new ServerError('operator/config', { detail: `${chainId} has no Blockscout instance.` })
      const url = new URL(`${source.url.replace(/\/$/, '')}/api/v2/addresses/${address}${path}`)
      for (const [name, value] of Object.entries(parameters))
        if (value !== null) url.searchParams.set(name, String(value))
      return getJson(env, url.href, schema)
    },
  }
}
