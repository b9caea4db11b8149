import { Logo } from '@portico/app-kit'
import { Disclosure } from '@portico/ui'
import { useConsole } from '../api/consoleContext.js'
import { LogInForm } from './LogInForm.js'
import './LogInPage.css'

export function LogInPage() {
  const { client } = useConsole()
  return (
    <main className="cn-log-in-page">
      <div className="cn-log-in-page-card">
        <Logo size={48} />
        <h1 className="cn-log-in-page-title">Portico console</h1>
        <p className="cn-log-in-page-text">
          Server <bdi className="cn-log-in-page-server">{client.server}</bdi>
        </p>
        <LogInForm />
        <Disclosure summary="Where is my key?">
          <p className="cn-quiet">
            The server printed it once, at its first start. If it is lost, make a new one on the server; every open
            session ends with the old key.
          </p>
          <pre className="cn-log-in-page-code">portico-server key rotate</pre>
        </Disclosure>
      </div>
    </main>
  )
}
