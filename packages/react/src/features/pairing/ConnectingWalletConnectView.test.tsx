import { currentView } from '@portico/core/views'
import { fakeEnv, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sampleUri as uri, sampleWallet as wallet, withPairing } from '../../../test/fakePairing.js'
import { renderView } from '../../../test/renderView.js'
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.js'

type Setup = Parameters<typeof withPairing>[1]

async function setup({
  platforms,
  platform,
  data,
  options,
}: {
  platforms?: Setup
  platform?: Parameters<typeof fakeEnv>[0] extends infer Options
    ? NonNullable<Options> extends { platform?: infer Platform }
      ? Platform
      : never
    : never
  data?: { wallet?: typeof wallet }
  options?: object
} = {}) {
  const env = fakeEnv({ ...(platform && { platform }) })
  const test = await startTestPortico({
    env,
    options: { projectId: '0'.repeat(32), endpoint: 'https://kit.test', ...options },
  })
  const pairing = withPairing(test.kit, platforms)
  const view = renderView(pairing.kit, <ConnectingWalletConnectView data={data} />)
  const expiresAt = () => env.now() + 230_000
  return {
    ...test,
    ...pairing,
    env,
    view,
    ready: () => pairing.set({ status: 'pairing', uri, expiresAt: expiresAt() }),
  }
}

describe('by QR code', () => {
  it('[RELAY-01] shows the code with the time it has, and copies it as a link', async () => {
    const { view, env, clock, calls, ready } = await setup()
    const copy = view.getByRole('button', { name: 'Copy link' })
    await expect.element(copy).toBeDisabled()
    await expect.poll(() => calls).toEqual(['begin any'])
    ready()
    await expect.element(view.getByRole('img', { name: /QR code for your wallet/ })).toBeVisible()
    await expect.element(view.getByRole('timer')).toHaveTextContent('Expires in 3:50')
    await clock.advance(31_000)
    await expect.element(view.getByRole('timer')).toHaveTextContent('Expires in 3:19')
    await copy.click()
    expect(env.copied).toEqual([uri])
    // The secret is nowhere in the page until somebody asks for it.
    await expect.element(view.getByText(uri)).not.toBeVisible()
    await view.getByText('Trouble scanning?').click()
    await expect.element(view.getByText(uri)).toBeVisible()
  })

  it('approved in the wallet: the code is gone, and it says so', async () => {
    const { view, ready, set } = await setup()
    ready()
    await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
    set({ status: 'connecting' })
    await expect.element(view.getByRole('status')).toHaveTextContent('Connected')
    await expect.element(view.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
    await expect.element(view.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
  })

  it('the name of a wallet, however long, does not push the code over the edge', async () => {
    const { view, ready } = await setup({
      data: { wallet: { ...wallet, name: 'A wallet with a very long name '.repeat(3) } },
    })
    ready()
    const code = view.getByRole('img', { name: /QR code/ })
    await expect.element(code).toBeVisible()
    expect(code.element().getBoundingClientRect().width).toBeLessThanOrEqual(320)
  })

  it('[RELAY-01] says that a code has expired, and makes a new one', async () => {
    const { view, calls, ready, set } = await setup({ data: { wallet } })
    ready()
    await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
    set({ status: 'expired', canRetry: true })
    await expect.element(view.getByRole('status')).toHaveTextContent('This code has expired')
    await expect.element(view.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
    await view.getByRole('button', { name: 'New code' }).click()
    expect(calls).toContain('retry')
    ready()
    await expect.element(view.getByRole('status')).toHaveTextContent('Scan this QR Code')
  })

  it('a refusal is told, and asked again', async () => {
    const { view, calls, set } = await setup({ data: { wallet } })
    set({ status: 'failed', error: 'rpc/user-rejected' })
    await expect.element(view.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
    await view.getByRole('button', { name: 'Try again' }).click()
    expect(calls.at(-1)).toBe('retry')
  })

  it('who has not got the wallet is shown where to get it', async () => {
    const { view, kit } = await setup({ data: { wallet } })
    await expect.element(view.getByText('Don’t have Fox?')).toBeVisible()
    await view.getByRole('button', { name: 'Don’t have Fox? Get' }).click()
    expect(currentView(kit.store.get())).toMatchObject({ name: 'Downloads', data: { wallet } })
  })
})

describe('on a phone', () => {
  const phone = { platforms: ['mobile'] as const, platform: { isMobile: true, isAndroid: true }, data: { wallet } }

  it('opens the app in the tap, once there is a link', async () => {
    const { view, calls, ready } = await setup(phone)
    const open = view.getByRole('button', { name: 'Open Fox' })
    await expect.element(open).toHaveAttribute('aria-busy', 'true')
    ready()
    await expect.element(open).not.toHaveAttribute('aria-busy')
    await open.click()
    expect(calls).toEqual(['begin Fox', 'open mobile'])
  })

  it('where nothing opened: the store, the code and the link are ways out', async () => {
    const { view, set, env } = await setup(phone)
    set({ status: 'pairing', uri, expiresAt: env.now() + 9_000, link: 'nothingOpened' })
    await expect.element(view.getByRole('heading', { name: 'Fox did not open' })).toBeVisible()
    await expect.element(view.getByRole('link', { name: /Don’t have Fox/ })).toHaveAttribute('href', wallet.play_store)
    await expect.element(view.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    await view.getByRole('button', { name: 'Show QR code' }).click()
    await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
  })
})

describe('several ways', () => {
  it('are tabs, by keyboard too', async () => {
    const platforms = ['qrcode', 'web', 'desktop', 'unsupported'] as const
    const { view, calls, ready } = await setup({ platforms, data: { wallet } })
    ready()
    const tab = (name: string) => view.getByRole('tab', { name })
    await expect.element(tab('Mobile')).toHaveAttribute('aria-selected', 'true')
    await tab('Webapp').click()
    await expect.element(view.getByRole('tabpanel', { name: 'Webapp' })).toBeVisible()
    // Nothing opens by itself because somebody looks around.
    expect(calls).not.toContain('open web')
    await view.getByRole('button', { name: 'Open Fox' }).click()
    expect(calls).toContain('open web')
    await tab('Webapp').click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(view.getByRole('tabpanel', { name: 'Desktop' })).toBeVisible()
    expect(calls).not.toContain('open desktop')
    await tab('Browser').click()
    await expect.element(view.getByText('Not Detected')).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Get Fox' })).toBeVisible()
  })
})

describe('what a site decides', () => {
  it('[CONNECT-03] enableWalletConnect false: there is no pairing', async () => {
    const { view, calls } = await setup({ options: { enableWalletConnect: false } })
    await expect.element(view.getByText('Not available here', { exact: false })).toBeVisible()
    await expect.element(view.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('[CFG-12] with the legal checkbox nothing begins before it is ticked', async () => {
    const legal = { termsConditionsUrl: 'https://site.test/terms', features: { legalCheckbox: true } }
    const { view, calls, ready } = await setup({ options: legal })
    const box = view.getByRole('checkbox')
    await expect.element(box).toBeVisible()
    await expect.element(view.getByText('Accept the terms to continue')).toBeVisible()
    expect(calls).toEqual([])
    await box.click()
    await expect.element(view.getByText('Accept the terms to continue')).not.toBeInTheDocument()
    await expect.poll(() => calls).toEqual(['begin any'])
    ready()
    await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
  })
})
