import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LogInForm } from './LogInForm.js'
import { LogInPage } from './LogInPage.js'
import './SessionGate.css'
import { useToken } from './useToken.js'

export type SessionGateProps = { children: ReactNode }

/**
 * Nobody gets in without a session. One that ends in the middle of work is asked for on top of it: the view stays as it was, with
 * everything that was typed, and goes on after the log-in.
 */
export function SessionGate({ children }: SessionGateProps) {
  const token = useToken()
  const [wasIn, setWasIn] = useState(token !== undefined)
  if (token !== undefined && !wasIn) setWasIn(true)
  if (!wasIn) return <LogInPage />
  return (
    <>
      {children}
      {token === undefined && <EndedDialog onLeave={() => setWasIn(false)} />}
    </>
  )
}

function EndedDialog({ onLeave }: { onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="cn-session-gate"
      aria-labelledby="cn-session-ended"
      // Behind it nothing works without a session, so Escape leads to the front door and not back.
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <h2 id="cn-session-ended" className="cn-session-gate-title">
        Log in again
      </h2>
      <p className="cn-session-gate-text">Your session has ended. Nothing is lost: after the log-in you go on here.</p>
      <LogInForm />
    </dialog>
  )
}
