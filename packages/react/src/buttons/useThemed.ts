'use client'
import type { ThemeMode } from '@portico/core'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useKit } from '../hooks/useKit.js'
import { useKitState } from '../hooks/useKitState.js'
import { applyTheme } from '../mount/applyTheme.js'

export type Themed<Element extends HTMLElement> = {
  readonly ref: RefCallback<Element>
  readonly 'data-theme': ThemeMode
  /** Of our words, in a page of another language. */
  readonly lang: string
}

/**
 * Themes an element in the host's page. The mode is part of the markup, so that a server's page is light from its first
 * paint on. Variables are set by script: a style attribute in markup would be refused by a strict CSP. By a callback,
 * because the account button appears long after its component.
 */
export function useThemed<Element extends HTMLElement>(): Themed<Element> {
  const kit = useKit('useThemed')
  const theme = useKitState((state) => state.theme)
  const lang = useKitState((state) => state.language.locale)
  const element = useRef<Element>(null)
  useEffect(() => {
    if (element.current) applyTheme(element.current, theme)
  }, [theme])
  const ref = useCallback(
    (node: Element | null) => {
      element.current = node
      if (node) applyTheme(node, kit.store.get().theme)
    },
    [kit],
  )
  return { ref, 'data-theme': theme.mode, lang }
}
