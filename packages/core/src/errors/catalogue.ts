import type { RpcErrorName } from '@portico/wire/rpc'
import type { NodeErrorName } from './nodeSentences.js'
import type { PairingErrorName } from './pairingSentences.js'
import type { SendErrorName } from './sendSentences.js'
import type { SiwxErrorName } from './siwxSentences.js'

/**
 * One row per error: stable code → sentence. Codes are append-only. Where the specification gives exact words, the
 * sentence is those words.
 */
export const catalogue = /* @__PURE__ */ Object.freeze({
  'config/invalid-option': (c: { option: string; problem: string; fix: string }) =>
    `Option \`${c.option}\` ${c.problem}. ${c.fix}`,
  'config/siwe-and-siwx': () => 'Cannot set both `siweConfig` and `siwx` options',
  'config/no-connection-client': (c: { namespace: string }) =>
    `The adapter for ${c.namespace} has no connection client: it needs \`start\`, \`connect\`, \`reconnect\` and \`disconnect\`.`,
  'config/no-network-client': (c: { namespace: string }) =>
    `The adapter for ${c.namespace} has no network client: it needs \`switchNetwork\`.`,
  'adapter/not-found': (c: { namespace: string }) => `Adapter for namespace ${c.namespace} doesn't exist`,
  'namespace/not-configured': () => 'Namespace is not configured, please call connect() first',
  'network/not-found': () => 'Network not found',
  'network/not-supported': () => 'Chain is not supported',
  'network/invalid-id': (c: { value: string }) =>
    `\`${c.value}\` is no chain id: it must be namespace:reference, such as eip155:1.`,
  'connector/not-found': (c: { connector: string }) => `Failed to find connector ${c.connector}`,
  'connect/no-accounts': () => 'The wallet answered without an account.',
  'connect/bad-answer': () => 'The wallet gave an answer that makes no sense.',
  'connect/abandoned': () => 'The attempt to connect was left before the wallet answered.',
  'connect/legal-not-accepted': () => 'The terms must be accepted before a wallet can be connected.',
  'connection/not-found': () => 'There is no such connection any more.',
  'disconnect/failed': () => 'Failed to disconnect',
  'capability/unsupported': () => 'Unsupported chain',
  'account/not-connected': () => 'No wallet is connected.',
  'rpc/unreachable': (c: { network: string }) => `No RPC endpoint of ${c.network} gave a usable answer.`,
  'rpc/bad-answer': (c: { network: string }) => `An RPC endpoint of ${c.network} gave an answer that makes no sense.`,
  'api/unreachable': (c: { path: string }) => `The server did not answer ${c.path}.`,
  'api/refused': (c: { status: number }) => `HTTP status code: ${c.status}`,
  'api/rate-limited': (c: { status: number; retryAfter: number | undefined }) => `HTTP status code: ${c.status}`,
  'api/malformed': (c: { path: string }) => `The server gave an answer to ${c.path} that makes no sense.`,
  'api/aborted': () => 'Request was aborted',
  'view/unknown': (c: { view: string }) => `There is no view called \`${c.view}\`.`,
  'modal/load-failed': () => 'The wallet window could not be loaded.',
  'react/no-provider': (c: { hook: string }) =>
    `${c.hook} must be used inside <PorticoProvider kit={createPortico(…)}>.`,
  'clipboard/failed': () => 'Failed to copy',
  'kit/destroyed': () => 'This kit was destroyed. Create a new one with createPortico().',
  unknown: () => 'Something went wrong',
})

type Rows = typeof catalogue
type OwnCode = keyof Rows
export type PorticoErrorCode =
  | OwnCode
  | `rpc/${RpcErrorName}`
  | `node/${NodeErrorName}`
  | `pairing/${PairingErrorName}`
  | `send/${SendErrorName}`
  | `siwx/${SiwxErrorName}`
export type PorticoErrorContext<Code extends PorticoErrorCode> = Code extends OwnCode
  ? Parameters<Rows[Code]> extends [infer Context]
    ? Context
    : undefined
  : undefined
