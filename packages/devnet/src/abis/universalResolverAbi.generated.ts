// Made from contracts/UniversalResolver.sol by scripts/compile.mjs; do not edit.
export const universalResolverAbi = [
  { inputs: [{ name: 'ens', type: 'address' }], stateMutability: 'nonpayable', type: 'constructor' },
  { inputs: [{ name: 'dns', type: 'bytes' }], name: 'DNSDecodingFailed', type: 'error' },
  { inputs: [], name: 'EmptyAddress', type: 'error' },
  { inputs: [{ name: 'sender', type: 'address' }, { name: 'urls', type: 'string[]' }, { name: 'callData', type: 'bytes' }, { name: 'callbackFunction', type: 'bytes4' }, { name: 'extraData', type: 'bytes' }], name: 'OffchainLookup', type: 'error' },
  { inputs: [{ name: 'errorData', type: 'bytes' }], name: 'ResolverError', type: 'error' },
  { inputs: [{ name: 'name', type: 'bytes' }, { name: 'resolver', type: 'address' }], name: 'ResolverNotContract', type: 'error' },
  { inputs: [{ name: 'name', type: 'bytes' }], name: 'ResolverNotFound', type: 'error' },
  { inputs: [{ name: 'primary', type: 'string' }, { name: 'primaryAddress', type: 'bytes' }], name: 'ReverseAddressMismatch', type: 'error' },
  { inputs: [{ name: 'selector', type: 'bytes4' }], name: 'UnsupportedResolverProfile', type: 'error' },
  { inputs: [], name: 'registry', outputs: [{ name: '', type: 'address' }], stateMutability: 'view', type: 'function' },
  { inputs: [{ name: 'name', type: 'bytes' }, { name: 'data', type: 'bytes' }], name: 'resolve', outputs: [{ name: 'answer', type: 'bytes' }, { name: 'resolver', type: 'address' }], stateMutability: 'view', type: 'function' },
  { inputs: [{ name: 'response', type: 'bytes' }, { name: 'extra', type: 'bytes' }], name: 'resolveCallback', outputs: [{ name: '', type: 'bytes' }, { name: '', type: 'address' }], stateMutability: 'view', type: 'function' },
  { inputs: [{ name: 'name', type: 'bytes' }, { name: 'data', type: 'bytes' }, { name: '', type: 'string[]' }], name: 'resolveWithGateways', outputs: [{ name: '', type: 'bytes' }, { name: '', type: 'address' }], stateMutability: 'view', type: 'function' },
  { inputs: [{ name: 'account', type: 'bytes' }, { name: 'coinType', type: 'uint256' }], name: 'reverse', outputs: [{ name: 'primary', type: 'string' }, { name: 'resolver', type: 'address' }, { name: 'reverseResolver', type: 'address' }], stateMutability: 'view', type: 'function' },
  { inputs: [{ name: 'account', type: 'bytes' }, { name: 'coinType', type: 'uint256' }, { name: '', type: 'string[]' }], name: 'reverseWithGateways', outputs: [{ name: '', type: 'string' }, { name: '', type: 'address' }, { name: '', type: 'address' }], stateMutability: 'view', type: 'function' },
] as const
