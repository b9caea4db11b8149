import { type AdapterFactory, createAdapter, PorticoError } from '@portico/core/adapter'
import { createEvmAdapter } from './createEvmAdapter.js'

export type EvmOptions = {
  /**
   * Whether disconnecting also takes the page's permission back in the wallet (`wallet_revokePermissions`), so that
   * the next visit asks again. Wallets without that method are merely forgotten.
   * @default true
   */
  readonly revokePermissions?: boolean | undefined
}

/**
 * The adapter for EVM chains: browser wallets, announced (EIP-6963) or injected.
 *
 * @example
 * createPortico({ adapters: [evm()], networks: [mainnet, base] })
 */
export function evm(options: EvmOptions = {}): AdapterFactory {
  const { revokePermissions = true } = options
  if (typeof revokePermissions !== 'boolean') {
    throw new PorticoError('config/invalid-option', {
      option: 'evm.revokePermissions',
      problem: 'is no boolean',
      fix: 'Pass true or false to evm(), or leave it out.',
    })
  }
  return createAdapter({
    namespace: 'eip155',
    adapterType: 'evm',
    create: (context) => createEvmAdapter(context, { revokePermissions }),
  })
}
