import { Button, ConnectingRing, type ConnectingRingProps } from '@portico/ui'
import { type ReactNode, useState } from 'react'
import { useInitialMessages } from '../../hooks/useInitialMessages.js'

export type StatusScreenProps = {
  /** An 80px picture of what is waited for. */
  image: ReactNode
  state: ConnectingRingProps['state']
  shape?: ConnectingRingProps['shape']
  title: string
  text: string
  onRetry?: (() => void) | undefined
  /** It can be tried again although the answer may still come. */
  canRetry?: boolean | undefined
  /** @default 'Try again' */
  retryLabel?: string | undefined
  /** What else there is to do. */
  children?: ReactNode | undefined
}

/** A wallet was asked and has not answered yet, or has: who, what to do, and another try once it failed. */
export function StatusScreen({
  image,
  state,
  shape,
  title,
  text,
  onRetry,
  canRetry = false,
  retryLabel,
  children,
}: StatusScreenProps) {
  const t = useInitialMessages()
  // Once shown, the button stays and turns busy: it keeps the focus, and nothing below it moves.
  const [hasRetried, setHasRetried] = useState(false)
  const isOver = state === 'error' || state === 'idle' || canRetry
  const retry = () => {
    setHasRetried(true)
    onRetry?.()
  }
  return (
    <div className="pt-status-screen">
      <ConnectingRing state={state} shape={shape}>
        {image}
      </ConnectingRing>
      <div className="pt-status-screen-words" role="status">
        <h3 className="pt-status-screen-title" data-state={state}>
          {title}
        </h3>
        <p className="pt-status-screen-text" key={text}>
          {text}
        </p>
      </div>
      {children}
      {onRetry && (isOver || hasRetried) && (
        <Button isFullWidth isLoading={!isOver} onClick={retry}>
          {retryLabel ?? t.common.retry}
        </Button>
      )}
    </div>
  )
}
