import { currentView } from '@portico/core/views'
import { UsualDrawing } from '@portico/ui'
import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { useKitState } from '../hooks/useKitState.js'
import { Boundary } from './Boundary.js'
import { LaterDrawing } from './LaterDrawing.js'
import { titleId } from './titleId.js'
import { useView } from './useView.js'
import { ViewError } from './ViewError.js'
import { ViewLoading } from './ViewLoading.js'

/** Shows the current view; a change slides with the direction of the stack and the card follows the view's height. */
export function ViewOutlet() {
  const view = useKitState(currentView)
  const depth = useKitState((state) => state.router.stack.length)
  const { Component, hasFailed, retry } = useView(view.name)
  const outlet = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const last = useRef({ depth, name: view.name })
  const isBack = depth < last.current.depth
  const isFirst = last.current.name === view.name

  useLayoutEffect(() => {
    if (last.current.name !== view.name) focusHeading(outlet.current)
    last.current = { depth, name: view.name }
  }, [depth, view.name])

  useLayoutEffect(() => {
    if (!outlet.current || !content.current) return
    const { style } = outlet.current
    let frame = 0
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (!height) return
      const follow = (): void => style.setProperty('--portico-view-height', `${Math.ceil(height)}px`)
      cancelAnimationFrame(frame)
      // The first one is the height it has already; set in the frame that shows the modal, all would be laid out twice.
      if (style.getPropertyValue('--portico-view-height')) follow()
      else frame = requestAnimationFrame(follow)
    })
    observer.observe(content.current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])

  // The data of a view was matched to its name when it was pushed.
  const View = Component as ComponentType<{ data: unknown }> | undefined
  return (
    <div className="pt-view-outlet" ref={outlet}>
      <div className="pt-view-outlet-content" ref={content}>
        <div
          className="pt-view-outlet-view"
          key={view.name}
          data-move={isFirst ? undefined : isBack ? 'back' : 'forward'}
        >
          <UsualDrawing.Provider value={<LaterDrawing />}>
            <Boundary key={view.name} fallback={(onRetry) => <ViewError onRetry={onRetry} />}>
              {View ? <View data={view.data} /> : hasFailed ? <ViewError onRetry={retry} /> : <ViewLoading />}
            </Boundary>
          </UsualDrawing.Provider>
        </div>
      </div>
    </div>
  )
}

/**
 * A new view is a new place: its heading takes the focus and a screen reader says where we are. An embedded modal takes it from
 * nobody: the visitor may be typing in a field of the host.
 */
function focusHeading(outlet: HTMLElement | null): void {
  const root = outlet?.getRootNode()
  if (!outlet || !(root instanceof ShadowRoot) || outlet.contains(root.activeElement)) return
  const { activeElement, body } = outlet.ownerDocument
  // Not by `:focus-within`, which Chromium does not match on the host of an open dialog.
  const isOurs = root.activeElement || (activeElement === body && outlet.closest('dialog[open]'))
  if (!isOurs) return
  root.getElementById(titleId)?.focus({ preventScroll: true })
}
