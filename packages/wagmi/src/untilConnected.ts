import type { Portico } from '@portico/core'
import { connectionOf } from './evmConnection.js'
import { WalletError } from './WalletError.js'

/** Resolves when the kit has looked for the connection of an earlier visit; true when it found one. */
export function untilRestored(kit: Portico): Promise<boolean> {
  return new Promise((resolve) => {
    const stops = new Set<() => void>()
    // A wallet that the visitor is being asked for is another matter: nobody knows how long that takes.
    const isRestoring = (): boolean => kit.store.get().connections.eip155?.restoring !== undefined
    const end = (isFound: boolean): void => {
      for (const stop of stops) stop()
      resolve(isFound)
    }
    const settle = (): void => {
      if (kit.getState().initialized && !isRestoring()) end(connectionOf(kit) !== undefined)
    }
    stops.add(kit.store.select((state) => [state.initialized, isRestoring()].join(), settle))
    stops.add(kit.onDestroy(() => end(false)))
    settle()
  })
}

/** Opens the modal and resolves when a wallet has been connected in it; a visitor who closes it has refused. */
export function connectInModal(kit: Portico): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops = new Set<() => void>()
    const settle = (run: () => void): void => {
      for (const stop of stops) stop()
      run()
    }
    const look = (): void => {
      if (connectionOf(kit)) settle(resolve)
      else if (!kit.isOpen()) settle(() => reject(new WalletError(4001, 'The visitor closed the modal.')))
    }
    stops.add(kit.store.select((state) => [state.connections.eip155?.activeId, state.modal.open].join(), look))
    stops.add(kit.onDestroy(() => settle(() => reject(new WalletError(4900, 'The kit was destroyed.')))))
    kit.open({ view: 'Connect', namespace: 'eip155' }).catch((error: unknown) => settle(() => reject(error)))
  })
}
