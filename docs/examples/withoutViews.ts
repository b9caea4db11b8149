import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'

const kit = createPortico({ projectId: 'my-site', adapters: [evm()], networks: [mainnet] })

/** Keeps a line of your own page up to date; returns what ends that. */
export function follow(show: (line: string) => void): () => void {
  const stops = [
    kit.subscribeAccount(({ status, address }) => show(address ?? status)),
    kit.subscribeNetwork((network) => show(`on ${network?.name}`)),
    kit.subscribeEvents(({ data }) => show(data.event)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Connects the wallet of that name, in an interface of your own. */
export async function connectTo(name: string): Promise<void> {
  const connector = kit.getConnectors().find((entry) => entry.name === name)
  if (connector) await kit.actions.connect({ connector })
}
