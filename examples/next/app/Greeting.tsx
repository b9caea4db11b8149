'use client'
import { useConnection, useSignMessage } from 'wagmi'

export function Greeting() {
  const { isConnected } = useConnection()
  const { data: signature, error, isPending, mutate } = useSignMessage()

  return (
    <section aria-labelledby="greeting">
      <h2 id="greeting">Say hello</h2>
      <p>{isConnected ? 'Signing costs nothing and sends nothing.' : 'Connect a wallet to sign a greeting.'}</p>
      <div className="row">
        <button
          type="button"
          disabled={!isConnected || isPending}
          onClick={() => mutate({ message: 'Hello, Lantern' })}
        >
          {isPending ? 'Look at your wallet …' : 'Sign a greeting'}
        </button>
      </div>
      <p role="status" className="hash">
        {signature && `Signed: ${signature}`}
      </p>
      {error && <p role="alert">Nothing was signed.</p>}
    </section>
  )
}
