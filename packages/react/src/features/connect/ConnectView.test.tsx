import { currentView } from '@portico/core/views'
import { fakeAdapter, fakeConnector, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { ConnectView } from './ConnectView.js'

const legal = { termsConditionsUrl: 'https://site.test/terms', privacyPolicyUrl: 'https://site.test/privacy' }

describe('ConnectView', () => {
  it('asks the wallet whose row is clicked', async () => {
    const { kit, adapter } = await startTestPortico()
    const view = renderView(kit, <ConnectView />)
    await view.getByRole('button', { name: 'Alpha installed' }).click()
    expect(adapter.connect.last().parameters.connectorId).toBe(adapter.connector('Alpha').id)
  })

  it('a row is busy from the click until the code that asks wallets has come, or has not', async () => {
    const { kit } = await startTestPortico()
    const answers: { come: () => void; fail: () => void }[] = []
    const prepare = () => new Promise<void>((come, fail) => answers.push({ come, fail }))
    const chooseWallet = () => new Promise<void>(() => undefined)
    const view = renderView({ ...kit, prepare, actions: { ...kit.actions, chooseWallet } }, <ConnectView />)
    const row = view.getByTitle('Alpha')
    await expect.element(row).not.toHaveAttribute('aria-busy')
    for (const end of ['come', 'fail'] as const) {
      await row.click()
      await expect.element(row).toHaveAttribute('aria-busy', 'true')
      answers.at(-1)?.[end]()
      await expect.element(row).not.toHaveAttribute('aria-busy')
    }
  })

  it('[CFG-12] shows the terms and the privacy policy as links', async () => {
    const { kit } = await startTestPortico({ options: legal })
    const view = renderView(kit, <ConnectView />)
    await expect
      .element(view.getByRole('link', { name: 'Terms of Service' }))
      .toHaveAttribute('href', legal.termsConditionsUrl)
    await expect
      .element(view.getByRole('link', { name: 'Privacy Policy' }))
      .toHaveAttribute('href', legal.privacyPolicyUrl)
    await expect.element(view.getByRole('checkbox')).not.toBeInTheDocument()
  })

  it('[CFG-12] lets nothing be chosen until the box is ticked', async () => {
    const { kit, adapter } = await startTestPortico({ options: { ...legal, features: { legalCheckbox: true } } })
    const view = renderView(kit, <ConnectView />)
    const box = view.getByRole('checkbox', { name: 'I agree to the Terms of Service' })
    await expect.element(box).not.toBeChecked()
    await expect.element(box).toHaveAccessibleDescription('Tick the box to choose a wallet')
    const row = view.getByTitle('Alpha')
    row.element().focus()
    expect(document.activeElement).toBe(document.body)
    await row.click({ force: true })
    expect(adapter.connect.calls).toHaveLength(0)

    await box.click({ position: { x: 20, y: 20 } })
    await view.getByRole('button', { name: 'Alpha' }).click()
    expect(adapter.connect.calls).toHaveLength(1)
  })

  it('[CONNECT-13] folds the wallets behind one button', async () => {
    const { kit } = await startTestPortico({ options: { features: { collapseWallets: true } } })
    const view = renderView(kit, <ConnectView />)
    await view.getByRole('button', { name: 'Continue with a wallet' }).click()
    await expect.element(view.getByRole('button', { name: 'Alpha' })).not.toBeInTheDocument()
    expect(currentView(kit.store.get()).name).toBe('ConnectWallets')
  })

  it('[CONNECT-13] hides wallets and guide where the site wants neither', async () => {
    const { kit } = await startTestPortico({ options: { enableWallets: false, enableWalletGuide: false } })
    const view = renderView(kit, <ConnectView />)
    await expect.element(view.getByText('Nothing to choose from')).toBeVisible()
    await expect.element(view.getByRole('button')).not.toBeInTheDocument()
  })

  it('[CONNECT-13] guides newcomers', async () => {
    const { kit } = await startTestPortico()
    const view = renderView(kit, <ConnectView />)
    await view.getByRole('button', { name: 'New to wallets? Get started' }).click()
    expect(currentView(kit.store.get()).name).toBe('WhatIsAWallet')
  })

  it('offers a wallet to somebody without one', async () => {
    const { kit } = await startTestPortico({ adapter: fakeAdapter({ connectors: [] }) })
    const view = renderView(kit, <ConnectView />)
    await view.getByRole('button', { name: 'Get a wallet' }).click()
    expect(currentView(kit.store.get()).name).toBe('GetWallet')
  })

  it('[CONNECT-15] marks the two wallets used last and puts the newest first', async () => {
    const connectors = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => fakeConnector('eip155', name))
    const { kit, adapter } = await startTestPortico({ adapter: fakeAdapter({ connectors }) })
    for (const name of ['Alpha', 'Gamma', 'Delta']) {
      await kit.actions.connect({ connector: adapter.connector(name) })
      await kit.disconnect()
    }
    const view = renderView(kit, <ConnectView />)
    const list = view.getByRole('list', { name: 'Wallets' })
    await expect.element(list).toBeVisible()
    const names = list
      .getByRole('button')
      .elements()
      .map((row) => row.textContent)
    expect(names).toEqual(['DDeltarecent', 'GGammarecent', 'AAlphainstalled', 'BBetainstalled'])
  })

  it('marks a wallet whose identity another one uses, and gives it no badge', async () => {
    const connectors = [fakeConnector('eip155', 'Alpha', { isClashing: true })]
    const { kit } = await startTestPortico({ adapter: fakeAdapter({ connectors }) })
    const view = renderView(kit, <ConnectView />)
    const row = view.getByRole('button', { name: 'Alpha Another extension uses this identity' })
    await expect.element(row).toBeVisible()
    await expect.element(view.getByText('installed')).not.toBeInTheDocument()
  })
})
