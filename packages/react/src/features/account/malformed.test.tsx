import type { AccountTab } from '@portico/core/account'
import { getBalance, getHistory, getIdentity, getNfts } from '@portico/wire/http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryOf, spoiled } from '../../../test/arbitraryOf.js'
import { renderView } from '../../../test/renderView.js'
import { startAccount } from '../../../test/startAccount.js'
import { AccountView } from './AccountView.js'

const calls = [
  ['balance', 'tokens', getBalance.response],
  ['nfts', 'nfts', getNfts.response],
  ['history', 'activity', getHistory.response],
  ['identity', 'tokens', getIdentity.response],
] as const satisfies readonly (readonly [string, AccountTab, unknown])[]

describe('[API-07] answers from the edge of the contract, and beyond it', () => {
  it.each(calls)(
    '%s never breaks a view',
    async (name, tab, schema) => {
      if (!schema) throw new TypeError('this call has an answer')
      const test = await startAccount({
        answers: { balance: { balances: [] }, nfts: { data: [] }, history: { data: [] } },
      })
      const { kit, clock, setAnswer, server } = test
      const view = renderView(kit, <AccountView />)
      await kit.actions.setAccountTab({ tab })
      await expect.element(view.getByRole('tabpanel')).toBeVisible()
      const good = arbitraryOf(schema)
      const answers = fc.oneof(good, good.chain(spoiled), fc.jsonValue())
      await fc.assert(
        fc.asyncProperty(answers, async (answer) => {
          if (name === 'identity') server.answer('/v1/identity', JSON.parse(JSON.stringify(answer ?? null)))
          else setAnswer(name, answer === undefined ? null : answer)
          test.memory.removeItem('@portico/identity_cache.v1')
          await clock.advance(name === 'balance' ? 30_000 : 10_000) // past the lock, past the cache
          await kit.actions.refreshBalance({ force: true })
          if (tab === 'nfts') (await kit.feature('collectibles'))?.retry()
          if (tab === 'activity') (await kit.feature('history'))?.retry()
          if (name === 'identity')
            await kit.actions.switchAccount({ namespace: 'eip155', address: kit.getAddress() ?? '' })
          await clock.advance(1_000)
          expect(view.getByText('This part did not load').query()).toBe(null)
          expect(view.getByRole('tabpanel').query()).not.toBe(null)
        }),
        { numRuns: 20 },
      )
    },
    60_000,
  )
})
