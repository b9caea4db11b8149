import { connectionOf, limits } from '@portico/core/page'
import type { AttemptState } from '@portico/core/views'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useDelay } from '../../hooks/useDelay.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { errorText } from '../parts/errorText.js'
import { StatusScreen } from '../parts/StatusScreen.js'
import { connectingWords } from './connectingWords.js'

const rings = Object.freeze({ pending: 'loading', failed: 'error', succeeded: 'success' } as const)

/** Waits for a wallet of this browser (CONNECT-12). */
export function ConnectingExternalView({ data }: ViewProps<'ConnectingExternal'>) {
  const t = useTranslate(connectingWords)
  const { connect } = useActions()
  const attempt = useKitState((state) => state.attempt)
  const options = useKitState((state) => state.options)
  const isSilent = useDelay(limits.connectingHint, attempt?.id ?? 'none')
  const connector = attempt?.connector ?? data.connector
  const { id, name } = connector
  // Success ends the attempt at once; what is left of this screen still says so while the modal closes.
  const isConnected = useKitState((state) => connectionOf(state, connector.chain)?.connectorId === id)
  const status = attempt?.status ?? (isConnected ? 'succeeded' : 'pending')
  // Any other attempt that is gone is being left, so nothing changes; if it is not left, it can be made again.
  const state = !attempt && !isConnected && isSilent ? 'idle' : rings[status]
  const { title, text } = wordsOf(t, { status, ...attempt }, name, isSilent)
  return (
    <StatusScreen
      image={<WalletImage id={id} name={name} src={options.connectorImages?.[id] ?? connector.imageUrl} size={80} />}
      state={state}
      title={title}
      text={text}
      onRetry={() => connect({ connector, isRetry: true })}
      canRetry={attempt?.isSilent}
    />
  )
}

function wordsOf(
  t: typeof connectingWords,
  { status, error, isInstant, isSilent: isLost }: Pick<AttemptState, 'status' | 'error' | 'isInstant' | 'isSilent'>,
  wallet: string,
  isSilent: boolean,
) {
  const words = t.connecting
  if (status === 'succeeded') return { title: words.connected, text: '' }
  if (status === 'pending')
    return {
      title: words.title({ wallet }),
      text: isLost ? words.silentText({ wallet }) : isSilent ? words.slow({ wallet }) : words.text,
    }
  if (isInstant) return { title: words.declinedTitle, text: words.instantText({ wallet }) }
  if (error === 'rpc/user-rejected') return { title: words.declinedTitle, text: words.declinedText }
  if (error === 'rpc/resource-unavailable') return { title: words.pendingTitle, text: words.pendingText({ wallet }) }
  return { title: words.failedTitle, text: errorText(t, error) }
}
