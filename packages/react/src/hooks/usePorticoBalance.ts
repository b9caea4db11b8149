'use client'
import { accountOf } from '@portico/core/page'
import { useMemo } from 'react'
import { useKit } from './useKit.js'

export type FetchBalanceReturnType = {
  data: { balance: string; symbol: string } | undefined
  error: string | null
  isSuccess: boolean
  isError: boolean
}

/** Reads the native balance of the connected account from its chain. */
export function usePorticoBalance(): { fetchBalance: () => Promise<FetchBalanceReturnType> } {
  const kit = useKit('usePorticoBalance')
  return useMemo(
    () => ({
      async fetchBalance() {
        await kit.actions.refreshBalance({ force: true })
        const { balance, balanceSymbol, address } = accountOf(kit.store.get())
        if (balance !== undefined)
          return { data: { balance, symbol: balanceSymbol ?? '' }, error: null, isSuccess: true, isError: false }
        const error = address ? 'The balance could not be read.' : 'No wallet is connected.'
        return { data: undefined, error, isSuccess: false, isError: true }
      },
    }),
    [kit],
  )
}
