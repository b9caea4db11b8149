import { type KeyboardEvent, useRef } from 'react'

export type Tab<Id extends string> = { readonly id: Id; readonly label: string }
export type TabsProps<Id extends string> = {
  /** Spoken name of the whole. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** Begins the ids of tabs and panels: the panel has `role="tabpanel"` and the ids of `tabIds`. */
  idPrefix: string
}

/** What joins a tab and its panel. */
export function tabIds(idPrefix: string, id: string): { tab: string; panel: string } {
  return { tab: `${idPrefix}-tab-${id}`, panel: `${idPrefix}-panel-${id}` }
}

/** A choice of panels. One stop for the Tab key; arrows, Home and End move between them in the reading direction. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, idPrefix }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const current = tabs.findIndex(({ id }) => id === selected)
    const target = tabs[targetOf(event.key, current, tabs.length, isRtl) ?? -1]
    if (!target) return
    event.preventDefault()
    onSelect(target.id)
    const { tab } = tabIds(idPrefix, target.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tab)}`)?.focus()
  }

  return (
    <div className="pt-tabs" role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text }) => {
        const ids = tabIds(idPrefix, id)
        const isSelected = id === selected
        return (
          <button
            key={id}
            type="button"
            role="tab"
            className="pt-tabs-tab"
            id={ids.tab}
            aria-controls={isSelected ? ids.panel : undefined}
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </button>
        )
      })}
    </div>
  )
}

function targetOf(key: string, current: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1
  return (current + step + count) % count
}
