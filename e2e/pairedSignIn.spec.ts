import type { Page } from '@playwright/test'
import { authPayloadFor, formatAuthMessage, toCacao } from '@portico/relay/wallet'
import type { RelayWallet } from '@portico/testing/relay'
import { privateKeyToAccount } from 'viem/accounts'
import { codeIn, isConnected, isDisconnected, openCode, pairWith, patient, test } from './pairingTest.js'
import { readCode } from './setup/readCode.js'
import { button, region, status, whoAmI } from './signInSteps.js'
import { first, withServer } from './steps.js'
import { expect } from './test.js'

// Two programs, a relay and a server take part.
test.describe.configure({ timeout: 240_000 })
// Nobody is signed in at first, and browsers write refusals of a fetch to the console.
test.beforeEach(({ problems }) => problems.expect(/status of 401/))

/** What the wallet's owner was asked, by name. */
const prompts = (wallet: RelayWallet) => wallet.requests.filter((asked) => asked.isPrompt).map(({ method }) => method)

/** Writes down what toasts say, however short they are. */
async function recordToasts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    __kit.store.select(
      ({ toast }) => toast.message,
      (text) => void (text && seen.push(text)),
    )
    Object.assign(globalThis, { __toasts: seen })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, '__toasts'))
}

test('[SIWX-02] [SIWX-08] one approval connects and signs in; a reload asks nothing; disconnecting signs out', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open()
  await host.open('basic', { options: { ...withServer(host), signIn: 'required' } })
  const toasts = await recordToasts(page)
  await pairWith(page, host, wallet)
  await expect.poll(() => status(page), patient).toBe('signedIn')
  expect(prompts(wallet)).toEqual(['wc_sessionAuthenticate'])
  expect(await toasts()).toEqual(['Authenticating...'])
  expect(await whoAmI(page, host)).toBe(`did:pkh:eip155:${host.chains[0].id}:${first.address}`)

  await page.reload()
  await isConnected(page, first.address)
  await expect.poll(() => status(page), patient).toBe('signedIn')
  await expect(host.modal).toBeHidden()
  expect(prompts(wallet)).toEqual(['wc_sessionAuthenticate'])

  await page.evaluate(() => __kit.disconnect())
  expect(await whoAmI(page, host)).toBe(401)
})

test('[SIWX-03] [SIWX-04] [SIWX-05] a wallet without it, required: declined, it asks again; cancelling disconnects', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open({ oneClick: false })
  await host.open('basic', { options: { ...withServer(host), signIn: 'required' } })
  await wallet.pair(await readCode(page, await openCode(host)))
  await expect(region(host)).toContainText(first.address, patient)
  wallet.play([{ type: 'reject', on: 'personal_sign' }])
  await button(host, 'Sign').click()
  await expect(host.modal.getByText('Signature declined')).toBeVisible(patient)
  await page.keyboard.press('Escape')
  await expect(button(host, 'Sign')).toBeVisible()
  await button(host, 'Cancel').click()
  await isDisconnected(page)
  await expect(host.connectButton).toBeVisible()
})

test('[SIWX-01] [SIWX-04] a wallet without it, optional: cancelled, it stays connected; asked again after a reload by the host', async ({
  page,
  host,
  phone,
}) => {
  const wallet = phone.open({ oneClick: false })
  await host.open('basic', { options: { ...withServer(host), signIn: 'optional' } })
  await wallet.pair(await readCode(page, await openCode(host)))
  await expect(region(host)).toContainText(first.address, patient)
  await button(host, 'Cancel').click()
  await expect(host.modal).toBeHidden()
  await page.reload()
  await isConnected(page, first.address)
  await expect.poll(() => status(page), patient).toBe('signedOut')
  await expect(host.modal).toBeHidden()
  await page.evaluate(() => __kit.open({ view: 'SIWXSignMessage' }))
  await button(host, 'Sign').click()
  await expect.poll(() => status(page), patient).toBe('signedIn')
  expect(await whoAmI(page, host)).toBe(`did:pkh:eip155:${host.chains[0].id}:${first.address}`)
})

test('[SIWX-06] what the page or the server refuses signs nobody in, and leaves the ordinary way', async ({
  page,
  host,
  phone,
  problems,
}) => {
  problems.expect(/does not fit the message/)
  await host.open('basic', { options: { ...withServer(host), signIn: 'required' } })

  // Another nonce than the one that was asked for.
  const forger = phone.open({ script: [{ type: 'hang', on: 'wc_sessionAuthenticate' }] })
  forger.client.on('authenticate', async ({ id, payload }) => {
    const nonce = 'a1b2c3d4e5f6'
    const changed = { ...authPayloadFor(payload, { chains: payload.chains, methods: ['personal_sign'] }), nonce }
    const account = `${payload.chains[0]}:${first.address}`
    const key = privateKeyToAccount(first.privateKey)
    const signature = await key.signMessage({ message: formatAuthMessage(changed, account) })
    await forger.client.approveAuthentication({ id, cacaos: [toCacao(changed, account, signature)] })
  })
  await forger.pair(await readCode(page, await openCode(host)))
  await expect(host.modal.getByText(/signed something else/)).toBeVisible(patient)
  expect(await page.evaluate(() => __kit.getIsConnectedState())).toBe(false)
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  const honest = phone.open()
  await honest.pair(await readCode(page, codeIn(host.modal)))
  await expect(region(host)).toContainText(first.address, patient)
  expect(prompts(honest)).not.toContain('wc_sessionAuthenticate')
  await button(host, 'Cancel').click()
  await isDisconnected(page)

  // A server that says no.
  await page.reload()
  await page.route('**/auth/v1/authenticate*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
  const wallet = phone.open()
  await wallet.pair(await readCode(page, await openCode(host)))
  await expect(region(host)).toContainText(first.address, patient)
  expect(prompts(wallet)).toEqual(['wc_sessionAuthenticate'])
  await button(host, 'Sign').click()
  await expect.poll(() => status(page), patient).toBe('signedIn')
  expect(prompts(wallet)).toEqual(['wc_sessionAuthenticate', 'personal_sign'])
})
