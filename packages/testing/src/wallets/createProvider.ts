import type { RpcRequest } from '@portico/wire'
import { numberToHex } from 'viem'
import { answerRequest } from './answerRequest.js'
import { answerUnscripted } from './answerUnscripted.js'
import type { ProviderListener } from './createEmitter.js'
import type { WalletContext } from './createWalletContext.js'
import type { FloodParameters } from './flood.js'
import { invalidParams, ProviderRpcError } from './ProviderRpcError.js'
import { type Plan, silent } from './plan.js'
import { planRequest } from './planRequest.js'

/** An EIP-1193 provider, as an extension would put it into the page. */
export type VirtualProvider = {
  request(request: RpcRequest): Promise<unknown>
  on(event: string, listener: ProviderListener): VirtualProvider
  removeListener(event: string, listener: ProviderListener): VirtualProvider
  isConnected(): boolean
  readonly [flag: string]: unknown
}

export type LoggedRequest = {
  readonly id: number
  readonly method: string
  readonly params: unknown
  /** The wallet's clock, in milliseconds. */
  readonly at: number
  /** Whether a person had to be asked. */
  readonly isPrompt: boolean
}

export type CreateProviderParameters = {
  log(request: LoggedRequest): void
  flood(parameters: FloodParameters): void
}

export function createProvider(ctx: WalletContext, { log, flood }: CreateProviderParameters): VirtualProvider {
  let lastId = 0
  const provider: VirtualProvider = {
    ...ctx.config.flags,
    async request(request) {
      const { method, params } = checkedRequest(request)
      lastId += 1
      const id = lastId
      const plan = planOrRefusal(ctx, method, params)
      const unscripted = answerUnscripted(ctx, { id, method, plan })
      const isPrompt = plan.isPrompt && !unscripted
      log({ id, method, params: copy(request.params), at: ctx.env.now(), isPrompt })
      const step = unscripted ? undefined : ctx.script.take(method, isPrompt)
      await undefined // nothing a wallet says arrives in the same turn
      if (unscripted) return unscripted()
      if (!ctx.connection.isOpen) {
        ctx.connection.isOpen = true
        ctx.emitter.emit('connect', { chainId: numberToHex(ctx.state().chainId) })
      }
      return answerRequest(ctx, { id, method, params, plan, step, flood })
    },
    on(event, listener) {
      ctx.emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      ctx.emitter.off(event, listener)
      return provider
    },
    isConnected: () => ctx.connection.isOpen,
  }
  return provider
}

function checkedRequest(request: unknown): { method: string; params: readonly unknown[] } {
  const { method, params }: { method?: unknown; params?: unknown } = Object(request)
  if (typeof method !== 'string' || method === '') {
    throw new ProviderRpcError(-32600, 'Expected a single object with a non-empty string method.')
  }
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    throw invalidParams('Expected params to be an array or an object.')
  }
  return { method, params: Array.isArray(params) ? params : params === undefined ? [] : [params] }
}

/** A refusal waits too: the script may still answer the request in another way. */
function planOrRefusal(ctx: WalletContext, method: string, params: readonly unknown[]): Plan {
  try {
    return planRequest(ctx, method, params)
  } catch (error) {
    return silent(() => {
      throw error
    })
  }
}

function copy(params: unknown): unknown {
  try {
    return structuredClone(params)
  } catch {
    return params // holds something that cannot be cloned: the log shows it as it is
  }
}
