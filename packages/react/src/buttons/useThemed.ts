'use client'
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { useKit } from '../hooks/useKit.js'
import { applyTheme } from '../mount/applyTheme.js'

/**
 * Themes an element in the host's page. By script and not by a style attribute: markup from a server with one would be
 * refused by a strict CSP. A callback, because the account button appears long after its component.
 */
export function useThemed<Element extends HTMLElement>(): RefCallback<Element> {
  const kit = useKit('useThemed')
  const element = useRef<Element>(null)
  useLayoutEffect(
    () =>
      kit.store.select(
        (state) => state.theme,
        (theme) => void (element.current && applyTheme(element.current, theme)),
      ),
    [kit],
  )
  return useCallback(
    (node: Element | null) => {
      element.current = node
      if (node) applyTheme(node, kit.store.get().theme)
    },
    [kit],
  )
}
