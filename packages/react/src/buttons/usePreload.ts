'use client'
import { useContext, useMemo } from 'react'
import { PorticoReactContext } from '../reactContext.js'

export type PreloadHandlers = { onPointerEnter: () => void; onFocus: () => void; onPointerDown: () => void }

/** Handlers that fetch the modal's code while the visitor is still on the way to the click. */
export function usePreload(): PreloadHandlers | undefined {
  const preload = useContext(PorticoReactContext)?.preload
  return useMemo(() => preload && { onPointerEnter: preload, onFocus: preload, onPointerDown: preload }, [preload])
}
