import type { Connector, Wallet } from '@portico/core'
import { activeNamespace } from '@portico/core/page'
import { useCallback } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKit } from '../../hooks/useKit.js'

type Choice = { readonly connector?: Connector | undefined; readonly wallet?: Wallet | undefined }

/** What a click on a wallet does: one of this page is asked, one that is elsewhere shows its own page. */
export function useChooseWallet(): (choice: Choice) => void {
  const kit = useKit('useChooseWallet')
  const { connect, push } = useActions()
  return useCallback(
    ({ connector, wallet }) => {
      if (!connector) return push('ConnectingWalletConnect', { wallet })
      // Of a wallet in several namespaces, the one of the network in use.
      const namespace = activeNamespace(kit.store.get())
      const same = connector.connectors?.find((entry) => entry.chain === namespace) ?? connector.connectors?.[0]
      void connect({ connector: same ?? connector })
    },
    [kit, connect, push],
  )
}
