import { PorticoError } from '@portico/core'
import type { Pairing, PairingPlatform, PairingState } from '@portico/core/pairing'
import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { sampleUri as uri, sampleWallet as wallet, withPairing } from '../../../test/fakePairing.js'
import { renderView } from '../../../test/renderView.js'
import { watchPage } from '../../../test/watchPage.js'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.js'

const declined = async (): Promise<never> => {
  throw new PorticoError('rpc/user-rejected')
}
const pairing: Partial<PairingState> = { status: 'pairing', uri, expiresAt: 4e12, wallet }
const failed: Partial<PairingState> = { status: 'failed', error: 'rpc/user-rejected', wallet }
const expired: Partial<PairingState> = { status: 'expired', wallet }

type Case = [string, PairingPlatform, Partial<PairingState>, Partial<Pairing>]

describe('what a pairing refuses is told by a toast and does not reach the page', () => {
  it.each<Case>([
    ['Open Fox', 'browser', pairing, { connectBrowser: declined }],
    ['Try again', 'qrcode', failed, { retry: declined }],
    ['New code', 'qrcode', expired, { retry: declined }],
    [
      'Open Fox',
      'desktop',
      pairing,
      {
        openWallet() {
          throw new PorticoError('rpc/user-rejected')
        },
      },
    ],
  ])('%s on the screen %s', async (button, platform, state, methods) => {
    const problems = watchPage()
    const { kit: plain } = await startTestPortico({
      options: { projectId: '0'.repeat(32), endpoint: 'https://kit.test' },
    })
    const { kit, set } = withPairing(plain, [platform], methods)
    const view = renderView(kit, <ConnectingWalletConnectView data={{ wallet }} />)
    set(state)
    await view.getByRole('button', { name: button }).click()
    await expect.poll(() => kit.store.get().toast.message).toMatch(/declined/i)
    expect(problems).toEqual([])
  })

  it('beginning when the screen is shown', async () => {
    const problems = watchPage()
    const { kit: plain } = await startTestPortico({
      options: { projectId: '0'.repeat(32), endpoint: 'https://kit.test' },
    })
    const { kit } = withPairing(plain, ['qrcode'], { begin: declined })
    renderView(kit, <ConnectingWalletConnectView data={{ wallet }} />)
    await expect.poll(() => kit.store.get().toast.message).toMatch(/declined/i)
    expect(problems).toEqual([])
  })
})
