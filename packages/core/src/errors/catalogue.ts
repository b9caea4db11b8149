import type { RpcErrorName } from '@portico/wire'

/**
 * One row per error: stable code → sentence. Codes are append-only. Where the specification gives exact words, the
 * sentence is those words.
 */
export const catalogue = Object.freeze({
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
  'disconnect/failed': () => 'Failed to disconnect',
  'capability/unsupported': () => 'Unsupported chain',
  'account/not-connected': () => 'No wallet is connected.',
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

/** Sentences for the codes wallets and nodes answer with (ERR-03). */
export const rpcSentences: Readonly<Record<RpcErrorName, string>> = Object.freeze({
  parse: 'The request could not be read.',
  'invalid-request': 'The request is not valid.',
  'method-not-found': 'This method does not exist.',
  'invalid-params': 'The parameters are not valid.',
  internal: 'An internal error occurred.',
  'invalid-input': 'The input is missing or not valid.',
  'resource-not-found': 'What was asked for does not exist.',
  'resource-unavailable': 'A request is already waiting in the wallet.',
  'transaction-rejected': 'The transaction was not accepted.',
  'method-unsupported': 'This method is not implemented.',
  'limit-exceeded': 'Too many requests.',
  'version-unsupported': 'This version of the protocol is not supported.',
  'user-rejected': 'The request was declined.',
  unauthorized: 'The wallet has not allowed this.',
  'unsupported-method': 'The wallet does not know this method.',
  'provider-disconnected': 'The wallet is disconnected from all chains.',
  'chain-disconnected': 'The wallet is disconnected from this chain.',
  'unrecognized-chain': 'The wallet does not know this chain.',
  'wallet-default': 'The wallet refused the request.',
  'unsupported-capability': 'The wallet lacks a capability that was asked for.',
  'unsupported-bundle-chain': 'The wallet cannot bundle calls on this chain.',
  'duplicate-bundle-id': 'This bundle was sent before.',
  'unknown-bundle-id': 'The wallet does not know this bundle.',
  'bundle-too-large': 'The bundle is too large for the wallet.',
  'atomic-upgrade-rejected': 'The account upgrade was declined.',
  'atomicity-not-supported': 'The wallet cannot run these calls as one.',
  'invalid-chain-id': 'The chain id is not valid.',
})

type Rows = typeof catalogue
type OwnCode = keyof Rows
export type PorticoErrorCode = OwnCode | `rpc/${RpcErrorName}`
export type PorticoErrorContext<Code extends PorticoErrorCode> = Code extends OwnCode
  ? Parameters<Rows[Code]> extends [infer Context]
    ? Context
    : undefined
  : undefined
