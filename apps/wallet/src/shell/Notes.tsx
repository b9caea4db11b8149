import { Toast } from '@portico/ui'
import { useEffect } from 'react'
import { useApp, useWallet } from '../store/appHooks.js'
import './Notes.css'

const shownFor = 6_000

/** The last note, shown for a few seconds. */
export function Notes() {
  const app = useApp()
  const note = useWallet((state) => state.note)
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => app.hideNote(note.id), shownFor)
    return () => clearTimeout(timer)
  }, [app, note])
  return (
    <div className="wl-notes" aria-live="polite">
      {note && (
        <Toast key={note.id} variant={note.tone}>
          {note.text}
        </Toast>
      )}
    </div>
  )
}
