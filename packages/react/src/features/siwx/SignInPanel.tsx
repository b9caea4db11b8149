import { activeNamespace, connectionOf, limits } from '@portico/core/page'
import type { SignInState } from '@portico/core/siwx'
import { Button, EmptyState, Shimmer } from '@portico/ui'
import { useActions } from '../../hooks/useActions.js'
import { useDelay } from '../../hooks/useDelay.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { errorText } from '../parts/errorText.js'
import { PicturePair } from './PicturePair.js'
import { signInWords } from './signInWords.js'
import { useSignIn } from './useSignIn.js'

/** Who asks, what is signed, Sign and Cancel. The message can be read before anything is signed. */
export function SignInPanel() {
  const t = useTranslate(signInWords)
  const kit = useKit('SignInPanel')
  const signIn = useKitState((state) => state.signIn)
  const connection = useKitState((state) => connectionOf(state, activeNamespace(state)))
  const isSilent = useDelay(limits.connectingHint, signIn?.status ?? 'none')
  const { sign, cancel } = useSignIn()
  if (!signIn || !connection) return <NotConnected />
  const { status } = signIn
  const { wallet, connectorId } = connection
  const { name, icons } = kit.getMetadata()
  const message = 'message' in signIn ? signIn.message : undefined
  const isWaiting = status === 'checking' || status === 'preparing'
  const isBusy = isWaiting || status === 'signing' || status === 'verifying'
  return (
    <div className="pt-sign-in-panel">
      <PicturePair
        isMoving={status === 'signing' || status === 'verifying'}
        app={{ name: name || signIn.host, src: icons[0] }}
        wallet={{ id: connectorId, name: wallet.name, src: wallet.icon }}
      />
      <div className="pt-sign-in-panel-words">
        <h3 className="pt-sign-in-panel-title">
          {status === 'signedIn' ? t.signIn.done : t.signIn.title({ app: name || signIn.host })}
        </h3>
        <p className="pt-sign-in-panel-host" dir="ltr">
          {signIn.host}
        </p>
        <p className="pt-sign-in-panel-text" role="status" data-state={status}>
          {textOf(t, signIn, wallet.name, isSilent)}
        </p>
      </div>
      {isWaiting ? (
        <Shimmer height="132px" shape="row" />
      ) : (
        message !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          <section className="pt-sign-in-panel-message" aria-label={t.signIn.message} tabIndex={0}>
            <pre className="pt-sign-in-panel-lines" dir="ltr">
              {message}
            </pre>
          </section>
        )
      )}
      <div className="pt-sign-in-panel-buttons">
        <Button variant="secondary" isFullWidth isLoading={status === 'cancelling'} onClick={cancel}>
          {status === 'cancelling' ? t.signIn.cancelling : t.signIn.cancel}
        </Button>
        <Button isFullWidth isLoading={isBusy} isDisabled={status === 'cancelling'} onClick={sign}>
          {labelOf(t, status)}
        </Button>
      </div>
    </div>
  )
}

/** A host opened the view before anybody is there to sign. */
function NotConnected() {
  const t = useTranslate(signInWords)
  const { reset } = useActions()
  const isOffered = useKitState(({ options }) => Boolean(options.siwx ?? options.siweConfig))
  return (
    <div className="pt-sign-in-panel">
      <EmptyState
        title={isOffered ? t.signIn.notConnectedTitle : t.unavailable.title}
        text={isOffered ? t.signIn.notConnectedText : t.unavailable.text}
      />
      <Button isFullWidth onClick={() => reset('Connect')}>
        {t.titles.Connect}
      </Button>
    </div>
  )
}

function labelOf(t: typeof signInWords, status: SignInState['status']): string {
  if (status === 'signing') return t.signIn.signing
  if (status === 'verifying') return t.signIn.checking
  return t.signIn.sign
}

function textOf(t: typeof signInWords, signIn: SignInState, wallet: string, isSilent: boolean): string {
  if (signIn.status === 'signing') return isSilent ? t.connecting.slow({ wallet }) : t.signIn.approve({ wallet })
  if (signIn.status !== 'failed') return t.signIn.text
  if (signIn.error === 'siwx/declined') return t.signIn.failedText
  if (signIn.error === 'rpc/resource-unavailable') return t.connecting.pendingText({ wallet })
  return errorText(t, signIn.error)
}
