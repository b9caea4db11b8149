import type { Namespace } from '@portico/wire'
import { isStill } from '../../actions/balanceTarget.js'
import { report } from '../../actions/report.js'
import type { ReceiverProblem } from '../../i18n/sendStates.js'
import { findLookalike } from './findLookalike.js'
import { knownAddresses } from './knownAddresses.js'
import { readReceiver } from './receiverText.js'
import { profileOf, resolveName } from './resolveName.js'
import { sendLimits } from './sendLimits.js'
import type { SendParts } from './sendParts.js'
import type { Receiver, SendWarning } from './sendState.js'

export type ReceiverCheck = {
  /** Reads what was typed; what it finds comes later, and only if nothing else was typed since. */
  check(text: string): void
  /** What is to be said of the receiver, once it is known. */
  warnings(): Promise<readonly SendWarning[]>
}

/** Finds out who a receiver is, and what there is to be said of them. */
export function createReceiverCheck(
  parts: SendParts,
  onWarnings: (warnings: readonly SendWarning[]) => void,
): ReceiverCheck {
  const { ctx, store, patch } = parts
  let run = 0
  let cancel = (): void => {}
  let found: Promise<readonly SendWarning[]> = Promise.resolve([])

  function refuse(problem: ReceiverProblem, foreign?: string): void {
    patch({ isResolving: false, problems: { ...store.get().problems, receiver: problem, foreign } })
  }

  async function settle(own: number, receiver: Receiver): Promise<void> {
    const target = parts.target()
    const checked = (await parts.transfers()).checkAddress(receiver.address)
    if (own !== run || !target) return
    if ('problem' in checked) {
      refuse(checked.problem)
      return checked.problem === 'format' ? nameForeign(own, receiver.address, target.namespace) : undefined
    }
    const known = { ...receiver, address: checked.address }
    patch({ isResolving: false, receiver: known })
    found = warn(own, known.address)
    const profile = known.profileName ? {} : await profileOf(ctx, known.address)
    if (own === run && store.get().receiver === known) patch({ receiver: { ...known, ...profile } })
    await found
  }

  /** Says of which other kind of chain the address is. It is refused already, so code that cannot be fetched does no harm. */
  async function nameForeign(own: number, address: string, namespace: Namespace): Promise<void> {
    const { foreignNamespace } = await import('./foreignNamespace.js')
    const foreign = foreignNamespace(address, namespace)
    if (foreign && own === run) refuse('otherNamespace', foreign)
  }

  async function warn(own: number, address: string): Promise<readonly SendWarning[]> {
    const target = parts.target()
    if (!target) return []
    const transfers = await parts.transfers()
    const [known, isContract] = await Promise.all([
      knownAddresses(ctx, target),
      transfers.isContract({ network: target.network, address }).catch(() => false), // a node that is away warns of nothing
    ])
    const lookalike = findLookalike(address, known)
    const warnings: SendWarning[] = []
    if (lookalike) warnings.push({ code: 'lookalike', of: lookalike })
    if (isContract) warnings.push({ code: 'contract' })
    if (!known.trusted.has(address.toLowerCase())) warnings.push({ code: 'firstTime' })
    if (own === run && isStill(ctx, target)) onWarnings(warnings)
    return warnings
  }

  async function resolve(own: number, name: string): Promise<void> {
    const network = parts.target()?.network
    if (!network) return
    const resolved = await resolveName(ctx, name, network)
    if (own !== run) return
    if ('problem' in resolved) refuse(resolved.problem)
    else await settle(own, resolved.receiver)
  }

  return {
    warnings: () => found,
    check(text) {
      cancel()
      run += 1
      const own = run
      found = Promise.resolve([])
      onWarnings([])
      const { network, problems } = store.get()
      const read = readReceiver(text, network?.caipNetworkId ?? '')
      const isPlain = read.kind !== 'empty' && text.length <= sendLimits.receiver
      patch({
        receiverText: text.slice(0, sendLimits.receiver + 1),
        receiver: undefined,
        isAcknowledged: false,
        isResolving: isPlain && read.kind !== 'elsewhere',
        problems: { ...problems, receiver: undefined, foreign: undefined },
      })
      if (read.kind === 'empty') return
      if (!isPlain) refuse('format')
      else if (read.kind === 'elsewhere') refuse('otherNamespace', read.chain)
      else if (read.kind === 'address') report(ctx, settle(own, { address: read.address }))
      else cancel = ctx.after(sendLimits.nameDelay, () => report(ctx, resolve(own, read.name)))
    },
  }
}
