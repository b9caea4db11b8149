import { createContext, use, useSyncExternalStore } from 'react'
import type { WalletApp } from './createWalletApp.js'
import type { WalletState } from './walletState.js'

export const AppContext = createContext<WalletApp | undefined>(undefined)

export function useApp(): WalletApp {
  const app = use(AppContext)
  if (!app) throw new TypeError('There is no wallet around this component.')
  return app
}

export function useWallet<Value>(select: (state: WalletState) => Value): Value {
  const { store } = useApp()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
