import type { Env } from '@portico/core/adapter'
import type { Eip1193Provider, RpcRequest } from '@portico/wire'

/** Asks a wallet and waits no longer than `ms`: silence gives undefined, which no parser takes for an answer. */
export async function requestWithTimeout(
  env: Env,
  ms: number,
  provider: Eip1193Provider,
  request: RpcRequest,
): Promise<unknown> {
  let timer: unknown
  const silence = new Promise<undefined>((resolve) => {
    timer = env.setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([provider.request(request), silence])
  } finally {
    env.clearTimeout(timer)
  }
}
