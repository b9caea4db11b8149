import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { ConnectingExternalView } from './ConnectingExternalView.js'

async function startConnecting() {
  const test = await startTestPortico()
  const connector = test.adapter.connector('Alpha')
  test.adapter.connect.hold()
  // Its end is the test's business.
  test.kit.actions.connect({ connector }).catch(() => {})
  await test.clock.flush()
  return { ...test, view: renderView(test.kit, <ConnectingExternalView data={{ connector }} />) }
}

describe('ConnectingExternalView', () => {
  it('[CONNECT-12] shows wallet and progress, after a refusal the error, and tries again', async () => {
    const { adapter, clock, view } = await startConnecting()
    const status = view.getByRole('status')
    await expect.element(status.getByRole('heading', { name: 'Continue in Alpha' })).toBeVisible()
    await expect.element(view.getByRole('button')).not.toBeInTheDocument()

    await clock.advance(2_000)
    adapter.connect.last().reject(Object.assign(new Error('no'), { code: 4001 }))
    await expect.element(status.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
    await expect.element(view.getByText('You declined the request.')).toBeVisible()

    const retry = view.getByRole('button', { name: 'Try again' })
    await retry.click()
    expect(adapter.connect.calls).toHaveLength(2)
    await expect.element(status.getByRole('heading', { name: 'Continue in Alpha' })).toBeVisible()
    // A second click while the wallet is asked asks nothing, and the focus is not lost.
    await expect.element(retry).toHaveAttribute('aria-busy', 'true')
    expect(retry.element().matches(':focus')).toBe(true)
    await retry.click({ force: true })
    expect(adapter.connect.calls).toHaveLength(2)

    adapter.connect.last().resolve()
    await expect.element(status.getByRole('heading', { name: 'Connected' })).toBeVisible()
  })

  it('says what to do when an earlier request waits, and when the wallet fails', async () => {
    const { adapter, view } = await startConnecting()
    adapter.connect.last().reject({ code: -32002 })
    await expect.element(view.getByText('Open Alpha: an earlier request is waiting')).toBeVisible()
    await view.getByRole('button', { name: 'Try again' }).click()
    adapter.connect.last().reject({ code: -32603, message: '<b>boom</b>' })
    await expect.element(view.getByRole('heading', { name: 'Connection failed' })).toBeVisible()
    await expect.element(view.getByText('boom')).not.toBeInTheDocument()
  })

  it('does not say that the visitor declined when the wallet said no faster than anybody reads', async () => {
    const { adapter, view } = await startConnecting()
    adapter.connect.last().reject({ code: 4001 })
    await expect.element(view.getByText('Alpha may have a request open already.')).toBeVisible()
    await expect.element(view.getByText('You declined')).not.toBeInTheDocument()
  })

  it('offers another try after twenty seconds of silence, while the wallet may still answer', async () => {
    const { adapter, clock, view } = await startConnecting()
    await clock.advance(19_999)
    await expect.element(view.getByRole('button')).not.toBeInTheDocument()
    await clock.advance(1)
    await expect.element(view.getByText('Alpha has not answered.')).toBeVisible()
    await view.getByRole('button', { name: 'Try again' }).click()
    expect(adapter.connect.calls).toHaveLength(2)
    adapter.connect.calls[0]?.resolve()
    await expect.element(view.getByRole('heading', { name: 'Connected' })).toBeVisible()
  })

  it('helps after ten seconds of silence', async () => {
    const { clock, view } = await startConnecting()
    await expect.element(view.getByText('Approve the connection in your wallet')).toBeVisible()
    await clock.advance(10_000)
    await expect.element(view.getByText('Nothing to see? Open Alpha yourself')).toBeVisible()
  })
})
