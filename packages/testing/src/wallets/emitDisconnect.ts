import type { WalletContext } from './createWalletContext.js'
import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet loses its connection to every chain (EIP-1193 `disconnect`); the next request brings it back. */
export function emitDisconnect(ctx: WalletContext): void {
  ctx.connection.isOpen = false
  ctx.emitter.emit('disconnect', new ProviderRpcError(4900, 'The wallet lost its connection to all chains.'))
}
