import { useContext, useRef } from 'react'
import { useActions } from '../hooks/useActions.js'
import { useInitialMessages } from '../hooks/useInitialMessages.js'
import { useKitState } from '../hooks/useKitState.js'
import { usePart } from '../hooks/usePart.js'
import { PorticoReactContext } from '../reactContext.js'
import { Header } from './Header.js'
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
  const alert = useKitState((state) => state.alert)
  const notices = usePart('notices', alert.open)
  const { hideAlert } = useActions()
  const t = useInitialMessages()
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
      {alert.open && notices && (
        <notices.AlertBar variant={alert.variant} closeLabel={t.common.dismiss} onClose={hideAlert}>
          {alert.message}
        </notices.AlertBar>
      )}
      <Header isEmbedded={isEmbedded} />
      {hasView && <ViewOutlet />}
    </section>
  )
}
