'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useKit } from '../hooks/useKit.js'
import { applyTheme } from '../mount/applyTheme.js'

/**
 * Themes an element in the host's page. By script and not by a style attribute: markup from a server with one would be
 * refused by a strict CSP.
 */
export function useThemed<Element extends HTMLElement>(): RefObject<Element | null> {
  const kit = useKit('useThemed')
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    const apply = (): void => void (element.current && applyTheme(element.current, kit.store.get().theme))
    apply()
    return kit.store.select((state) => state.theme, apply)
  }, [kit])
  return element
}
