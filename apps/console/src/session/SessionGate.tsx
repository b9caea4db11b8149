import { Dialog } from '@portico/app-kit'
import { type ReactNode, useState } from 'react'
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

/** Nothing works without a session, so Escape leads to the log-in page and does not close the dialog. */
function EndedDialog({ onLeave }: { onLeave: () => void }) {
  return (
    <Dialog title="Log in again" onClose={onLeave}>
      <p className="cn-session-gate-text">Your session has ended. Nothing is lost: after the log-in you go on here.</p>
      <LogInForm />
    </Dialog>
  )
}
