import { currentView, viewFacts } from '@portico/core/views'
import { IconButton } from '@portico/ui'
import { ArrowLeft, Close, Help } from '@portico/ui/icons'
import type { Ref } from 'react'
import { useActions } from '../hooks/useActions.js'
import { useInitialMessages } from '../hooks/useInitialMessages.js'
import { useKitState } from '../hooks/useKitState.js'
import { titleId } from './titleId.js'
import { viewTitle } from './viewTitle.js'

export type HeaderProps = { isEmbedded?: boolean | undefined; startRef: Ref<HTMLDivElement> }

/** Left: back, help or what the view puts there; centre: the heading; right: close. */
export function Header({ isEmbedded, startRef }: HeaderProps) {
  const view = useKitState(currentView)
  const depth = useKitState((state) => state.router.stack.length)
  const { goBack, close, push } = useActions()
  const t = useInitialMessages()
  const title = viewTitle(t, view)
  const { back, flow } = viewFacts(view.name)
  const hasBack = depth > 1 && back !== 'hidden'
  return (
    <header className="pt-header">
      {hasBack ? (
        <IconButton label={t.common.back} onClick={goBack}>
          <ArrowLeft />
        </IconButton>
      ) : view.name === 'Connect' ? (
        <IconButton label={t.titles.WhatIsAWallet} onClick={() => push('WhatIsAWallet')}>
          <Help />
        </IconButton>
      ) : (
        <div ref={startRef} />
      )}
      <h2 className="pt-header-title" id={titleId} tabIndex={-1} ref={focusFirst}>
        <span className="pt-header-text" dir="auto" key={title} title={title} data-empty={title === '' || undefined}>
          {title || t.buttons.account}
        </span>
      </h2>
      {(!isEmbedded || depth > 1) && (
        <IconButton label={t.common.close} onClick={() => close({ force: flow !== 'signIn' })}>
          <Close />
        </IconButton>
      )}
    </header>
  )
}

/**
 * Opening focuses the heading and not the first button: nobody came for that one, and a screen reader says where we are.
 * The attribute itself, because React would focus at once instead of leaving it to the dialog.
 */
function focusFirst(heading: HTMLElement | null): void {
  heading?.setAttribute('autofocus', '')
}
