import type { Network } from '@portico/core'
import {
  useDisconnect,
  usePorticoAccount,
  usePorticoBalance,
  usePorticoNetwork,
  usePorticoProvider,
  usePorticoSIWX,
} from '@portico/react'
import type { Devnet } from '../devnet/devnet.js'
import type { Fact } from '../results/result.js'
import type { Results } from '../results/useResults.js'
import { type ActionContext, ActionError } from './actions/actionContext.js'
import { sendToken } from './actions/sendToken.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signTypedData } from './actions/signTypedData.js'

type Action = (context: ActionContext) => Promise<readonly Fact[]>

export type HostActions = {
  signMessage(): void
  signTypedData(): void
  sendTransaction(): void
  sendToken(): void
  switchChain(network: Network): void
  signIn(): void
  signOut(): void
  disconnect(): void
}

/** What a site does with a connected wallet, with the hooks that a site uses. */
export function useHostActions(devnet: Devnet, run: Results['run']): HostActions {
  const { address } = usePorticoAccount()
  const { chainId, switchNetwork } = usePorticoNetwork()
  const { walletProvider } = usePorticoProvider('eip155')
  const { fetchBalance } = usePorticoBalance()
  const { disconnect } = useDisconnect()
  const { signIn, signOut } = usePorticoSIWX()

  const ask = (title: string, action: Action): void =>
    run(title, async (report) => {
      if (!walletProvider || !address) throw new ActionError('Connect a wallet first.')
      const account = address as `0x${string}` // an address of eip155
      return action({ provider: walletProvider, address: account, chainId: Number(chainId), devnet, report })
    })

  const spend = (title: string, action: Action): void =>
    ask(title, async (context) => {
      const facts = await action(context)
      void fetchBalance()
      return facts
    })

  return {
    signMessage: () => ask('Sign message', signMessage),
    signTypedData: () => ask('Sign typed data', signTypedData),
    sendTransaction: () => spend('Send transaction', sendTransaction),
    sendToken: () => spend('Send token', sendToken),
    switchChain: (network) =>
      run('Switch chain', async () => {
        await switchNetwork(network)
        return [['Chain', `${network.name} (${network.id})`]]
      }),
    signIn: () => void signIn(),
    signOut: () =>
      run('Sign out', async () => {
        await signOut()
        return [['Session', 'ended']]
      }),
    disconnect: () =>
      run('Disconnect', async () => {
        await disconnect()
        return [['Status', 'disconnected']]
      }),
  }
}
