import { sampleNft } from '@portico/testing'
import type { Nft } from '@portico/wire/http'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../../test/renderView.js'
import { startAccount } from '../../../../test/startAccount.js'
import { AccountTabs } from '../parts/AccountTabs.js'

const page = (data: readonly Nft[], next: string | null = null) => ({ data, next })

async function show(nfts: unknown) {
  const test = await startAccount({ answers: { balance: { balances: [] }, nfts } })
  await test.kit.actions.setAccountTab({ tab: 'nfts' })
  const view = renderView(test.kit, <AccountTabs />)
  await test.kit.feature('collectibles')
  const comes = (text: string | RegExp) =>
    expect
      .poll(async () => {
        await test.clock.advance(0)
        return view.getByText(text).query()
      })
      .not.toBe(null)
  return { ...test, view, comes }
}

describe('the collectibles', () => {
  it('[ACCOUNT-01] have a name, a collection and a number; without a picture a letter stands for it', async () => {
    const { view, comes } = await show(
      page([
        sampleNft(),
        sampleNft({
          tokenId: '8',
          standard: 'ERC1155',
          quantity: '1200',
          name: null,
          collection: { name: null, symbol: null },
        }),
      ]),
    )
    await comes('Tile 7')
    await expect.element(view.getByRole('listitem').nth(0)).toHaveTextContent('TTile 7Tiles')
    await expect.element(view.getByRole('listitem').nth(1)).toHaveTextContent('×1,200No. 8')
  })

  it('loads pictures of the server only', async () => {
    const at = (tokenId: string, imageUrl: string) => sampleNft({ tokenId, name: `Tile ${tokenId}`, imageUrl })
    const { view, comes } = await show(page([at('1', 'https://kit.test/i/1'), at('2', 'https://tracker.test/2')]))
    await comes('Tile 1')
    const sources = [...view.element().querySelectorAll('img')].map(({ src }) => src)
    expect(sources.filter((src) => !src.startsWith('https://kit.test/'))).toEqual([])
  })

  it('folds spam away', async () => {
    const { view, comes } = await show(
      page([
        sampleNft(),
        sampleNft({ tokenId: '9', name: 'Gift', isSpam: true }),
        sampleNft({ tokenId: '10', name: 'claim it' }),
      ]),
    )
    await comes('Hidden (2)')
    await expect.element(view.getByText('Gift')).not.toBeVisible()
    await view.getByText('Hidden (2)').click()
    await expect.element(view.getByText('Gift')).toBeVisible()
    await expect.element(view.getByText('claim it')).not.toBeInTheDocument()
  })

  it('the next page comes when its place is near', async () => {
    const pages = [page([sampleNft()], 'c1'), page([sampleNft({ tokenId: '2', name: 'Second' })])]
    const { comes, server } = await show(() => pages.shift())
    await comes('Second')
    expect(server.calls.filter(({ path }) => path.endsWith('/nfts')).map(({ query }) => query['cursor'])).toEqual([
      undefined,
      'c1',
    ])
  })

  it('says so when there is nothing, or when it failed, and tries again', async () => {
    const { view, comes, setAnswer } = await show(() => new Response('{}', { status: 400 }))
    await comes('Collectibles are not available')
    setAnswer('nfts', page([]))
    await view.getByRole('button', { name: 'Try again' }).click()
    await comes('Nothing collected yet')
  })
})
