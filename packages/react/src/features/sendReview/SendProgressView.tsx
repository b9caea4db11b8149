import type { Send } from '@portico/core/send'
import { useEffect } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useStore } from '../../hooks/useStore.js'

import { NotSent } from './parts/NotSent.js'
import { TransactionMismatch } from './parts/TransactionMismatch.js'
import { TransactionStatus } from './parts/TransactionStatus.js'
import { WaitingForWallet } from './parts/WaitingForWallet.js'

/** The wallet was asked: what became of it. */
export function SendProgressView({ send }: { send: Send }) {
  const { goBack } = useActions()
  const { stage, openRequest } = useStore(send.store, send.store.get())
  const isOver = stage.name === 'editing' || stage.name === 'review'
  // Nothing is on its way any more, such as after a change of network: there is nothing to show here.
  useEffect(() => void (isOver && goBack()), [isOver, goBack])
  switch (stage.name) {
    case 'waiting':
      return <WaitingForWallet stage={stage} />
    case 'broadcast':
    case 'confirmed':
    case 'reverted':
      return <TransactionStatus send={send} stage={stage} />
    case 'mismatch':
      return <TransactionMismatch send={send} stage={stage} />
    case 'failed':
      return <NotSent send={send} stage={stage} request={openRequest} />
    default:
      return null
  }
}
