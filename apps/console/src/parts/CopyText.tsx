import { IconButton } from '@portico/ui'
import { Check, Copy } from '@portico/ui/icons'
import { useEffect, useState } from 'react'
import './CopyText.css'

export type CopyTextProps = {
  /** 'Copy the project id' */
  label: string
  text: string
}

const shownFor = 2_000

export function CopyText({ label, text }: CopyTextProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    // Refused by the browser, or absent on a page without TLS: the text stands there to be selected.
    ;(navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }
  return (
    <span className="cn-copy-text">
      <code className="cn-copy-text-code">{text}</code>
      <IconButton label={isCopied ? 'Copied' : label} onClick={copy}>
        {isCopied ? <Check size={16} /> : <Copy size={16} />}
      </IconButton>
    </span>
  )
}
