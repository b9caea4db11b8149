import { useContext, useRef, useState } from 'react'
import { useKitState } from '../hooks/useKitState.js'
import { usePart } from '../hooks/usePart.js'
import { PorticoReactContext } from '../reactContext.js'
import { Header } from './Header.js'
import { HeaderStart } from './HeaderStart.js'
import { titleId } from './titleId.js'
import { useKeptFocus } from './useKeptFocus.js'
import { ViewOutlet } from './ViewOutlet.js'

export type CardProps = {
  /** Whether the view is mounted; the header always is. */
  hasView: boolean
  isEmbedded?: boolean | undefined
}

/** Header, view and alert bar. */
export function Card({ hasView, isEmbedded }: CardProps) {
  const isShaking = useKitState((state) => state.modal.shake)
  const hasAlert = useKitState((state) => state.alert.open)
  const notices = usePart('notices', hasAlert)
  const [headerStart, setHeaderStart] = useState<HTMLElement | null>(null)
  const card = useRef<HTMLElement>(null)
  const rememberFocus = useKeptFocus(card)
  const prefetch = useContext(PorticoReactContext)?.prefetchConnecting
  return (
    <section
      ref={card}
      className="pt-card"
      data-shake={isShaking || undefined}
      data-embedded={isEmbedded || undefined}
      aria-labelledby={isEmbedded ? titleId : undefined}
      onPointerMove={prefetch}
      onPointerDown={prefetch}
      onKeyDown={prefetch}
      onFocus={rememberFocus}
    >
      {hasAlert && notices && <notices.KitAlert />}
      <Header isEmbedded={isEmbedded} startRef={setHeaderStart} />
      <HeaderStart.Provider value={headerStart}>{hasView && <ViewOutlet />}</HeaderStart.Provider>
    </section>
  )
}
