import type { BrowserContextOptions, Page } from '@playwright/test'
import type { InstalledWalletConfig, WalletControl } from '@portico/testing/playwright'
import type { HostOptions } from '../pages/readOptions.js'
import type { Host } from '../test.js'

export type Scene = {
  readonly page?: 'basic' | 'embedded' | undefined
  readonly options?: HostOptions | undefined
  /** With the operator's server of this run. */
  readonly server?: boolean | undefined
  /** Another device than the one the gallery is drawn on. */
  readonly context?: BrowserContextOptions | undefined
  /** Time is the scene's own, from the start of the page. */
  readonly hasClock?: boolean | undefined
  readonly wallets?: ((host: Host) => readonly InstalledWalletConfig[]) | undefined
  readonly act: (page: Page, wallet: WalletControl, host: Host) => Promise<void>
}
