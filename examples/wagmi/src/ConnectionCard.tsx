import { useChains, useConnect, useConnectors, useDisconnect, useSwitchChain, useWalletClient } from 'wagmi'
import { major, useConnection } from '#major'

/** All that wagmi knows of the wallet, and what a site does with it. */
export function ConnectionCard() {
  const { address, chainId, connector, isConnected, status } = useConnection()
  const { data: client } = useWalletClient()
  const chains = useChains()
  const connectors = useConnectors()
  const { connect, isPending } = useConnect()
  const { switchChain, error } = useSwitchChain()
  const { disconnect } = useDisconnect()

  return (
    <section aria-labelledby="connection">
      <h2 id="connection">What wagmi {major} says</h2>
      <dl>
        <Fact name="Status">{status}</Fact>
        <Fact name="Account">{address}</Fact>
        <Fact name="Chain">{chains.find(({ id }) => id === chainId)?.name ?? chainId}</Fact>
        <Fact name="Connector">{connector?.name}</Fact>
        <Fact name="Wallet client">{client && `${client.account.address} on ${client.chain.id}`}</Fact>
      </dl>
      <div className="row">
        {!isConnected &&
          connectors.map((one) => (
            <button key={one.uid} type="button" disabled={isPending} onClick={() => connect({ connector: one })}>
              Connect by {one.name}
            </button>
          ))}
        {isConnected &&
          chains
            .filter(({ id }) => id !== chainId)
            .map(({ id, name }) => (
              <button key={id} type="button" onClick={() => switchChain({ chainId: id })}>
                Switch to {name}
              </button>
            ))}
        {isConnected && (
          <button type="button" className="quiet" onClick={() => disconnect()}>
            Disconnect by wagmi
          </button>
        )}
      </div>
      {error && <p role="alert">The wallet did not switch. Please try again.</p>}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string | number | undefined }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children ?? '–'}</dd>
    </div>
  )
}
