import { isStill } from '../../actions/balanceTarget.js'
import { addPending } from '../../actions/pendingTransactions.js'
import { refreshBalance } from '../../actions/refreshBalance.js'
import { report } from '../../actions/report.js'
import { showToast } from '../../actions/showToast.js'
import { fromNode } from '../../errors/fromNode.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { sendError } from '../../errors/sendError.js'
import { connectionOf } from '../../state/selectors.js'
import { sendKeys } from '../../storage/sendKeys.js'
import { track } from '../../telemetry/track.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { checkReady } from './checkReady.js'
import { createStages } from './createStages.js'
import { resolveName } from './resolveName.js'
import { transferFacts } from './sendEvents.js'
import { sendLimits } from './sendLimits.js'
import type { SendParts } from './sendParts.js'
import type { SendStage, SentTransfer } from './sendState.js'
import { sendWords } from './sendWords.js'

export type Sending = { send(): Promise<string>; cancel(): void }

/** Asks the wallet, and follows what it did. */
export function createSending(parts: SendParts, clear: () => void): Sending {
  const { ctx, store, patch } = parts
  const stages = createStages(parts)
  let attempt: object | undefined

  const isWaiting = (): boolean => store.get().stage.name === 'waiting'

  async function send(): Promise<string> {
    if (isWaiting()) throw new PorticoError('rpc/resource-unavailable')
    const own = {}
    attempt = own
    let sent: SentTransfer | undefined
    try {
      sent = freeze()
      const asked = sent
      setStage(own, { name: 'waiting', sent: asked, isSlow: false })
      track(ctx, { event: 'SEND_INITIATED', properties: transferFacts(ctx, asked) })
      ctx.after(sendLimits.walletHint, () => {
        if (isWaiting()) setStage(own, { name: 'waiting', sent: asked, isSlow: true })
      })
      const hash = await ask(own, asked)
      broadcast(own, asked, hash)
      return hash
    } catch (cause) {
      const error = fromNode(cause)
      setStage(own, { name: 'failed', sent, error: error.code })
      const message = error.shortMessage
      if (sent) track(ctx, { event: 'SEND_ERROR', properties: { ...transferFacts(ctx, sent), message } })
      throw error
    }
  }

  /** A copy of what the visitor sees, checked once more; nothing that is typed later changes it. */
  function freeze(): SentTransfer {
    const state = store.get()
    const target = parts.target()
    if (!target) throw new PorticoError('capability/unsupported') // SEND-05
    const { token, amount, receiver } = checkReady(state)
    if (state.account !== target.caipAddress) throw sendError('wrong-account')
    return { account: target.caipAddress, network: target.network, token, amount, receiver }
  }

  async function ask(own: object, { network, token, amount, receiver }: SentTransfer): Promise<string> {
    const target = parts.target()
    const connection = target && connectionOf(ctx.store.get(), target.namespace)
    if (!target || !connection) throw new PorticoError('account/not-connected')
    const transfers = await parts.transfers()
    if (receiver.name) {
      const again = await resolveName(ctx, receiver.name)
      const isSame =
        'receiver' in again && sameAddress(network.chainNamespace, again.receiver.address, receiver.address)
      if (!isSame) throw sendError('name-changed')
    }
    if (attempt !== own) throw new PorticoError('api/aborted')
    if (!isStill(ctx, target)) throw sendError('wrong-account')
    const transfer = { network, from: target.address, to: receiver.address, contract: token.contract, amount }
    return transfers.send({ connection, transfer, fee: store.get().fee })
  }

  /** The wallet named a hash: whatever the visitor looks at by now, it is followed. */
  function broadcast(own: object, sent: SentTransfer, hash: string): void {
    if (ctx.isOver()) return
    const { token, receiver, amount, account } = sent
    const { contract, symbol, decimals } = token
    const timestamp = ctx.env.now()
    const facts = { contract, symbol, decimals, amount: String(amount), to: receiver.address }
    addPending(ctx, { hash, account, ...facts, timestamp, status: 'pending' })
    remember(receiver)
    showToast(ctx, { message: sendWords(ctx).started })
    track(ctx, { event: 'SEND_SUCCESS', properties: transferFacts(ctx, sent) })
    if (attempt === own) {
      clear()
      setStage(own, { name: 'broadcast', sent, hash, isSlow: false })
    }
    report(ctx, refreshBalance(ctx, { force: true }))
    stages.follow()
  }

  function remember({ address, name }: SentTransfer['receiver']): void {
    const others = (ctx.storage.get(sendKeys.recentReceivers) ?? []).filter((entry) => entry.address !== address)
    const recent = [{ address, name }, ...others].slice(0, sendLimits.recent)
    ctx.storage.set(sendKeys.recentReceivers, recent)
    patch({ recent })
  }

  function setStage(own: object, stage: SendStage): void {
    if (attempt === own) patch({ stage })
  }

  return {
    send,
    cancel() {
      attempt = undefined
      const { name } = store.get().stage
      if (name === 'waiting') patch({ stage: { name: 'review' } })
      else if (name === 'review' || name === 'failed') patch({ stage: { name: 'editing' } })
    },
  }
}
