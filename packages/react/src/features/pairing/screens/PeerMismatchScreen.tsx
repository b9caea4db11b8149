import type { Wallet } from '@portico/core'
import type { Pairing, PairingState } from '@portico/core/pairing'
import { Button, Facts, Notice } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { pairingWords } from '../pairingWords.js'
import { PairingStack } from '../parts/PairingStack.js'

export type PeerMismatchScreenProps = {
  wallet: Wallet
  pairing: Pairing | undefined
  state: Extract<PairingState, { status: 'doubtful' }>
}

/** Another wallet than the chosen one seems to have approved: both, and the visitor's word before anything is connected. */
export function PeerMismatchScreen({ wallet, pairing, state: { listed, peer } }: PeerMismatchScreenProps) {
  const t = useTranslate(pairingWords)
  const { goBack } = useActions()
  const words = t.pairing
  const refuse = () => {
    pairing?.refuse()
    goBack()
  }
  return (
    <PairingStack>
      <Notice tone="danger" title={words.mismatchTitle({ wallet: wallet.name })}>
        {words.mismatchText({ wallet: wallet.name })}
      </Notice>
      <Facts
        facts={[
          { label: words.mismatchListed, value: <Home name={wallet.name} host={listed} /> },
          { label: words.mismatchPeer, value: <Home name={peer.name} host={peer.host ?? words.mismatchNoHost} /> },
        ]}
      />
      <Button isFullWidth onClick={refuse}>
        {t.account.disconnect}
      </Button>
      <Button variant="quiet" isFullWidth onClick={() => pairing?.keep()}>
        {words.keep}
      </Button>
    </PairingStack>
  )
}

/** Names are anybody's to choose; the host is what counts. */
function Home({ name, host }: { name: string; host: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      {name && ' · '}
      <bdi>{host}</bdi>
    </>
  )
}
