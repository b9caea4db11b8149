import type { Send, SendToken } from '@portico/core/send'
import { EmptyState, Input, Row, Scroller, VirtualList } from '@portico/ui'
import { useEffect, useState } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useStore } from '../../hooks/useStore.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { ItemsLoading } from '../account/parts/ItemsLoading.js'
import { SendUnavailable } from './parts/SendUnavailable.js'
import { TokenImage } from './parts/TokenImage.js'
import { tokenName } from './parts/tokenName.js'
import { useAmounts } from './parts/useAmounts.js'
import { sendWords } from './sendWords.js'

/** Six rows, and enough of the seventh to say that there are more. */
const listHeight = 404

/** What can be sent from here: search and choose. */
export function SendSelectTokenView({ send }: { send: Send }) {
  const t = useTranslate(sendWords)
  const { status, tokens } = useStore(send.store, send.store.get())
  const [search, setSearch] = useState('')
  useEffect(() => send.watch(), [send])
  if (status === 'failed' || status === 'unsupported') return <SendUnavailable send={send} status={status} />
  const found = tokens.filter((token) => isMeant(token, search.trim().toLowerCase()))
  return (
    <div className="pt-send-select-token-view">
      <Input
        label={t.send.searchToken}
        placeholder={t.send.searchToken}
        value={search}
        onValueChange={setSearch}
        clearLabel={t.common.clearSearch}
      />
      {status === 'loading' ? (
        <ItemsLoading count={4} />
      ) : (
        <Scroller maxHeight={listHeight}>
          <VirtualList
            label={t.send.yourTokens}
            count={found.length}
            viewportHeight={listHeight}
            getKey={(index) => found[index]?.contract ?? ''}
            renderRow={(index) => {
              const token = found[index]
              return token && <TokenRow send={send} token={token} />
            }}
          />
        </Scroller>
      )}
      <div role="status">
        {status === 'ready' && found.length === 0 && <EmptyState title={t.send.noTokens} text={t.send.noTokensText} />}
      </div>
    </div>
  )
}

function TokenRow({ send, token }: { send: Send; token: SendToken }) {
  const t = useTranslate(sendWords)
  const { goBack } = useActions()
  const amounts = useAmounts()
  const isChosen = useStore(send.store, send.store.get()).token?.contract === token.contract
  const name = tokenName(token.name) || tokenName(token.symbol) || t.tokens.unnamed
  return (
    <Row
      image={<TokenImage token={token} />}
      name={name}
      description={<bdi dir="ltr">{amounts.short(token.balance, token)}</bdi>}
      tag={<bdi dir="ltr">{amounts.worth(token.balance, token)}</bdi>}
      title={`${name}: ${amounts.whole(token.balance, token)}`}
      trailing={isChosen ? 'check' : undefined}
      aria-current={isChosen || undefined}
      onClick={() => {
        send.setToken(token)
        goBack()
      }}
    />
  )
}

function isMeant({ name, symbol, contract = '' }: SendToken, wanted: string): boolean {
  return [name, symbol, contract].some((text) => text.toLowerCase().includes(wanted))
}
