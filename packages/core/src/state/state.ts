import type { CaipAddress, CaipNetworkId, Namespace } from '@portico/wire'
import type { TokenBalance } from '@portico/wire/http'
import type { Account, AccountType, WalletInfo } from '../adapters/adapter.js'
import type { ThemeMode, ThemeVariables } from '../config/options.js'
import type { ResolvedOptions } from '../config/resolveOptions.js'
import type { Connector } from '../connectors/connector.js'
import type { Wallet } from '../connectors/wallet.js'
import type { PorticoErrorCode } from '../errors/catalogue.js'
import type { Locale } from '../i18n/localeNames.js'
import type { Messages } from '../i18n/messages.js'
import type { Network } from '../networks/network.js'
import type { PendingTransaction } from '../storage/sendKeys.js'
import type { PorticoEvent } from '../telemetry/events.js'
import type { PlainViewName, ViewEntry, ViewName } from '../views.js'
import type { NamespaceConnections, WalletRequest } from './connections.js'
import type { SignInState } from './signInState.js'

export type ModalState = {
  readonly open: boolean
  /** On from opening until the modal is on the page, and while an account is disconnected (MODAL-04). */
  readonly loading: boolean
  readonly shake: boolean
  /** How often in a row its code could not be fetched. */
  readonly failures?: number | undefined
}

export type TransactionEntry = {
  readonly goBack: boolean
  readonly view: PlainViewName | null
  readonly replace?: boolean | undefined
  /** The view of the flow: where the visitor leaves it by another way than its end, the entry goes with it. */
  readonly flow?: ViewName | undefined
  readonly onSuccess?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

export type RouterState = {
  /** Never empty; the last one is shown. */
  readonly stack: readonly ViewEntry[]
  readonly transactions: readonly TransactionEntry[]
}

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** Account state per chain namespace (ACCOUNT-05). */
export type AccountState = {
  readonly status: ConnectionStatus
  readonly currentTab: number
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly allAccounts: readonly Account[]
  readonly addressLabels: Readonly<Record<string, string>>
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  readonly balanceLoading: boolean
  readonly lastRetry: number | undefined
  readonly tokenBalance: readonly TokenBalance[]
  readonly profileName: string | null | undefined
  readonly profileImage: string | null | undefined
  readonly user: { readonly email?: string | undefined; readonly userName?: string | undefined } | undefined
  readonly addressExplorerUrl: string | undefined
  readonly connectedWalletInfo: WalletInfo | undefined
  readonly preferredAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>> | undefined
  readonly smartAccountDeployed: boolean
  readonly socialProvider: string | undefined
  readonly socialWindow: unknown
  readonly farcasterUrl: string | undefined
}

export type NetworksState = {
  /** The chains the site asked for. */
  readonly requested: readonly Network[]
  /** The chain in use; may be one that was not requested (MODAL-10). */
  readonly active: CaipNetworkId | undefined
  /** The chain last used in each namespace. */
  readonly lastOf: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
}

/** A connection being made; what the connecting screen shows. */
export type AttemptState = {
  readonly id: string
  readonly connector: Connector
  readonly status: 'pending' | 'failed' | 'succeeded'
  readonly error?: PorticoErrorCode | undefined
  /** Declined faster than anybody reads: the wallet may have a request open already, and refuses a second one. */
  readonly isInstant?: boolean | undefined
  /** Nothing was heard for so long that the wallet may have lost the question; it can be asked again. */
  readonly isSilent?: boolean | undefined
}

/** A change of network being asked for; what the switching screen shows. */
export type SwitchingState = {
  readonly id: string
  readonly network: CaipNetworkId
  readonly status: 'pending' | 'failed'
  readonly error?: PorticoErrorCode | undefined
}

export type ToastVariant = 'success' | 'loading' | 'error'
export type ToastState = {
  readonly open: boolean
  readonly message: string
  readonly variant: ToastVariant
  readonly svg: string | undefined
  readonly autoClose: boolean
}

export type AlertState = { readonly open: boolean; readonly message: string; readonly variant: 'error' | 'warning' }
export type ThemeState = { readonly mode: ThemeMode; readonly variables: ThemeVariables }
export type LanguageState = {
  /** The language in use: the one of the words that are here. */
  readonly locale: Locale
  /** The language asked for last; its words may still be on the way. */
  readonly requested: Locale
  readonly direction: 'ltr' | 'rtl'
  /** Absent in English, which comes with what shows it, and until another language's chunk is there. */
  readonly messages: Messages | undefined
}

export type State = {
  readonly initialized: boolean
  readonly options: ResolvedOptions
  readonly modal: ModalState
  readonly router: RouterState
  readonly connectors: readonly Connector[]
  /** Shows connectors of this namespace only, while set. */
  readonly namespaceFilter: Namespace | undefined
  readonly recentWallets: readonly Wallet[]
  /** What each namespace is connected to. Written by `connections/` alone. */
  readonly connections: Readonly<Partial<Record<Namespace, NamespaceConnections>>>
  /** Questions to wallets that nobody has answered yet. Written by `connections/` alone. */
  readonly requests: readonly WalletRequest[]
  readonly accounts: Readonly<Partial<Record<Namespace, AccountState>>>
  readonly networks: NetworksState
  readonly attempt: AttemptState | undefined
  readonly switching: SwitchingState | undefined
  /** Where the account in use stands with signing in; absent without an account, and where the site asks for none. */
  readonly signIn: SignInState | undefined
  readonly isLegalAccepted: boolean
  /** What was sent from here and no history lists yet, newest first (HIST-06); empty until somebody sends, or looks. */
  readonly pending: readonly PendingTransaction[]
  readonly toast: ToastState
  readonly alert: AlertState
  readonly theme: ThemeState
  readonly language: LanguageState
  readonly event: PorticoEvent | undefined
}
