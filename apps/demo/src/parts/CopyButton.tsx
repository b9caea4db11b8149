import { useEffect, useState } from 'react'
import { Button } from './Button.js'

export type CopyButtonProps = {
  /** What is copied, asked for when it is. */
  text: () => string
  children: string
  label?: string | undefined
}

const shownFor = 2_000

export function CopyButton({ text, children, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), shownFor)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(): Promise<void> {
    try {
      const clipboard = navigator.clipboard as Clipboard | undefined // absent on pages without TLS
      await clipboard?.writeText(text())
      setState(clipboard ? 'copied' : 'failed')
    } catch {
      setState('failed') // the browser or the visitor does not allow it
    }
  }

  const words = { idle: children, copied: 'Copied', failed: 'Copying failed' }
  return (
    <>
      <Button variant="quiet" label={state === 'idle' ? label : undefined} onClick={() => void copy()}>
        {words[state]}
      </Button>
      <span className="dm-hidden" role="status">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  )
}
