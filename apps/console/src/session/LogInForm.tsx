import { Button } from '@portico/ui'
import { type FormEvent, useState } from 'react'
import { CallError } from '../api/CallError.js'
import { useConsole } from '../api/consoleContext.js'
import { errorText } from '../api/errorText.js'
import { useAction } from '../api/useAction.js'
import { TextField } from '../parts/TextField.js'
import './LogInForm.css'

export function LogInForm() {
  const { session } = useConsole()
  const [key, setKey] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const logIn = useAction((client, given: string) => client.call('logIn', { body: { key: given } }))

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const given = key.trim()
    setIsEmpty(given === '')
    if (given === '') return
    const opened = await logIn.run(given)
    if (opened) session.begin(opened.token)
  }

  return (
    <form className="cn-log-in-form" onSubmit={submit} noValidate>
      <TextField
        label="Admin key"
        type="password"
        autoComplete="current-password"
        value={key}
        onChange={setKey}
        placeholder="portico_admin_…"
        error={isEmpty ? 'Enter the key that the server printed.' : logIn.error ? logInError(logIn.error) : undefined}
        isFocused
      />
      <Button type="submit" size="lg" isFullWidth isLoading={logIn.isBusy}>
        Log in
      </Button>
    </form>
  )
}

function logInError(error: unknown): string {
  const isWrong = error instanceof CallError && error.kind === 'refused'
  return isWrong ? 'This is not the key of this server.' : errorText(error)
}
