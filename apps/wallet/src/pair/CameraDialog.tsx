import { Dialog } from '@portico/app-kit'
import { Button, Notice, Spinner } from '@portico/ui'
import { useEffect, useRef, useState } from 'react'
import { readLink } from './readLink.js'
import { readFrame } from './readQr.js'
import './CameraDialog.css'

export type CameraDialogProps = { onFound: (text: string) => void; onClose: () => void }

const interval = 150
const maxEdge = 800

/** Scans the camera's picture until it shows a pairing link. */
export function CameraDialog({ onFound, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'looking' | 'refused'>('starting')
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async (): Promise<void> => {
      const { current } = video
      if (isOver || !current) return
      const scale = Math.min(1, maxEdge / Math.max(current.videoWidth, current.videoHeight, 1))
      const text = await readFrame(
        current,
        Math.round(current.videoWidth * scale),
        Math.round(current.videoHeight * scale),
      ).catch(() => undefined)
      const link = text === undefined ? undefined : readLink(text)
      if (isOver) return
      if (link) found.current(link)
      else timer = setTimeout(() => void look(), interval)
    }
    const start = async (): Promise<void> => {
      // Absent on pages without TLS, whatever the types say.
      const devices = navigator.mediaDevices as MediaDevices | undefined
      if (!devices) throw new TypeError('no camera here')
      stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setState('looking')
      void look()
    }
    start().catch(() => {
      if (!isOver) setState('refused')
    })
    return stop
  }, [])

  return (
    <Dialog title="Scan the code" onClose={onClose}>
      <div className="wl-camera-dialog">
        {state === 'refused' ? (
          <Notice tone="warning" title="The camera cannot be used">
            <p>Allow it in the browser’s settings for this page, choose a picture of the code, or paste the link.</p>
          </Notice>
        ) : (
          <div className="wl-camera-dialog-view">
            {state === 'starting' && <Spinner />}
            <video ref={video} className="wl-camera-dialog-video" muted playsInline aria-label="What the camera sees" />
          </div>
        )}
        {state === 'looking' && <p role="status">Hold the code of the site in front of the camera.</p>}
        <Button variant="secondary" isFullWidth onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
