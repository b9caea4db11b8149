import { authPayloadFor, formatAuthMessage, toCacao } from '@portico/relay/wallet'
import { peerReasons } from '@portico/wire/relay'
import type { Address } from 'viem'
import { ChainError } from '../chain/ChainError.js'
import { toCaip } from '../chain/chains.js'
import { sendTransaction } from '../chain/sendTransaction.js'
import { methods } from '../requests/readRequest.js'
import { readSite } from '../requests/readSite.js'
import type { AppContext } from './appContext.js'
import { grant } from './grant.js'
import { signInChain } from './signInChain.js'
import type { PendingRequest } from './walletState.js'

/** The person's answers. When one throws, its message is shown and the request stays open. */
export type RequestActions = {
  /** `accounts` are positions: those that the site may see, the first one first. */
  approve(pending: PendingRequest, accounts: readonly number[]): Promise<void>
  reject(pending: PendingRequest): Promise<void>
}

export function createRequestActions(ctx: AppContext, syncSessions: () => void): RequestActions {
  const { client } = ctx
  const knownIds = ctx.chains.map(({ id }) => id)

  async function approveProposal(
    pending: Extract<PendingRequest, { kind: 'proposal' }>,
    addresses: readonly Address[],
  ): Promise<void> {
    const { chainId } = ctx.store.get()
    const ordered = [chainId, ...knownIds.filter((id) => id !== chainId)]
    await client.approve({ id: pending.id, namespaces: grant(pending.proposal, addresses, ordered) })
    syncSessions()
    ctx.showNote('success', `Connected to ${readSite(pending.proposal.proposer.metadata).name}.`)
  }

  async function approveSignIn(
    pending: Extract<PendingRequest, { kind: 'signIn' }>,
    accounts: readonly number[],
  ): Promise<void> {
    const signer = ctx.signers[accounts[0] ?? ctx.store.get().account]
    const payload = authPayloadFor(pending.authentication.payload, {
      chains: knownIds.map(toCaip),
      methods: [...methods],
    })
    const chain = signInChain(payload.chains, ctx.store.get().chainId)
    if (!signer || !chain) throw new TypeError('This wallet knows none of the networks that the site uses.')
    const account = `${chain}:${signer.address}`
    const signature = await signer.signMessage({ message: formatAuthMessage(payload, account) })
    await client.approveAuthentication({ id: pending.id, cacaos: [toCacao(payload, account, signature)] })
    const { pairingTopic } = pending.authentication
    for (const other of ctx.store.get().requests)
      if (other.kind === 'proposal' && other.proposal.pairingTopic === pairingTopic) ctx.drop(other.id)
    syncSessions()
    ctx.showNote('success', `Signed in to ${readSite(pending.authentication.requester.metadata).name}.`)
  }

  async function approveRequest({ request, task }: Extract<PendingRequest, { kind: 'request' }>): Promise<void> {
    const { topic, id } = request
    const site = readSite(request.peer).name
    switch (task.kind) {
      case 'message':
        await client.respond({
          topic,
          id,
          result: await signerOf(task.account).signMessage({ message: { raw: task.raw } }),
        })
        return ctx.showNote('success', `Signed for ${site}.`)
      case 'typedData':
        await client.respond({ topic, id, result: await signerOf(task.account).signTypedData(task.data) })
        return ctx.showNote('success', `Signed for ${site}.`)
      case 'transaction': {
        const chain = ctx.chains.find((each) => toCaip(each.id) === request.chainId)
        if (!chain?.rpcUrl) throw new ChainError('noNode')
        const { transaction } = task
        const target = { id: chain.id, rpcUrl: chain.rpcUrl }
        const hash = await sendTransaction(target, signerOf(transaction.from), transaction)
        // The transaction is sent even when the site does not get the answer: trying again would send it twice.
        const isDelivered = await client.respond({ topic, id, result: hash }).then(
          () => true,
          () => false,
        )
        return isDelivered
          ? ctx.showNote('success', `Sent on ${chain.name}.`)
          : ctx.showNote('error', `Sent on ${chain.name}, but ${site} could not be notified.`)
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
    async approve(pending, accounts) {
      const addresses = accounts.flatMap((index) => ctx.signers[index]?.address ?? [])
      if (pending.kind === 'proposal') await approveProposal(pending, addresses)
      else if (pending.kind === 'signIn') await approveSignIn(pending, accounts)
      else await approveRequest(pending)
      ctx.drop(pending.id)
    },
    async reject(pending) {
      ctx.drop(pending.id)
      if (pending.kind === 'proposal') return client.reject(pending.id)
      if (pending.kind === 'signIn') {
        for (const other of ctx.store.get().requests)
          if (other.kind === 'proposal' && other.proposal.pairingTopic === pending.authentication.pairingTopic)
            ctx.drop(other.id)
        return client.rejectAuthentication(pending.id, peerReasons.userRejected)
      }
      const error = { code: 4001, message: 'User rejected the request.' }
      return client.respond({ topic: pending.request.topic, id: pending.id, error })
    },
  }
}
