import { expect, it } from 'vitest'
import * as account from './account.js'
import * as adapter from './adapter.js'
import * as guide from './guide.js'
import * as core from './index.js'
import * as page from './page.js'
import * as rpc from './rpc.js'
import * as send from './send.js'
import * as siwx from './siwx.js'
import * as views from './views.js'
import * as words from './words.js'

const names = (entry: object): string[] => Object.keys(entry).sort()

it('for hosts: these names and no others', () => {
  expect(names(core)).toEqual([
    'PorticoError',
    'bitcoin',
    'bitcoinTestnet',
    'createPortico',
    'defineNetwork',
    'isPorticoError',
    'solana',
    'solanaDevnet',
    'solanaTestnet',
  ])
})

it('for authors of adapters: these names and no others', () => {
  expect(names(adapter)).toEqual([
    'PorticoError',
    'createAdapter',
    'defineNetwork',
    'isPorticoError',
    'limits',
    'sameAddress',
  ])
  expect(names(rpc)).toEqual([
    'ProviderRpcError',
    'callAll',
    'createForwardingProvider',
    'createRpcClients',
    'fromNode',
    'fromRpc',
    'hasRpcCode',
    'sendError',
  ])
})

it('for what is on the page, and for what comes with the modal: these names and no others', () => {
  expect(names(page)).toEqual([
    'accountOf',
    'activeNamespace',
    'activeNetwork',
    'buttonsEn',
    'connectionOf',
    'createChunk',
    'cutText',
    'explorerUrl',
    'formatAmount',
    'isAnyConnected',
    'isEqualPublic',
    'isUnsupportedNetwork',
    'limits',
    'publicState',
    'requestedActiveNetwork',
    'truncateAddress',
  ])
  expect(names(views)).toEqual([
    'catalogue',
    'connectMethods',
    'connectRows',
    'currentView',
    'firstEn',
    'hasAllWallets',
    'initialAccount',
    'localeNames',
    'sameAddress',
    'viewFacts',
  ])
  expect(names(words)).toEqual([
    'accountEn',
    'activityEn',
    'allWalletsEn',
    'connectingEn',
    'errorsEn',
    'legalEn',
    'multiChainEn',
    'networksEn',
    'nftsEn',
    'openRequestEn',
    'pairingEn',
    'receiveEn',
    'sendEn',
    'sendReviewEn',
    'signInEn',
    'tokensEn',
    'unavailableEn',
    'walletsEn',
  ])
  expect(names(siwx)).toEqual(['hostedSiwx', 'unverifiedSiwx'])
  expect(names(guide)).toEqual(['knownWallets'])
  expect(names(send)).toEqual(['canSend', 'fiatOf', 'hasToAcknowledge', 'sendButton', 'sendOutcome', 'transferFee'])
  expect(names(account)).toEqual([
    'accountLimits',
    'accountTabs',
    'describeTransaction',
    'formatUsd',
    'groupByMonth',
    'hasPortfolio',
    'isSuspectName',
    'isSuspectToken',
    'operationOf',
    'readableName',
    'relativeTime',
    'serverImage',
    'sortTokens',
    'totalValue',
    'usdParts',
    'worthOf',
  ])
})
