import { isStill } from '../../actions/balanceTarget.js'
import { addPending } from '../../actions/pendingTransactions.js'
import { refreshBalance } from '../../actions/refreshBalance.js'
import { report } from '../../actions/report.js'
import { showToast } from '../../actions/showToast.js'
import { apiError } from '../../errors/apiError.js'
import { fromNode } from '../../errors/fromNode.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { sendError } from '../../errors/sendError.js'
import { walletError } from '../../errors/walletError.js'
import type { Network } from '../../networks/network.js'
import { connectionOf } from '../../state/selectors.js'
import { createStorage } from '../../storage/createStorage.js'
import { type OpenRequest, sendKeys } from '../../storage/sendKeys.js'
import { track } from '../../telemetry/track.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { checkReady } from './checkReady.js'
import { createRequests } from './createRequests.js'
import { createStages } from './createStages.js'
import { provesNothingSent } from './provesNothingSent.js'
import { resolveName } from './resolveName.js'
import { transferFacts } from './sendEvents.js'
import { sendLimits } from './sendLimits.js'
import type { SendParts } from './sendParts.js'
import type { Receiver, SendStage, SendState, SentTransfer } from './sendState.js'
import { storeTransfer } from './storedTransfer.js'
import { toastMessages } from './toastMessages.js'
import { feeOf } from './transferFee.js'

export type Sending = { send(): Promise<string>; cancel(): void; dismissRequest(): void; sync(): void }

/** Asks the wallet, and follows what it did. */
export function createSending(parts: SendParts, clear: () => void): Sending {
  const { ctx, store, patch } = parts
  const stages = createStages(parts)
  const requests = createRequests(parts)
  /** For a hash that comes after `destroy`: the next kit of this site follows it. */
  const lasting = { ...ctx, storage: createStorage(ctx.env, ctx.id) }
  let attempt: object | undefined

  const isWaiting = (): boolean => store.get().stage.name === 'waiting'

  async function send(): Promise<string> {
    const account = parts.target()?.caipAddress
    if (account && requests.find(account)) throw sendError('request-open')
    const own = {}
    attempt = own
    let sent: SentTransfer | undefined
    let request: OpenRequest | undefined
    let isAsked = false
    try {
      sent = freeze()
      request = requests.start(sent)
      const asked = { sent, request }
      setStage(own, { name: 'waiting', sent, isSlow: false })
      track(ctx, { event: 'SEND_INITIATED', properties: transferFacts(ctx, sent) })
      ctx.after(sendLimits.walletHint, () => {
        if (isWaiting()) setStage(own, { name: 'waiting', sent: asked.sent, isSlow: true })
      })
      const hash = await promptWallet(own, asked, () => {
        isAsked = true
      })
      // Stored before the request is forgotten: whatever happens between the two, no tab may send it again.
      broadcast(own, sent, hash)
      requests.end(request)
      return hash
    } catch (cause) {
      const error = fromNode(cause)
      if (request && isAsked && !provesNothingSent(error.code)) requests.lose(request)
      else if (request) requests.end(request)
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

  async function promptWallet(own: object, { sent, request }: Asked, onPrompt: () => void): Promise<string> {
    const { network, token, amount, receiver } = sent
    const target = parts.target()
    const connection = target && connectionOf(ctx.store.get(), target.namespace)
    if (!target || !connection) throw walletError('account/not-connected')
    const [transfers] = await Promise.all([
      parts.transfers(),
      requests.noteCount(request),
      checkName(receiver, network),
    ])
    const beforePrompt = (): void => {
      if (attempt !== own) throw apiError('api/aborted')
      if (!isStill(ctx, target)) throw sendError('wrong-account')
      requests.checkFirst(request)
      onPrompt()
    }
    const transfer = { network, from: target.address, to: receiver.address, contract: token.contract, amount }
    return transfers.send({ connection, transfer, fee: feeOf(store.get(), transfer), beforePrompt })
  }

  async function checkName({ name, address }: Receiver, network: Network): Promise<void> {
    if (!name) return
    const again = await resolveName(ctx, name, network)
    const isSame = 'receiver' in again && sameAddress(network.chainNamespace, again.receiver.address, address)
    if (!isSame) throw sendError('name-changed')
  }

  /** The wallet named a hash: whatever the visitor looks at by now, it is kept and followed, also after `destroy`. */
  function broadcast(own: object, sent: SentTransfer, hash: string): void {
    addPending(lasting, { ...storeTransfer(sent, ctx.env.now()), hash, status: 'pending' })
    remember(sent.receiver)
    if (ctx.isOver()) return
    showToast(ctx, { message: toastMessages(ctx).started })
    track(ctx, { event: 'SEND_SUCCESS', properties: transferFacts(ctx, sent) })
    // An answer after "Cancel" may find the visitor at the same transfer again, one press from paying twice.
    if (attempt !== own && isFormOf(store.get(), sent)) {
      attempt = own
      stages.show()
    }
    if (attempt === own) {
      clear()
      setStage(own, { name: 'broadcast', sent, hash, isSlow: false })
    }
    report(ctx, refreshBalance(ctx, { force: true }))
    stages.follow()
  }

  function remember({ address, name }: SentTransfer['receiver']): void {
    const others = (lasting.storage.get(sendKeys.recentReceivers) ?? []).filter((entry) => entry.address !== address)
    const recent = [{ address, name }, ...others].slice(0, sendLimits.recent)
    lasting.storage.set(sendKeys.recentReceivers, recent)
    if (!ctx.isOver()) patch({ recent })
  }

  function setStage(own: object, stage: SendStage): void {
    if (attempt === own) patch({ stage })
  }

  return {
    send,
    dismissRequest: requests.dismiss,
    sync() {
      requests.sync()
      stages.load()
    },
    cancel() {
      attempt = undefined
      const { name } = store.get().stage
      if (name === 'waiting') patch({ stage: { name: 'review' } })
      else if (name === 'review' || name === 'failed') patch({ stage: { name: 'editing' } })
    },
  }
}

type Asked = { readonly sent: SentTransfer; readonly request: OpenRequest }

/** Whether the form holds this very transfer and nothing was begun with it yet. */
function isFormOf({ stage, account, token, amount, receiver }: SendState, sent: SentTransfer): boolean {
  const isIdle = stage.name === 'editing' || stage.name === 'review' || stage.name === 'failed'
  return (
    isIdle &&
    account === sent.account &&
    token?.contract === sent.token.contract &&
    amount === sent.amount &&
    receiver?.address === sent.receiver.address
  )
}
