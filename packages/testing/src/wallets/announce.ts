import type { VirtualProvider } from './createProvider.js'

export type WalletInfo = {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

export type AnnouncementDetail = { readonly info: WalletInfo; readonly provider: VirtualProvider }

export type Announcer = { announce(): void; stop(): void }

/** EIP-6963, the wallet's side: announces now, and again whenever a page asks. */
export function announce(target: EventTarget, detail: AnnouncementDetail): Announcer {
  const dispatch = (): void => void target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  target.addEventListener('eip6963:requestProvider', dispatch)
  dispatch()
  return { announce: dispatch, stop: () => target.removeEventListener('eip6963:requestProvider', dispatch) }
}
