import { Panel } from '@portico/app-kit'
import type { JsonOptions } from '../options/jsonOptions.js'
import { CopyButton } from '../parts/CopyButton.js'
import { colourCode } from './colourCode.js'
import { toCode } from './toCode.js'
import './CodePanel.css'

export type CodePanelProps = { options: JsonOptions }

/** The options as a site would write them. */
export function CodePanel({ options }: CodePanelProps) {
  const code = toCode(options)
  return (
    <Panel
      title="Code"
      className="dm-code-panel"
      actions={
        <CopyButton text={() => code} label="Copy code">
          Copy
        </CopyButton>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="dm-code-panel-text" dir="ltr" tabIndex={0}>
        <code>
          {colourCode(code).map(({ at, text, kind }) => (
            <span key={at} data-kind={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </Panel>
  )
}
