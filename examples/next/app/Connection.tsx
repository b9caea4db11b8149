'use client'
import { useChains, useConnection, useDisconnect, useSwitchChain } from 'wagmi'

export function Connection() {
  const { address, chainId, isConnected, status } = useConnection()
  const chains = useChains()
  const switching = useSwitchChain()
  const disconnecting = useDisconnect()
  const current = chains.find(({ id }) => id === chainId)
  const others = isConnected ? chains.filter(({ id }) => id !== chainId) : []

  return (
    <section aria-labelledby="connection">
      <h2 id="connection">Your wallet, as wagmi sees it</h2>
      <dl>
        <Fact name="Status" value={status} />
        <Fact name="Account" value={address} />
        <Fact name="Chain" value={current?.name} />
      </dl>
      <div className="row">
        {others.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => switching.mutate({ chainId: id })}>
            Switch to {name}
          </button>
        ))}
        {isConnected && (
          <button type="button" className="quiet" onClick={() => disconnecting.mutate()}>
            Disconnect by wagmi
          </button>
        )}
      </div>
      {switching.error && <p role="alert">The wallet did not switch. Please try again.</p>}
    </section>
  )
}

function Fact({ name, value = '–' }: { name: string; value?: string | undefined }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
