import { AlertBar } from '@portico/ui'
import { useContext, useRef } from 'react'
import { useActions } from '../hooks/useActions.js'
import { useFirstWords } from '../hooks/useFirstWords.js'
import { useKit } from '../hooks/useKit.js'
import { useKitState } from '../hooks/useKitState.js'
import { PorticoReactContext } from '../reactContext.js'
import { Header } from './Header.js'
import { ToastSlot } from './ToastSlot.js'
import { titleId } from './titleId.js'
import { useKeptFocus } from './useKeptFocus.js'
import { ViewOutlet } from './ViewOutlet.js'
import { loadViews } from './viewChunks.js'

export type CardProps = { isEmbedded?: boolean | undefined }

/** Header, view, toast and alert bar. */
export function Card({ isEmbedded }: CardProps) {
  const kit = useKit('Card')
  const isShaking = useKitState((state) => state.modal.shake)
  const alert = useKitState((state) => state.alert)
  const { hideAlert } = useActions()
  const t = useFirstWords()
  const card = useRef<HTMLElement>(null)
  const rememberFocus = useKeptFocus(card)
  const loadLater = useContext(PorticoReactContext)?.loadLater
  // What a chosen wallet needs is fetched while the visitor reads the list; a failure shows when one is chosen.
  const prepare = (): void =>
    void Promise.all([kit.prepare(), loadViews(kit, 'ConnectingExternal'), loadLater?.()]).catch(() => undefined)
  return (
    <section
      ref={card}
      className="pt-card"
      data-shake={isShaking || undefined}
      data-embedded={isEmbedded || undefined}
      aria-labelledby={isEmbedded ? titleId : undefined}
      onPointerMove={prepare}
      onPointerDown={prepare}
      onKeyDown={prepare}
      onFocus={rememberFocus}
    >
      {alert.open && (
        <AlertBar variant={alert.variant} closeLabel={t.common.dismiss} onClose={hideAlert}>
          {alert.message}
        </AlertBar>
      )}
      <Header isEmbedded={isEmbedded} />
      <ViewOutlet />
      <ToastSlot />
    </section>
  )
}
