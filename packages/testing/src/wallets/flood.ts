import { numberToHex } from 'viem'
import type { FloodKind } from '../script.js'
import type { WalletContext } from './createWalletContext.js'
import { visibleAccounts } from './visibleAccounts.js'

export type FloodParameters = { count: number; of?: FloodKind | undefined }

/** Sends a burst of events; only the last one is true. */
export function flood(
  ctx: WalletContext,
  { count, of = 'accountsChanged' }: FloodParameters,
  announce: () => void,
): void {
  for (let left = count - 1; left >= 0; left--) {
    switch (of) {
      case 'accountsChanged':
        ctx.emitter.emit('accountsChanged', rotate(visibleAccounts(ctx), left))
        break
      case 'chainChanged':
        ctx.emitter.emit('chainChanged', numberToHex(left % 2 === 0 ? ctx.state().chainId : otherChainId(ctx)))
        break
      case 'announcement':
        announce()
        break
      default:
        of satisfies never
    }
  }
}

function rotate<item>(list: readonly item[], by: number): readonly item[] {
  const cut = list.length === 0 ? 0 : by % list.length
  return [...list.slice(cut), ...list.slice(0, cut)]
}

function otherChainId(ctx: WalletContext): number {
  const { chains, chainId } = ctx.state()
  return (
    Object.keys(chains)
      .map(Number)
      .find((id) => id !== chainId) ?? 1
  )
}
