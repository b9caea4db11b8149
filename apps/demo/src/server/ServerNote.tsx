import type { Portico } from '@portico/core'
import { useEffect, useState } from 'react'
import { watchServer } from './watchServer.js'
import './ServerNote.css'

export type ServerNoteProps = { endpoint: string | undefined; kit: Portico }

/** Says when the operator's server is gone, and what to do about it. */
export function ServerNote({ endpoint, kit }: ServerNoteProps) {
  const [isThere, setIsThere] = useState(true)
  useEffect(() => {
    if (!endpoint) return setIsThere(true)
    let stop = watchServer(endpoint, setIsThere)
    // Opening the modal is when somebody would notice.
    const unsubscribe = kit.subscribeEvents(({ data }) => {
      if (data.event !== 'MODAL_OPEN') return
      stop()
      stop = watchServer(endpoint, setIsThere)
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [endpoint, kit])

  return (
    <div className="dm-server-note-place" role="status">
      {!isThere && (
        <p className="dm-server-note">
          <span>
            The server at <code>{endpoint}</code> does not answer. Installed wallets still connect; the directory,
            balances and activity come back by themselves once it runs.
          </span>
          <span>
            Start it with <code>npm run server</code>, or empty the option <code>endpoint</code>.
          </span>
        </p>
      )}
    </div>
  )
}
