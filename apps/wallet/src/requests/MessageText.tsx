import './MessageText.css'

export type MessageTextProps = { label: string; text: string }

/** Untrusted text, shown verbatim and never as markup. */
export function MessageText({ label, text }: MessageTextProps) {
  return (
    <section className="wl-message-text" aria-label={label}>
      <h3 className="wl-message-text-label">{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre className="wl-message-text-box" dir="auto" tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}
