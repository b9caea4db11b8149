import { Panel } from '@portico/app-kit'
import { chainsOf, type Session } from '@portico/relay/wallet'
import { Button, EmptyState } from '@portico/ui'
import { EmptyDrawing } from '@portico/ui/drawings'
import { WalletImage } from '@portico/ui/images'
import { useState } from 'react'
import { fromCaip } from '../chain/chains.js'
import { readSite } from '../requests/readSite.js'
import { useApp, useWallet } from '../store/appHooks.js'
import './SessionsPanel.css'

export function SessionsPanel() {
  const sessions = useWallet((state) => state.sessions)
  return (
    <Panel title="Connected sites">
      {sessions.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing />}
          title="No site is connected"
          text="Copy a pairing link on a site and paste it here."
        />
      ) : (
        <ul className="wl-sessions-panel">
          {sessions.map((session) => (
            <li key={session.topic}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { chains, endSession, showNote: say } = useApp()
  const [isEnding, setIsEnding] = useState(false)
  const site = readSite(session.peer.metadata)
  const names = chainsOf(session.namespaces).flatMap(
    (chain) => chains.find(({ id }) => id === fromCaip(chain))?.name ?? [],
  )
  const until = new Date(session.expiry * 1_000).toLocaleDateString('en', { day: 'numeric', month: 'long' })
  const end = async (): Promise<void> => {
    setIsEnding(true)
    try {
      await endSession(session.topic)
      say('success', `${site.name} is no longer connected.`)
    } catch (error) {
      console.warn(error)
      setIsEnding(false)
      say('error', 'The session could not be ended. Try again.')
    }
  }
  return (
    <div className="wl-sessions-panel-row">
      <WalletImage id={site.host ?? site.name} name={site.name} src={site.icon} />
      <div className="wl-sessions-panel-words">
        <bdi className="wl-sessions-panel-name">{site.name}</bdi>
        <span className="wl-sessions-panel-fact">{site.host ?? 'no address'}</span>
        <span className="wl-sessions-panel-fact">{names.join(', ')}</span>
        <span className="wl-sessions-panel-fact">until {until}</span>
      </div>
      <Button
        variant="secondary"
        isLoading={isEnding}
        aria-label={`End the session with ${site.name}`}
        onClick={() => void end()}
      >
        End
      </Button>
    </div>
  )
}
