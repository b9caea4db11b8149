import type { CaipNetworkId } from '@portico/wire'
import type { Answer, Body, Endpoint, PathParameters, Query } from '@portico/wire/http'

export type ApiRequest<Call extends Endpoint> = {
  /** Values of the path's segments; they are encoded. */
  readonly path?: PathParameters<Call> | undefined
  /** Undefined values and empty lists are left out. */
  readonly query?: Query<Call> | undefined
  readonly body?: Body<Call> | undefined
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A refusal is an answer too: the caller acts on it, and nobody is told of a fault. */
  readonly mayRefuse?: boolean | undefined
}

/** The operator's server, as the kit sees it. */
export type Api = {
  /**
   * Sends a call of the contract and checks the answer. Fails with a `PorticoError`: `api/unreachable`, `api/refused`,
   * `api/rate-limited`, `api/malformed` or, when the signal said so, `api/aborted`.
   */
  call<Call extends Endpoint>(endpoint: Call, request?: ApiRequest<Call>): Promise<Answer<Call>>
  /** The address of a picture, for an `<img>`. */
  imageUrl(endpoint: Endpoint, id: string): string
  /** Whether the server knows a network (API-02). Asked once; after a failure the last answer holds and the next use asks again. */
  isSupported(network: CaipNetworkId): Promise<boolean>
}
