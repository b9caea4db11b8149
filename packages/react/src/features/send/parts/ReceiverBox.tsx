import { serverImage } from '@portico/core/account'
import type { Send, SendState } from '@portico/core/send'
import { AddressBlocks, Input, Spinner } from '@portico/ui'
import { Wallet } from '@portico/ui/icons'
import { Avatar } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useDelay } from '../../../hooks/useDelay.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendWords } from '../sendWords.js'

export type ReceiverBoxProps = { send: Send; state: SendState }

/** Nobody is told off in the middle of typing, in ms. */
const typingPause = 600

/** Who gets it: an address or a name, typed or pasted; a name shows whose it is. */
export function ReceiverBox({ send, state: { receiver, receiverText, isResolving, problems } }: ReceiverBoxProps) {
  const t = useTranslate(sendWords)
  const { showToast } = useActions()
  const src = useKitState((state) => serverImage(receiver?.image, state.options.endpoints))
  const hasPaused = useDelay(typingPause, receiverText)
  const isShown = receiverText !== '' && !isResolving && (hasPaused || problems.receiver !== 'format')
  const error =
    isShown && problems.receiver
      ? t.send.receiverProblems[problems.receiver]({ foreign: problems.foreign ?? '' })
      : undefined
  const name = receiver && (receiver.name ?? receiver.profileName)
  const onPaste = () => {
    send.paste().catch(() => showToast({ message: t.send.pasteFailed, variant: 'error' }))
  }
  return (
    <div>
      <div className="pt-receiver-box-line">
        <span aria-hidden="true">{t.send.to}</span>
        <button type="button" className="pt-receiver-box-paste" onClick={onPaste}>
          {t.send.paste}
        </button>
      </div>
      <Input
        label={t.send.receiver}
        placeholder={t.send.receiverHint}
        type="text"
        // An address is read from its beginning; the hint in an empty field follows the language.
        dir={receiverText ? 'auto' : undefined}
        icon={
          isResolving ? (
            <Spinner size={18} />
          ) : receiver ? (
            <Avatar address={receiver.address} src={src} size={24} />
          ) : (
            <Wallet />
          )
        }
        value={receiverText}
        onValueChange={send.setReceiver}
        clearLabel={t.send.clearReceiver}
        error={error}
      />
      <div className="pt-receiver-box-found" role="status">
        {isResolving && t.send.resolving}
        {name && (
          <>
            <strong dir="auto">{name}</strong>
            <AddressBlocks address={receiver.address} />
          </>
        )}
      </div>
    </div>
  )
}
