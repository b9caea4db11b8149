import { startTestPortico, startTestSignIn } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { ConnectingSiweView } from './ConnectingSiweView.js'
import { SIWXSignMessageView } from './SIWXSignMessageView.js'

async function shown(parameters?: Parameters<typeof startTestSignIn>[0]) {
  const test = await startTestSignIn(parameters)
  await test.connect()
  return { ...test, screen: renderView(test.kit, <SIWXSignMessageView />) }
}

describe('the sign-in view', () => {
  it('[SIWX-01] says who asks and from which host, and shows the message before anything is signed', async () => {
    const { screen, adapter } = await shown({ options: { metadata: { name: 'Corner Shop' } } })
    await expect.element(screen.getByRole('heading', { name: 'Sign in to Corner Shop' })).toBeVisible()
    await expect.element(screen.getByText('site.test', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Message to sign' })).toHaveTextContent('nonce-1')
    expect(adapter.signMessage.calls).toEqual([])
  })
  it('[SIWX-02] Sign asks the wallet, says so, and ends with a session', async () => {
    const { screen, adapter, siwx, kit } = await shown()
    adapter.signMessage.hold()
    await screen.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(screen.getByRole('button', { name: 'Signing...' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByRole('status')).toHaveTextContent('Read the message in Alpha')
    adapter.signMessage.last().resolve()
    await expect.poll(() => siwx.sessions().length).toBe(1)
    expect(kit.isOpen()).toBe(false)
  })
  it('[SIWX-03] declined: says that nobody is signed in, and asks again by one press', async () => {
    const { screen, adapter, siwx, toast } = await shown()
    adapter.signMessage.fail({ code: 4001 })
    await screen.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('You are not signed in yet')
    expect(toast()).toBe('Signature declined')
    adapter.signMessage.answer()
    await screen.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.poll(() => siwx.sessions().length).toBe(1)
  })
  it('[SIWX-04] Cancel disconnects where signing in is required', async () => {
    const { screen, adapter, kit } = await shown()
    adapter.disconnect.hold()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('button', { name: 'Cancelling...' })).toBeVisible()
    adapter.disconnect.last().resolve()
    await expect.poll(() => kit.getIsConnectedState()).toBe(false)
  })
  it('[SIWX-04] Cancel closes where it is optional', async () => {
    const { screen, kit } = await shown({ required: false })
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => kit.isOpen()).toBe(false)
    expect(kit.getIsConnectedState()).toBe(true)
  })
  it('waits for the message, and says so when there is none', async () => {
    const test = await startTestSignIn()
    test.siwx.message.hold()
    await test.connect()
    const screen = renderView(test.kit, <SIWXSignMessageView />)
    await expect.element(screen.getByRole('button', { name: 'Sign', exact: true })).toHaveAttribute('aria-busy', 'true')
    test.siwx.message.last().reject(new Error('no nonce'))
    await expect.element(screen.getByRole('status')).toHaveTextContent('The site gave nothing to sign')
  })
  it('after ten seconds of silence says where the request waits', async () => {
    const { screen, adapter, clock } = await shown()
    adapter.signMessage.hold()
    await screen.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.element(screen.getByRole('button', { name: 'Signing...' })).toBeVisible()
    await clock.advance(10_000)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Open Alpha yourself')
  })
  it('a message is text, whatever it holds', async () => {
    const test = await startTestSignIn()
    const text = '<img src=x onerror=alert(1)>\u202Etxt'
    const data = {
      accountAddress: '0x1',
      chainId: 'eip155:31337',
      domain: 'd',
      uri: 'u',
      version: '1',
      nonce: 'n',
    } as const
    test.siwx.message.answer({ ...data, toString: () => text })
    await test.connect()
    const screen = renderView(test.kit, <SIWXSignMessageView />)
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })
})

describe('without an account', () => {
  it('shows the way to one', async () => {
    const { kit, screen } = await (async () => {
      const test = await startTestSignIn()
      await test.kit.open({ view: 'SIWXSignMessage' })
      return { ...test, screen: renderView(test.kit, <SIWXSignMessageView />) }
    })()
    await expect.element(screen.getByText('Connect first')).toBeVisible()
    await screen.getByRole('button', { name: 'Connect Wallet' }).click()
    expect(kit.store.get().router.stack.map(({ name }) => name)).toEqual(['Connect'])
  })
  it('says so where the site has not set it up', async () => {
    const { kit } = await startTestPortico()
    await expect.element(renderView(kit, <ConnectingSiweView />).getByText('Not available here')).toBeVisible()
  })
})
