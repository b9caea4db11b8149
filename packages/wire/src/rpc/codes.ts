/** JSON-RPC and EIP-1193 codes of the specification's section 8 (ERR-03), each with the name our errors use. */
export const rpcCodes = /* @__PURE__ */ Object.freeze({
  [-32700]: 'parse',
  [-32600]: 'invalid-request',
  [-32601]: 'method-not-found',
  [-32602]: 'invalid-params',
  [-32603]: 'internal',
  [-32000]: 'invalid-input',
  [-32001]: 'resource-not-found',
  [-32002]: 'resource-unavailable',
  [-32003]: 'transaction-rejected',
  [-32004]: 'method-unsupported',
  [-32005]: 'limit-exceeded',
  [-32006]: 'version-unsupported',
  4001: 'user-rejected',
  4100: 'unauthorized',
  4200: 'unsupported-method',
  4900: 'provider-disconnected',
  4901: 'chain-disconnected',
  4902: 'unrecognized-chain',
  5000: 'wallet-default',
  5700: 'unsupported-capability',
  5710: 'unsupported-bundle-chain',
  5720: 'duplicate-bundle-id',
  5730: 'unknown-bundle-id',
  5740: 'bundle-too-large',
  5750: 'atomic-upgrade-rejected',
  5760: 'atomicity-not-supported',
  32603: 'invalid-chain-id',
} as const)

export type RpcCode = keyof typeof rpcCodes
export type RpcErrorName = (typeof rpcCodes)[RpcCode]

/** The name of a code; an unlisted number between 5700 and 5760 is still a bundle error. */
export function rpcErrorName(code: unknown): RpcErrorName | undefined {
  if (typeof code !== 'number') return undefined
  if (Object.hasOwn(rpcCodes, code)) return rpcCodes[code as RpcCode] // hasOwn has just proved the key
  return code > 5700 && code < 5760 ? 'unsupported-capability' : undefined
}
