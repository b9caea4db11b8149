import { fakeAdapter, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../test/renderView.js'
import { type UseDisconnectReturnType, useDisconnect } from './useDisconnect.js'
import { type UsePorticoReturnType, usePortico } from './usePortico.js'

type Returned = { readonly opening: UsePorticoReturnType[]; readonly disconnecting: UseDisconnectReturnType[] }

/** A site's own part of the page, which keeps what its hooks return. */
function Site({ opening, disconnecting }: Returned) {
  const opener = usePortico()
  const disconnector = useDisconnect()
  opening.push(opener)
  disconnecting.push(disconnector)
  return (
    <>
      <button type="button">{opener.failure ?? 'Own words'}</button>
      <p role="status">{disconnector.failure}</p>
    </>
  )
}

async function setup() {
  const adapter = fakeAdapter()
  const { kit } = await startTestPortico({ adapter, options: { locale: 'de' } })
  const returned: Returned = { opening: [], disconnecting: [] }
  const view = renderView(kit, <Site {...returned} />)
  await expect.element(view.getByRole('button', { name: 'Own words' })).toBeVisible()
  return { kit, adapter, view, ...returned }
}

it("usePortico: a modal that cannot be had rejects nothing, and gives a site's own button the words of the kit's", async () => {
  const { kit, view, opening } = await setup()
  kit.showWith({ mount: () => Promise.reject(new TypeError('chunk 404')) })
  await opening.at(-1)?.open()
  await expect.element(view.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await opening.at(-1)?.open()
  await expect.element(view.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  expect(new Set(opening.map(({ open }) => open)).size).toBe(1)
  expect(new Set(opening.map(({ close }) => close)).size).toBe(1)
})

it('usePortico: what a site asks for by mistake is refused as before', async () => {
  const { opening } = await setup()
  const asked = opening.at(-1)?.open({ view: 'Nowhere' as 'Connect' }) // what JavaScript lets through
  await expect(asked).rejects.toMatchObject({ code: 'view/unknown' })
})

it('useDisconnect: a wallet that refuses rejects nothing, and the visitor is told in their words until the next time', async () => {
  const { kit, adapter, view, disconnecting } = await setup()
  const connect = () => kit.actions.connect({ connector: adapter.connector('Alpha') })
  await connect()
  adapter.disconnect.fail(new Error('port closed'))
  await disconnecting.at(-1)?.disconnect()
  expect(kit.getIsConnectedState()).toBe(false)
  await expect.element(view.getByText('Trennen fehlgeschlagen')).toBeVisible()
  await connect()
  adapter.disconnect.answer(undefined)
  await disconnecting.at(-1)?.disconnect()
  await expect.element(view.getByText('Trennen fehlgeschlagen')).not.toBeInTheDocument()
  expect(new Set(disconnecting.map(({ disconnect }) => disconnect)).size).toBe(1)
})
