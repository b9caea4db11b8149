import type { Wallet } from '@portico/core'
import { idlePairing, type Pairing, type PairingState } from '@portico/core/pairing'
import { useEffect } from 'react'
import { useFeature } from '../../hooks/useFeature.js'
import { useGuard } from '../../hooks/useGuard.js'
import { useStore } from '../../hooks/useStore.js'

export type ShownPairing = {
  /** Undefined until its code is here. */
  readonly pairing: Pairing | undefined
  readonly state: PairingState
  /** Its code could not be fetched. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The pairing of a screen: begun when it is shown, unless the choice of the wallet has begun it; leaving gives it up by itself. */
export function usePairing(wallet?: Wallet | undefined): ShownPairing {
  const { feature: pairing, hasFailed, retry } = useFeature('pairing')
  const state = useStore(pairing?.store, idlePairing)
  const run = useGuard()
  useEffect(() => run(() => pairing?.begin({ wallet })), [run, pairing, wallet])
  // One that has not begun yet is about to.
  return { pairing, state: state.status === 'idle' ? { ...state, status: 'starting' } : state, hasFailed, retry }
}
