import type { Send, SendState } from '@portico/core/send'
import { AmountField, Spinner } from '@portico/ui'
import { ChevronDown, Swap } from '@portico/ui/icons'
import { useId } from 'react'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendWords } from '../sendWords.js'
import { TokenImage } from './TokenImage.js'
import { tokenName } from './tokenName.js'
import { useAmounts } from './useAmounts.js'

export type AmountBoxProps = { send: Send; state: SendState }

/** How much of which token, in tokens or in dollars. */
export function AmountBox({ send, state }: AmountBoxProps) {
  const t = useTranslate(sendWords)
  const { push } = useActions()
  const amounts = useAmounts()
  const errorId = useId()
  const { token, mode, amount, amountText } = state
  const symbol = tokenName(token?.symbol ?? '')
  // A zero is how most amounts begin; the button says that more is needed.
  const problem = state.problems.amount === 'zero' || !token ? undefined : state.problems.amount
  const other = token && (mode === 'fiat' ? amounts.short(amount ?? 0n, token, 8) : amounts.worth(amount ?? 0n, token))
  return (
    <AmountField
      label={mode === 'fiat' ? t.send.amountInDollars : t.send.amount}
      value={amountText}
      onValueChange={send.setAmount}
      prefix={mode === 'fiat' ? '$' : undefined}
      error={
        problem && t.send.amountProblems[problem]({ symbol, decimals: mode === 'fiat' ? 2 : (token?.decimals ?? 0) })
      }
      errorId={errorId}
      unit={
        <button
          type="button"
          className="pt-amount-box-token"
          title={token && t.send.token({ symbol: symbol || t.tokens.unnamed })}
          onClick={() => push('WalletSendSelectToken')}
        >
          {token ? (
            <>
              <TokenImage token={token} size={24} />
              <span className="pt-amount-box-symbol">{symbol || t.tokens.unnamed}</span>
            </>
          ) : (
            t.send.selectToken
          )}
          {state.status === 'loading' ? <Spinner size={16} /> : <ChevronDown size={16} />}
        </button>
      }
    >
      {token?.price === undefined ? (
        <span className="pt-amount-box-note">{token && t.tokens.noPrice}</span>
      ) : (
        <button
          type="button"
          className="pt-amount-box-action"
          title={mode === 'fiat' ? t.send.inToken({ symbol }) : t.send.inDollars}
          onClick={() => send.setMode(mode === 'fiat' ? 'token' : 'fiat')}
        >
          <bdi dir="ltr">{other}</bdi>
          <Swap size={16} />
        </button>
      )}
      {token && (
        <button type="button" className="pt-amount-box-action" title={t.send.maxHint} onClick={send.setMax}>
          <span className="pt-amount-box-note">
            {t.account.balance} <bdi dir="ltr">{amounts.short(token.balance, token)}</bdi>
          </span>
          {t.send.max}
        </button>
      )}
    </AmountField>
  )
}
