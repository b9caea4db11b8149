import { defaultEvmCoinType, ethereumCoinType, evmCoinType } from '@portico/wire/http'
import { BaseError, ContractFunctionRevertedError, createClient, custom, RpcRequestError } from 'viem'
import { getEnsAddress, getEnsName, getEnsText, normalize } from 'viem/ens'
import type { Identities, Identity, Images, Log, NamedAccount, ServerNetwork } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { ServerError } from '../../errors/ServerError.js'
import type { SafeFetch } from '../../images/safeFetch.js'
import type { DescribeCollectibles } from '../collectibles/createCollectibles.js'
import { createCache } from '../createCache.js'
import { type EvmAddress, parseEvmAddress, zeroAddress } from '../evmAddress.js'
import type { RpcOf } from '../rpc/createRpcs.js'
import { resultOf } from '../rpc/resultOf.js'
import { createAvatarOf } from './avatar.js'
import { ccipRequest } from './ccipRequest.js'

const lifetimeMs = 5 * 60 * 1000
const addressLimit = 10_000
const nameLimit = 255
const nobody: Identity = /* @__PURE__ */ Object.freeze({ name: null, avatar: null })

export type EnsParameters = {
  env: ServerEnv
  log: Log
  networks: readonly ServerNetwork[]
  rpcOf: RpcOf
  images: Pick<Images, 'urlOf'>
  safeFetch: SafeFetch
  describe: DescribeCollectibles
}

/** Names and pictures from ENS, on the first network that has a universal resolver. A failure is nobody's name. */
export function createEnsIdentities(parameters: EnsParameters): Identities {
  const { env, log, networks, rpcOf, safeFetch } = parameters
  const cache = createCache<Identity>({ env, lifetimeMs, limit: addressLimit })
  const network = networks.find(({ ensUniversalResolver }) => ensUniversalResolver)
  const avatarOf = createAvatarOf(parameters)

  function clientOf({ chainId }: ServerNetwork) {
    const rpc = rpcOf(chainId)
    return createClient({
      transport: custom(
        {
          async request({ method, params }) {
            const [reply] = await rpc.send([{ method, params }])
            // With its data, by which viem tells a name that nobody has from a node that fails.
            if (reply && 'error' in reply) throw new RpcRequestError({ body: { method }, error: reply.error, url: '' })
            return resultOf(reply)
          },
        },
        { retryCount: 0 },
      ),
      ccipRead: { request: ({ data, sender, urls }) => ccipRequest(safeFetch, { data, sender, urls }) },
    })
  }

  async function resolve(address: EvmAddress): Promise<Identity> {
    if (!network?.ensUniversalResolver) return nobody
    const client = clientOf(network)
    const universalResolverAddress = network.ensUniversalResolver
    const name = await getEnsName(client, { address, universalResolverAddress })
    // A name that is not in its normal form can look like another one.
    if (!name || name.length > nameLimit || normalize(name) !== name) return nobody
    const owner = await getEnsAddress(client, { name, universalResolverAddress })
    if (owner?.toLowerCase() !== address) return nobody
    const record = await getEnsText(client, { name, key: 'avatar', universalResolverAddress }).catch(() => null)
    return { name, avatar: record ? await avatarOf(record, address).catch(() => null) : null }
  }

  /** Not cached: money is sent to what this says. */
  async function find(name: string, coinType: string): Promise<NamedAccount | undefined> {
    if (!network?.ensUniversalResolver) return undefined
    const client = clientOf(network)
    const question = { name, universalResolverAddress: network.ensUniversalResolver }
    const read = async (type: string): Promise<EvmAddress | undefined> => {
      // Without a type the record is asked for that every resolver has, also the oldest.
      const given = type === ethereumCoinType ? question : { ...question, coinType: BigInt(type) }
      const address = parseEvmAddress((await getEnsAddress(client, given).catch(nobodyIfRefused)) ?? '')
      return address === zeroAddress ? undefined : address
    }
    // ENSIP-19: names of a test network may use the coin type of Ethereum for that network itself.
    const isHome = coinType === evmCoinType(Number(network.chainId.slice('eip155:'.length)))
    const [own, ethereum, anywhere] = await Promise.all([coinType, ethereumCoinType, defaultEvmCoinType].map(read))
    const found = own ?? (isHome ? ethereum : undefined) ?? anywhere
    const addresses = {
      ...(ethereum ? { [ethereumCoinType]: ethereum } : {}),
      ...(found ? { [coinType]: found } : {}),
    }
    const owner = ethereum ?? found
    if (!owner) return undefined
    const record = await getEnsText(client, { ...question, key: 'avatar' }).catch(() => null)
    return { name, addresses, avatar: record ? await avatarOf(record, owner).catch(() => null) : null }
  }

  return {
    async accountOf(text, coinType = ethereumCoinType) {
      const name = normalName(text)
      return name === undefined ? 'not-normal' : find(name, coinType)
    },
    async identityOf(text) {
      const address = parseEvmAddress(text)
      if (!address || !network) return nobody
      try {
        return await cache.get(address, () => resolve(address))
      } catch {
        log('warn', 'identity-failed', { chainId: network.chainId })
        return nobody
      }
    },
  }
}

/** Letters that nobody sees, but for the one that joins the parts of an emoji: normalising would quietly drop some. */
const unseen = /(?!\u200d)[\p{Cc}\p{Cf}]/u

/** A resolver that refuses knows nobody by the name; a node that does not answer is another matter. */
function nobodyIfRefused(error: unknown): null {
  const isRefused = error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (isRefused) return null
  throw new ServerError('upstream/failed', { cause: error })
}

/** ENSIP-15; undefined for letters that pass for others, and for what is no name at all. */
function normalName(text: string): string | undefined {
  if (!text.includes('.') || text.length > nameLimit || unseen.test(text)) return undefined
  try {
    return normalize(text)
  } catch {
    return undefined
  }
}
