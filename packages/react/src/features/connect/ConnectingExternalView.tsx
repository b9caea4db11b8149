import { limits } from '@portico/core/page'
import type { AttemptState, Messages } from '@portico/core/views'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useDelay } from '../../hooks/useDelay.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { errorText } from '../parts/errorText.js'
import { StatusScreen } from '../parts/StatusScreen.js'

const rings = Object.freeze({ pending: 'loading', failed: 'error', succeeded: 'success' } as const)

/** Waits for a wallet of this browser (CONNECT-12). */
export function ConnectingExternalView({ data }: ViewProps<'ConnectingExternal'>) {
  const t = useTranslate()
  const { connect } = useActions()
  const attempt = useKitState((state) => state.attempt)
  const options = useKitState((state) => state.options)
  const isSilent = useDelay(limits.connectingHint, attempt?.id ?? 'none')
  const connector = attempt?.connector ?? data.connector
  const { id, name } = connector
  // An attempt that is gone is one that is being left, so nothing changes; if it is not left, it can be made again.
  const state = attempt ? rings[attempt.status] : isSilent ? 'idle' : 'loading'
  const { title, text } = wordsOf(t, attempt, name, isSilent)
  return (
    <StatusScreen
      image={<WalletImage id={id} name={name} src={options.connectorImages?.[id] ?? connector.imageUrl} size={80} />}
      state={state}
      title={title}
      text={text}
      onRetry={() => connect({ connector })}
    />
  )
}

function wordsOf(t: Messages, attempt: AttemptState | undefined, wallet: string, isSilent: boolean) {
  const words = t.connecting
  if (attempt?.status === 'succeeded') return { title: words.connected, text: '' }
  if (attempt?.status !== 'failed')
    return { title: words.title({ wallet }), text: attempt && isSilent ? words.slow({ wallet }) : words.text }
  if (attempt.error === 'rpc/user-rejected') return { title: words.declinedTitle, text: words.declinedText }
  if (attempt.error === 'rpc/resource-unavailable')
    return { title: words.pendingTitle, text: words.pendingText({ wallet }) }
  return { title: words.failedTitle, text: errorText(t, attempt.error) }
}
