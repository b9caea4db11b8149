import { accountLimits, isSuspectToken, sortTokens } from '@portico/core/account'
import { accountOf, requestedActiveNetwork } from '@portico/core/page'
import { Disclosure, EmptyState, Scroller, VirtualList } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useNow } from '../../../hooks/useNow.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { ItemsLoading } from '../parts/ItemsLoading.js'
import { PanelFailure } from '../parts/PanelFailure.js'
import { tokensStatus } from '../parts/tokensStatus.js'
import { TokenItem } from './TokenItem.js'
import { tokensWords } from './tokensWords.js'

/** What the account holds on the network in use. */
export function TokensPanel() {
  const t = useTranslate(tokensWords)
  const account = useKitState(accountOf)
  const network = useKitState(requestedActiveNetwork)
  const status = tokensStatus(account, network)
  if (status === 'loading') return <ItemsLoading />
  if (status === 'failed') return <TokensFailure lastRetry={account.lastRetry ?? 0} />
  const tokens = sortTokens(account.tokenBalance)
  if (tokens.length === 0) {
    return (
      <div className="pt-tokens-panel-empty">
        <EmptyState title={t.tokens.emptyTitle} text={network && t.tokens.emptyText({ network: network.name })} />
      </div>
    )
  }
  const shown = tokens.filter((token) => !isSuspectToken(token))
  const suspects = tokens.filter(isSuspectToken)
  return (
    <Scroller isStop>
      {account.lastRetry !== undefined && (
        <p className="pt-tokens-panel-old" role="status">
          {t.tokens.old}
        </p>
      )}
      <VirtualList
        label={t.account.tab.tokens}
        count={shown.length}
        gap={0}
        viewportHeight={336}
        getKey={(index) => shown[index]?.address ?? ''}
        renderRow={(index) => {
          const token = shown[index]
          return token && <TokenItem token={token} />
        }}
      />
      {suspects.length > 0 && (
        <div className="pt-tokens-panel-hidden">
          <Disclosure summary={t.tokens.hidden({ count: suspects.length })}>
            <ul>
              {suspects.map((token) => (
                <li key={token.address}>
                  <TokenItem token={token} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Scroller>
  )
}

/** After a failure the server is left alone for 30 s (BAL-04); the button counts them. */
function TokensFailure({ lastRetry }: { lastRetry: number }) {
  const t = useTranslate(tokensWords)
  const { refreshBalance } = useActions()
  const now = useNow(1_000)
  const wait = Math.ceil((lastRetry + accountLimits.balanceRetry - now) / 1_000)
  return (
    <PanelFailure
      title={t.tokens.failedTitle}
      text={t.tokens.failedText}
      wait={wait}
      onRetry={() => refreshBalance({ force: true })}
    />
  )
}
