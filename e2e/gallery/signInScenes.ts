import { chainWallet } from '../steps.js'
import { expect, type Host, modalIn } from '../test.js'
import type { Scene } from './scene.js'

const longName = 'The International Association of Careful Orchard Keepers'

/** Connected, and asked to sign in. */
function scene(act: Scene['act'], more: Partial<Scene> = {}): Scene {
  return {
    options: { signIn: 'unverified', metadata: { name: 'Orchard' } },
    wallets: (host: Host) => [chainWallet(host)],
    ...more,
    act: async (page, wallet, host) => {
      await page.evaluate(() => __kit.open())
      await host.modal.getByRole('button', { name: 'Alpha' }).click()
      await expect(modalIn(page).locator('pre')).toBeVisible()
      await act(page, wallet, host)
    },
  }
}
const press = async (host: Host): Promise<void> => host.modal.locator('.pt-sign-in-panel-buttons button').last().click()

export const signInScenes: Readonly<Record<string, Scene>> = Object.freeze({
  signIn: scene(async () => undefined),
  signInWaiting: scene(async (_, wallet, host) => {
    await wallet.play([{ type: 'hang' }])
    await press(host)
    await wallet.waitForPending()
  }),
  signInDeclined: scene(async (page, wallet, host) => {
    await wallet.reject('personal_sign')
    await press(host)
    await expect(modalIn(page).locator('[data-state=failed]')).toBeVisible()
  }),
  signInFailed: scene(
    async (page, wallet, host) => {
      await wallet.play([{ type: 'nonsense', result: `0x${'12'.repeat(65)}` }])
      await press(host)
      await expect(modalIn(page).locator('[data-state=failed]')).toBeVisible()
    },
    { options: { signIn: 'siwe', metadata: { name: 'Orchard' } } },
  ),
  signInOlder: scene(async () => undefined, { options: { signIn: 'siwe', metadata: { name: 'Orchard' } } }),
  signInLongNames: scene(async () => undefined, {
    options: { signIn: 'unverified', metadata: { name: longName } },
  }),
})
