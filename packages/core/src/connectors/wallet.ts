/** A wallet listing: from the directory, from the host's `customWallets`, or a recent one. */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  readonly homepage?: string | undefined
  readonly image_id?: string | undefined
  readonly image_url?: string | undefined
  /** Shown with a badge. */
  readonly badge_type?: 'none' | 'certified' | undefined
  readonly chains?: readonly string[] | undefined
  readonly mobile_link?: string | undefined
  /** A universal link (https) to the app, for `experimental_preferUniversalLinks`. */
  readonly link_mode?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** Names under which the wallet marks `window.ethereum`, per namespace. */
  readonly injected?: readonly { readonly namespace?: string | undefined; readonly injected_id: string }[] | undefined
}

/** How a listed wallet is reached: a screen of pairing (reference §4.4). */
export type PairingPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'
