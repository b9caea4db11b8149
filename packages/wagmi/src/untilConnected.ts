import type { Portico } from '@portico/core'
import { connectionOf } from './evmConnection.js'
import { WalletError } from './WalletError.js'

/** Resolves when the kit has looked for the connection of an earlier visit; true when it found one. */
export function untilRestored(kit: Portico): Promise<boolean> {
  return new Promise((resolve) => {
    // A wallet that the visitor is being asked for is another matter: nobody knows how long that takes.
    const isRestoring = (): boolean => kit.store.get().connections.eip155?.restoring !== undefined
    const isSettled = (): boolean => kit.getState().initialized && !isRestoring()
    const settle = (): void => {
      if (!isSettled()) return
      stop()
      resolve(connectionOf(kit) !== undefined)
    }
    const stop = kit.store.select((state) => [state.initialized, isRestoring()].join(), settle)
    settle()
  })
}

/** Opens the modal and resolves when a wallet has been connected in it; a visitor who closes it has refused. */
export function askVisitor(kit: Portico): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = kit.store.select(
      (state) => [state.connections.eip155?.activeId, state.modal.open].join(),
      () => {
        if (connectionOf(kit)) settle(resolve)
        else if (!kit.isOpen()) settle(() => reject(new WalletError(4001, 'The visitor closed the modal.')))
      },
    )
    const settle = (run: () => void): void => {
      stop()
      run()
    }
    kit.open({ view: 'Connect', namespace: 'eip155' }).catch((error: unknown) => settle(() => reject(error)))
  })
}
