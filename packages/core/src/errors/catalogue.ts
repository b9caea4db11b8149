import type { RpcErrorName } from '@portico/wire/rpc'
import type { apiSentences } from './apiSentences.js'
import type { NodeErrorName } from './nodeSentences.js'
import type { PairingErrorName } from './pairingSentences.js'
import type { SendErrorName } from './sendSentences.js'
import type { SiwxErrorName } from './siwxSentences.js'
import type { walletSentences } from './walletSentences.js'

/**
 * One row per error that a page or somebody's adapter may meet: stable code → sentence. Codes are append-only. Where the
 * specification gives exact words, the sentence is those words. What only later code throws has a table that comes with it.
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
  'network/not-supported': () => 'Chain is not supported',
  'connector/not-found': (c: { connector: string }) => `Failed to find connector ${c.connector}`,
  'connect/no-accounts': () => 'The wallet answered without an account.',
  'connect/bad-answer': () => 'The wallet gave an answer that makes no sense.',
  'capability/unsupported': () => 'Unsupported chain',
  'rpc/unreachable': (c: { network: string }) => `No RPC endpoint of ${c.network} gave a usable answer.`,
  'rpc/bad-answer': (c: { network: string }) => `An RPC endpoint of ${c.network} gave an answer that makes no sense.`,
  'view/unknown': (c: { view: string }) => `There is no view called \`${c.view}\`.`,
  'modal/load-failed': () => 'The wallet window could not be loaded.',
  'react/no-provider': (c: { hook: string }) =>
    `${c.hook} must be used inside <PorticoProvider kit={createPortico(…)}>.`,
  'clipboard/failed': () => 'Failed to copy',
  'kit/destroyed': () => 'This kit was destroyed. Create a new one with createPortico().',
  unknown: () => 'Something went wrong',
})

type Rows = typeof catalogue & typeof apiSentences & typeof walletSentences
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
