import { startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { NetworksView } from './NetworksView.js'

const [local] = testNetworks
const named = (name: string, index: number) => ({
  ...local,
  id: 100 + index,
  caipNetworkId: `eip155:${100 + index}` as const,
  name,
})
const many = ['Ethereum', 'Base', 'Optimism', 'Arbitrum', 'Polygon', 'Linea', 'Scroll'].map(named)

describe('NetworksView', () => {
  it('marks the network in use and chooses another', async () => {
    const { kit } = await startTestPortico()
    const view = renderView(kit, <NetworksView />)
    await expect.element(view.getByRole('button', { name: 'Portico Local (in use)' })).toBeVisible()
    await view.getByRole('button', { name: 'Portico Local Two' }).click()
    await expect.element(view.getByRole('button', { name: 'Portico Local Two (in use)' })).toBeVisible()
    await expect.element(view.getByRole('searchbox')).not.toBeInTheDocument()
  })

  it('searches without regard to case and space, and says when nothing is found', async () => {
    const { kit } = await startTestPortico({ options: { networks: many } })
    const view = renderView(kit, <NetworksView />)
    const search = view.getByRole('searchbox', { name: 'Search network' })
    await search.fill('  oPTi ')
    await expect.element(view.getByRole('list').getByRole('button')).toHaveTextContent('Optimism')
    await search.fill('nowhere')
    await expect.element(view.getByRole('status')).toHaveTextContent('No network found')
  })
})
