import type { NetworkStep, RelayStep, Step } from '../script.js'
import { answerRequest } from '../wallets/answerRequest.js'
import { answerUnscripted } from '../wallets/answerUnscripted.js'
import type { WalletContext } from '../wallets/createWalletContext.js'
import type { Plan } from '../wallets/plan.js'
import type { RelayWalletContext } from './relayWalletContext.js'

export type Outcome = { readonly result: unknown; readonly step: RelayStep | undefined } | { readonly error: unknown }

export type Asked = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly plan: Plan
  /** The wallet as it is on the chain that was asked for. */
  readonly wallet: WalletContext
  send(outcome: Outcome): Promise<void>
}

/** Does what the script says with something that a page asked for, and sends the answer in the way it says. */
export async function playStep(ctx: RelayWalletContext, asked: Asked): Promise<void> {
  const { method, params, plan, wallet } = asked
  const id = ctx.requests.length + 1
  const unscripted = answerUnscripted(wallet, { id, method, plan })
  const isPrompt = plan.isPrompt && !unscripted
  ctx.requests.push({ id, method, params, at: wallet.env.now(), isPrompt })
  const step = unscripted ? undefined : ctx.script.take(method, isPrompt)
  const network = isNetworkStep(step) ? step : undefined
  if (network?.type === 'neverAnswer') return
  const ownStep = network ? undefined : (step as Step | undefined) // the network's steps were taken out above
  const answer = unscripted?.() ?? answerRequest(wallet, { id, method, params, plan, step: ownStep, flood: ctx.flood })
  const outcome = await answer.then(
    (result): Outcome => ({ result, step }),
    (error: unknown): Outcome => ({ error }),
  )
  const send = async (): Promise<void> => asked.send(outcome).catch((error: unknown) => void ctx.errors.push(error))
  switch (network?.type) {
    case 'dropSocket':
      ctx.network.dropSocket()
      await send()
      break
    case 'duplicate':
      await ctx.network.duplicating(network.count ?? 2, send)
      break
    case 'delay':
      await new Promise<void>((resolve) => void wallet.env.setTimeout(resolve, network.ms))
      await send()
      break
    case 'reorder':
      await new Promise<void>((resolve) => void ctx.held.add(resolve))
      await send()
      return
    default:
      await send()
  }
  const held = [...ctx.held]
  ctx.held.clear()
  for (const release of held) release()
}

function isNetworkStep(step: RelayStep | undefined): step is NetworkStep {
  return step !== undefined && ['dropSocket', 'duplicate', 'reorder', 'delay', 'neverAnswer'].includes(step.type)
}
