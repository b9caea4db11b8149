import { Panel } from '@portico/app-kit'
import { Button, Notice } from '@portico/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useApp, useWallet } from '../store/appHooks.js'
import { CameraDialog } from './CameraDialog.js'
import { readQr } from './readQr.js'
import './PairPanel.css'

export type PairPanelProps = { link: { readonly isGiven: boolean; readonly uri: string | undefined } }

const noCode = 'There is no readable QR code in this picture. Take one that shows the whole code, or paste the link.'
const noLink = 'This QR code holds no pairing link. Scan the code that the site shows.'
const badPageLink = 'The link that opened this wallet is no pairing link. Copy it again on the site.'

/** Takes a pairing link: pasted, scanned, or given in the page's address. */
export function PairPanel({ link }: PairPanelProps) {
  const app = useApp()
  const isPairing = useWallet((state) => state.isPairing)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const [hasCamera, setHasCamera] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  const follow = useCallback(
    async (given: string): Promise<void> => {
      setProblem(undefined)
      try {
        await app.pair(given)
        setText('')
      } catch (error) {
        setProblem(error instanceof TypeError ? error.message : 'The link could not be followed. Try again.')
        field.current?.focus()
      }
    },
    [app],
  )

  const scan = useCallback(
    async (picture: Blob): Promise<void> => {
      setProblem(undefined)
      setIsReading(true)
      const found = await readQr(picture).catch(() => undefined)
      setIsReading(false)
      if (found === undefined) return setProblem(noCode)
      if (!/wc(:|%3A)/i.test(found)) return setProblem(noLink)
      await follow(found)
    },
    [follow],
  )

  // Once for the page, whatever is rendered again.
  const isFollowed = useRef(false)
  useEffect(() => {
    if (!link.isGiven || isFollowed.current) return
    isFollowed.current = true
    if (link.uri) void follow(link.uri)
    else setProblem(badPageLink)
  }, [link, follow])

  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture) return
      event.preventDefault()
      void scan(picture)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [scan])

  return (
    <Panel title="Connect to a site" text="Choose “QR code” on a site, then bring its link here.">
      <form
        className="wl-pair-panel"
        onSubmit={(event) => {
          event.preventDefault()
          void follow(text)
        }}
      >
        <label className="wl-pair-panel-label" htmlFor={id}>
          Pairing link
        </label>
        <input
          ref={field}
          id={id}
          className="wl-pair-panel-control"
          value={text}
          placeholder="wc:…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problem && (
          <div id={`${id}-problem`}>
            <Notice tone="danger" title={problem} />
          </div>
        )}
        <Button type="submit" isFullWidth isLoading={isPairing}>
          {isPairing ? 'Waiting for the site …' : 'Connect'}
        </Button>
        <div className="wl-pair-panel-ways">
          <Button variant="secondary" isFullWidth onClick={() => setHasCamera(true)}>
            Use camera
          </Button>
          <Button variant="secondary" isFullWidth isLoading={isReading} onClick={() => file.current?.click()}>
            Use picture
          </Button>
        </div>
        <input
          ref={file}
          className="wl-pair-panel-file"
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label="Picture of a QR code"
          onChange={(event) => {
            const [picture] = event.currentTarget.files ?? []
            if (picture) void scan(picture)
            event.currentTarget.value = ''
          }}
        />
        <p className="wl-pair-panel-hint">A screenshot can be pasted anywhere on this page.</p>
      </form>
      {hasCamera && (
        <CameraDialog
          onClose={() => setHasCamera(false)}
          onFound={(found) => {
            setHasCamera(false)
            void follow(found)
          }}
        />
      )}
    </Panel>
  )
}
