import { createWallet, grantFor, type RelayEnv, type RelayOptions, type Wallet } from '@portico/relay/wallet'

/** A wallet that asks a person and signs with what it is given. */
export async function startWallet(
  env: RelayEnv,
  options: RelayOptions,
  person: {
    mayConnect(site: string): Promise<boolean>
    sign(method: string, params: unknown): Promise<string>
    accounts: readonly string[] // such as eip155:1:0x…
  },
): Promise<Wallet> {
  const wallet = createWallet(env, options)
  wallet.on('proposal', async ({ id, optionalNamespaces, proposer }) => {
    // What a site says of itself nobody has checked.
    if (!(await person.mayConnect(proposer.metadata.name))) return wallet.reject(id)
    const namespaces = grantFor(optionalNamespaces, {
      accounts: person.accounts,
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
    })
    await wallet.approve({ id, namespaces })
  })
  wallet.on('request', async ({ topic, id, method, params }) => {
    try {
      await wallet.respond({ topic, id, result: await person.sign(method, params) })
    } catch {
      await wallet.respond({ topic, id, error: { code: 4001, message: 'User rejected the request.' } })
    }
  })
  await wallet.restore()
  return wallet // wallet.pair('wc:…') follows a link
}
