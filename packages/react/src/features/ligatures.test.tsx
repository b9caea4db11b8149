import { fakeAdapter, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { bob, givenSend, hash, me, reviewed, sent } from '../../test/givenSend.js'
import { ligaturesOf } from '../../test/ligaturesOf.js'
import { renderView } from '../../test/renderView.js'
import { AccountCard } from './account/AccountCard.js'
import { SwitchAddressView } from './account/SwitchAddressView.js'
import { ReceiveView } from './receive/ReceiveView.js'
import { SendView } from './send/SendView.js'
import { SendPreviewView } from './sendReview/SendPreviewView.js'
import { SendProgressView } from './sendReview/SendProgressView.js'

const preview = givenSend(reviewed)
const form = givenSend({ ...reviewed, receiverText: bob, stage: { name: 'editing' } })
const mined = givenSend({ stage: { name: 'broadcast', hash, sent, isSlow: false } })

it.each([
  ['AccountCard', <AccountCard key="a" />],
  ['SwitchAddressView', <SwitchAddressView key="s" />],
  ['ReceiveView', <ReceiveView key="r" />],
  ['SendView', <SendView key="f" send={form} data={undefined} />],
  ['SendPreviewView', <SendPreviewView key="p" send={preview} />],
  ['SendProgressView', <SendProgressView key="g" send={mined} />],
])('%s draws addresses, hashes and amounts as they are written', async (_, shown) => {
  const adapter = fakeAdapter({ addresses: [me, bob] })
  adapter.balance.answer({ balance: '1204.5', symbol: 'ETH' })
  const { kit } = await startTestPortico({ adapter })
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const view = renderView(kit, shown)
  await expect.element(view.getByText(/\d/).first()).toBeInTheDocument()
  const drawn = ligaturesOf(view.element())
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter(([, ligatures]) => ligatures !== 'no-contextual')).toEqual([])
})
