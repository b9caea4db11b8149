import type { Portico } from '@portico/core'
import type { AccountTab } from '@portico/core/account'
import { createElement, type ReactNode, useEffect, useReducer, useRef } from 'react'
import { useKit } from '../../../hooks/useKit.js'

type Panel = () => ReactNode
type Panels = Partial<Record<AccountTab, Panel>>
export type LoadedPanel = { readonly Panel: Panel | undefined; readonly hasFailed: boolean; readonly retry: () => void }

/** Each panel is a chunk, fetched together with the part of the kit that it shows. */
const loaders = Object.freeze({
  async tokens() {
    return (await import('../tokens/index.js')).TokensPanel
  },
  async nfts(kit) {
    const [{ NftsPanel }, list] = await Promise.all([import('../collectibles/index.js'), kit.feature('collectibles')])
    return () => list && createElement(NftsPanel, { list })
  },
  async activity(kit) {
    const [{ ActivityPanel }, list] = await Promise.all([import('../activity/index.js'), kit.feature('history')])
    return () => list && createElement(ActivityPanel, { list })
  },
} satisfies Record<AccountTab, (kit: Portico) => Promise<Panel>>)

/** The panel of a tab: at once when it is here, else after it came; a failed fetch can be tried again. */
export function usePanel(tab: AccountTab): LoadedPanel {
  const kit = useKit('usePanel')
  const loaded = useRef<Panels>({})
  const failed = useRef<AccountTab>(undefined)
  const [attempt, render] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries; each one fetches again
  useEffect(() => {
    if (loaded.current[tab] || failed.current === tab) return
    let isOver = false
    loaders[tab](kit)
      .then((Panel) => {
        loaded.current = { ...loaded.current, [tab]: Panel }
      })
      .catch(() => {
        failed.current = tab
      })
      .finally(() => !isOver && render())
    return () => {
      isOver = true
    }
  }, [kit, tab, attempt])

  const retry = (): void => {
    failed.current = undefined
    render()
  }
  const Panel = loaded.current[tab]
  return { Panel, hasFailed: !Panel && failed.current === tab, retry }
}
