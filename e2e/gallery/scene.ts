import type { Page } from '@playwright/test'
import type { InstalledWalletConfig, WalletControl } from '@portico/testing/playwright'
import type { HostOptions } from '../pages/readOptions.js'
import type { Host } from '../test.js'

export type Scene = {
  readonly page?: 'basic' | 'embedded' | undefined
  readonly options?: HostOptions | undefined
  readonly wallets?: ((host: Host) => readonly InstalledWalletConfig[]) | undefined
  readonly act: (page: Page, wallet: WalletControl, host: Host) => Promise<void>
}
