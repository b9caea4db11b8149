import { authPayloadFor, formatAuthMessage, toCacao } from '@portico/relay/wallet'
import { peerReasons } from '@portico/wire/relay'
import type { Address } from 'viem'
import { methods } from '../asks/readRequest.js'
import { readSite } from '../asks/readSite.js'
import { ChainError } from '../chain/ChainError.js'
import { toCaip } from '../chain/chains.js'
import { sendTransaction } from '../chain/sendTransaction.js'
import type { AppContext } from './appContext.js'
import { grant } from './grant.js'
import { signInChain } from './signInChain.js'
import type { Ask } from './walletState.js'

/** The person's answers. Each throws an error with a sentence, and the question stays. */
export type AskActions = {
  /** `accounts` are positions: those that the site may see, the first one first. */
  approve(ask: Ask, accounts: readonly number[]): Promise<void>
  reject(ask: Ask): Promise<void>
}

export function createAskActions(ctx: AppContext, syncSessions: () => void): AskActions {
  const { client } = ctx
  const knownIds = ctx.chains.map(({ id }) => id)

  async function approveProposal(
    ask: Extract<Ask, { kind: 'proposal' }>,
    addresses: readonly Address[],
  ): Promise<void> {
    const { chainId } = ctx.store.get()
    const ordered = [chainId, ...knownIds.filter((id) => id !== chainId)]
    await client.approve({ id: ask.id, namespaces: grant(ask.proposal, addresses, ordered) })
    syncSessions()
    ctx.say('success', `Connected to ${readSite(ask.proposal.proposer.metadata).name}.`)
  }

  async function approveSignIn(ask: Extract<Ask, { kind: 'signIn' }>, accounts: readonly number[]): Promise<void> {
    const signer = ctx.signers[accounts[0] ?? ctx.store.get().account]
    const payload = authPayloadFor(ask.asked.payload, { chains: knownIds.map(toCaip), methods: [...methods] })
    const chain = signInChain(payload.chains, ctx.store.get().chainId)
    if (!signer || !chain) throw new TypeError('This wallet knows none of the networks that the site uses.')
    const account = `${chain}:${signer.address}`
    const signature = await signer.signMessage({ message: formatAuthMessage(payload, account) })
    await client.approveAuthentication({ id: ask.id, cacaos: [toCacao(payload, account, signature)] })
    const { pairingTopic } = ask.asked
    for (const other of ctx.store.get().asks)
      if (other.kind === 'proposal' && other.proposal.pairingTopic === pairingTopic) ctx.drop(other.id)
    syncSessions()
    ctx.say('success', `Signed in to ${readSite(ask.asked.requester.metadata).name}.`)
  }

  async function approveRequest({ request, task }: Extract<Ask, { kind: 'request' }>): Promise<void> {
    const { topic, id } = request
    const site = readSite(request.peer).name
    switch (task.kind) {
      case 'message':
        await client.respond({
          topic,
          id,
          result: await signerOf(task.account).signMessage({ message: { raw: task.raw } }),
        })
        return ctx.say('success', `Signed for ${site}.`)
      case 'typedData':
        await client.respond({ topic, id, result: await signerOf(task.account).signTypedData(task.data) })
        return ctx.say('success', `Signed for ${site}.`)
      case 'transaction': {
        const chain = ctx.chains.find((each) => toCaip(each.id) === request.chainId)
        if (!chain?.rpcUrl) throw new ChainError('noNode')
        const { transaction } = task
        const target = { id: chain.id, rpcUrl: chain.rpcUrl }
        const hash = await sendTransaction(target, signerOf(transaction.from), transaction)
        // It is on its way whatever becomes of the answer: to try again would send it twice.
        const isTold = await client.respond({ topic, id, result: hash }).then(
          () => true,
          () => false,
        )
        return isTold
          ? ctx.say('success', `Sent on ${chain.name}.`)
          : ctx.say('error', `Sent on ${chain.name}, but ${site} could not be told.`)
      }
      case 'switchChain':
        await client.respond({ topic, id, result: null })
        return ctx.chooseChain(task.chainId)
      case 'silent':
      case 'refused':
        return // answered when they came
      default:
        task satisfies never
    }
  }

  function signerOf(address: Address) {
    const signer = ctx.signers.find((each) => each.address === address)
    if (!signer) throw new TypeError('This wallet does not have that account.')
    return signer
  }

  return {
    async approve(ask, accounts) {
      const addresses = accounts.flatMap((index) => ctx.signers[index]?.address ?? [])
      if (ask.kind === 'proposal') await approveProposal(ask, addresses)
      else if (ask.kind === 'signIn') await approveSignIn(ask, accounts)
      else await approveRequest(ask)
      ctx.drop(ask.id)
    },
    async reject(ask) {
      ctx.drop(ask.id)
      if (ask.kind === 'proposal') return client.reject(ask.id)
      if (ask.kind === 'signIn') {
        for (const other of ctx.store.get().asks)
          if (other.kind === 'proposal' && other.proposal.pairingTopic === ask.asked.pairingTopic) ctx.drop(other.id)
        return client.rejectAuthentication(ask.id, peerReasons.userRejected)
      }
      const error = { code: 4001, message: 'User rejected the request.' }
      return client.respond({ topic: ask.request.topic, id: ask.id, error })
    },
  }
}
