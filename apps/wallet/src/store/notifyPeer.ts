import { accountsOf, chainsOf, type Session, type Wallet } from '@portico/relay/wallet'
import type { Address } from 'viem'
import { toCaip } from '../chain/chains.js'

/** How long, in ms, a site may take to agree to a change before the event is sent all the same. */
const agreementTimeout = 3_000

/** Tells one site that the person chose another account: it becomes the first that the site may use. */
export async function notifyAccount(
  client: Wallet,
  session: Session,
  account: Address,
  chainId: number,
): Promise<void> {
  const chains = chainsOf(session.namespaces)
  const chain = chains.includes(toCaip(chainId)) ? toCaip(chainId) : chains[0]
  if (!chain) return
  const addresses = [...new Set([account, ...addressesOf(session)])]
  await change(client, session, addresses, chains)
  const data = addresses.map((address) => `${chain}:${address}`)
  await client.emit({ topic: session.topic, chainId: chain, event: { name: 'accountsChanged', data } })
}

/** Tells one site that the person chose another network, if the site uses it. */
export async function notifyChain(client: Wallet, session: Session, chainId: number): Promise<void> {
  const chain = toCaip(chainId)
  const chains = chainsOf(session.namespaces)
  if (!chains.includes(chain)) {
    if (!chainsOf(session.requested).includes(chain)) return
    await change(client, session, addressesOf(session), [...chains, chain])
  }
  await client.emit({ topic: session.topic, chainId: chain, event: { name: 'chainChanged', data: chainId } })
}

async function change(client: Wallet, session: Session, addresses: readonly string[], chains: readonly string[]) {
  const accounts = chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))
  const granted = session.namespaces['eip155']
  if (!granted || accountsOf(session.namespaces).join() === accounts.join()) return
  const updated = client.update(session.topic, { eip155: { ...granted, chains: [...chains], accounts } })
  // A site that is offline agrees when it is back; the client repeats the request until then.
  updated.catch(() => undefined)
  await Promise.race([updated, new Promise((resolve) => setTimeout(resolve, agreementTimeout))])
}

function addressesOf(session: Session): readonly string[] {
  return [...new Set(accountsOf(session.namespaces).map((account) => account.split(':')[2] ?? ''))]
}
