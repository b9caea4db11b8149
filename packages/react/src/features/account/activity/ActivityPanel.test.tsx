import type { History } from '@portico/core/account'
import { sampleTransaction, sampleTransfer } from '@portico/testing'
import type { Transaction } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../../test/renderView.js'
import { startAccount } from '../../../../test/startAccount.js'
import { AccountTabs } from '../parts/AccountTabs.js'
import { ActivityPanel } from './ActivityPanel.js'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = `0x${'9'.repeat(40)}`
const page = (data: readonly Transaction[], next: string | null = null) => ({ data, next })
const sent = (id: string, metadata: Partial<Transaction['metadata']> = {}) =>
  sampleTransaction({ id, metadata: { sentFrom: me, sentTo: stranger, ...metadata } })

async function show(history: unknown) {
  const test = await startAccount({ answers: { balance: { balances: [] }, history } })
  await test.kit.actions.setAccountTab({ tab: 'activity' })
  const view = renderView(test.kit, <AccountTabs />)
  await test.kit.feature('history')
  const comes = (text: string | RegExp, ms = 0) =>
    expect
      .poll(async () => {
        await test.clock.advance(ms)
        return view.getByText(text).query()
      })
      .not.toBe(null)
  return { ...test, view, comes }
}

describe('the activity', () => {
  it('[ACCOUNT-03] [HIST-04] tells what happened, how much of what with three decimals, with whom and when', async () => {
    const { view, comes, clock } = await show(
      page([sent('1', { minedAt: new Date(Date.UTC(2026, 0, 1) - 300_000).toISOString() })]),
    )
    await comes('Sent')
    const item = view.getByRole('link')
    await expect.element(item).toHaveTextContent('0.250 ETH · to 0x99…999999')
    await expect.element(item).toHaveTextContent('5 min')
    // The month in words: nobody has to guess whether the day or the month is first.
    await expect.element(item).toHaveAttribute('title', expect.stringMatching(/(Dec 31, 2025|Jan 1, 2026), \d/))
    await expect.element(item).toHaveAttribute('href', `http://explorer.test/tx/0x${'1'.padStart(64, '0')}`)
    await expect.element(view.getByRole('heading', { name: 'December 2025' })).toBeVisible()
    await clock.advance(60_000)
    await expect.element(item).toHaveTextContent('6 min')
  })

  it('says when it failed, when it waits, and what was swapped for what', async () => {
    const transfers = [
      sampleTransfer(),
      sampleTransfer({ direction: 'in', fungible_info: { symbol: 'USDC' }, quantity: { numeric: '500' } }),
    ]
    const { view, comes } = await show(
      page([
        sent('1', { status: 'failed' }),
        sent('2', { status: 'pending' }),
        { ...sent('3', { operationType: 'trade' }), transfers },
        { ...sent('4', { operationType: 'approve', hash: 'javascript:alert(1)' }), transfers: null },
      ]),
    )
    await comes('Swapped')
    await expect.element(view.getByText('Sent · failed')).toBeVisible()
    await expect.element(view.getByText('Sent · pending')).toBeVisible()
    await expect.element(view.getByText('0.250 ETH → 500.000 USDC')).toBeVisible()
    await expect.element(view.getByText('Approved')).toBeVisible()
    expect(view.getByRole('link').elements()).toHaveLength(3)
  })

  it('folds away what strangers sent to be noticed: no address, no link', async () => {
    const bait = sampleTransaction({
      id: 'bait',
      metadata: { operationType: 'receive', sentFrom: stranger, sentTo: me },
      transfers: [
        sampleTransfer({
          direction: 'in',
          quantity: { numeric: '0' },
          value: 0,
          fungible_info: { symbol: 'Visit evil.com' },
        }),
      ],
    })
    const { view, comes } = await show(page([sent('1'), bait]))
    await comes('Hidden (1)')
    await expect.element(view.getByText('Received')).not.toBeVisible()
    await view.getByText('Hidden (1)').click()
    await expect.element(view.getByText('0.000 Unknown token')).toBeVisible()
    await expect.element(view.getByText(/from 0x99/)).not.toBeInTheDocument()
    await expect.element(view.getByText(/evil/)).not.toBeInTheDocument()
    expect(view.getByRole('link').elements()).toHaveLength(1)
  })

  it('[HIST-05] older entries come when their place is near, new ones by themselves', async () => {
    const pages: unknown[] = [page([sent('2')], 'c1'), page([sent('1', { minedAt: '2025-06-01T00:00:00Z' })])]
    const { comes, setAnswer, server } = await show(() => pages.shift() ?? page([sent('2')], 'c1'))
    await comes('June 2025')
    const cursors = server.calls.filter(({ path }) => path.endsWith('/history')).map(({ query }) => query['cursor'])
    expect(cursors.slice(0, 2)).toEqual([undefined, 'c1'])
    setAnswer('history', page([sent('3', { operationType: 'mint' }), sent('2')], 'c1'))
    await comes('Minted', 1_000)
    await comes('June 2025')
  })

  it('[HIST-01] shows seven skeletons, then that there is nothing', async () => {
    const answers: ((value: unknown) => void)[] = []
    const { view, comes, clock } = await show(() => new Promise((resolve) => answers.push(resolve)))
    await comes('Loading')
    expect(view.getByRole('status').element().querySelectorAll('.pt-items-loading-row')).toHaveLength(7)
    await expect
      .poll(async () => {
        await clock.advance(0)
        return answers.length
      })
      .toBe(1)
    answers[0]?.(page([]))
    await comes('No activity yet')
  })

  it('[HIST-03] says that it failed, and tries again', async () => {
    const { view, comes, setAnswer, kit } = await show(() => new Response('{}', { status: 400 }))
    await comes('Activity is not available')
    expect(kit.store.get().toast.message).toBe('Failed to fetch transactions')
    setAnswer('history', page([sent('1')]))
    await view.getByRole('button', { name: 'Try again' }).click()
    await comes('Sent')
  })

  it('renders a row again only when it changed', async () => {
    const minedAt = (age: number) => new Date(Date.UTC(2026, 0, 1) - age).toISOString()
    const counted = (transaction: Transaction) => {
      const renders = { count: 0 }
      const { hash } = transaction.metadata
      Object.defineProperty(transaction.metadata, 'hash', {
        enumerable: true,
        get() {
          renders.count += 1
          return hash
        },
      })
      return { transaction, renders }
    }
    const old = counted(sent('1', { minedAt: minedAt(7_200_000) }))
    const young = counted(sent('2', { minedAt: minedAt(5_000) }))
    const { kit, clock } = await startAccount({ answers: { balance: { balances: [] } } })
    const state = {
      status: 'loaded',
      items: [young.transaction, old.transaction],
      next: undefined,
      more: 'idle',
    } as const
    const list: Partial<History> = {
      store: { get: () => state, subscribe: () => () => true, select: () => () => undefined },
      watch: () => () => undefined,
    }
    const view = renderView(kit, <ActivityPanel list={list as History} />) // what the panel uses of it is there
    await expect.element(view.getByText('2 h')).toBeVisible()
    const before = [old.renders.count, young.renders.count]
    await clock.advance(10_000)
    await expect.element(view.getByText('15 s')).toBeVisible()
    expect(young.renders.count).toBeGreaterThan(before[1] ?? 0)
    expect(old.renders.count).toBe(before[0])
  })
})
