import type { Namespace } from '@portico/wire'
import type { PorticoErrorCode } from '../errors/catalogue.js'
import type { Operation } from '../utils/operations.js'
import type { RelativeTime } from '../utils/relativeTime.js'
import type { ViewName } from '../views.js'
import type { OpenRequestMessages, ReceiveMessages, SendMessages, SendReviewMessages } from './sendMessages.js'
import type { SignInMessages } from './signInMessages.js'

/** Words of the buttons on the host's page; English ones come with the buttons. */
export type ButtonMessages = {
  connect: string
  connecting: string
  selectNetwork: string
  switchNetwork: string
  unknownNetwork: string
  account: string
  /** The modal's code did not come. */
  retry: string
  /** The modal's code is gone: a click loads the page anew. */
  reload: string
  /** Heard in place of the balance on the account button. */
  balanceLoading: string
  balanceFailed: string
}

/** Every sentence a visitor may read. A message is a string or a function of typed parameters. */
export type Messages = {
  buttons: ButtonMessages
  /** Heading of each view, unless its subject names it (`views.ts`); empty where the view shows something else there. */
  titles: Record<Exclude<ViewName, 'Downloads'>, string> & { Downloads: (p: { wallet: string }) => string }
  common: {
    back: string
    close: string
    retry: string
    openExplorer: string
    loading: string
    get: string
    clearSearch: string
    dismiss: string
    /** Read out to a screen reader when a link opens a new tab. */
    newTab: string
  }
  connect: {
    installed: string
    recent: string
    multichain: string
    qrCode: string
    clashingHint: string
    continueWithWallet: string
    wallets: string
    newHere: string
    getStarted: string
    noWalletTitle: string
    noWalletText: string
    getWallet: string
    /** A quiet line under the wallets of this browser. */
    directoryFailed: string
    disabledTitle: string
    disabledText: string
  }
  /** Before, between and after the two links of the legal sentence. */
  legal: { lead: string; and: string; terms: string; privacy: string; checkboxLead: string; checkboxHint: string }
  allWallets: {
    search: string
    certifiedOnly: string
    certified: string
    /** Told to a screen reader when a list has come. */
    found: (p: { count: number }) => string
    none: string
    noneText: string
    showAll: string
    failedTitle: string
    failedText: string
  }
  connecting: {
    title: (p: { wallet: string }) => string
    text: string
    slow: (p: { wallet: string }) => string
    declinedTitle: string
    declinedText: string
    failedTitle: string
    pendingTitle: string
    pendingText: (p: { wallet: string }) => string
    /** Declined faster than anybody reads. */
    instantText: (p: { wallet: string }) => string
    /** No answer for so long that the question may be lost. */
    silentText: (p: { wallet: string }) => string
    connected: string
  }
  /** Which kind of networks a wallet shall connect to. */
  multiChain: { title: (p: { wallet: string }) => string; namespaces: Record<Namespace, string> }
  /** Toasts about wallets, where no view may be there. */
  connections: {
    connectedLate: (p: { wallet: string }) => string
  }
  /** Pairing with a wallet that is elsewhere: by QR code, or by a link that opens its app. */
  pairing: {
    /** Before the visitor has agreed to the site's terms. */
    legalTitle: string
    legalText: string
    scanTitle: string
    scanText: (p: { wallet: string | undefined }) => string
    /** Told to a screen reader instead of the picture. */
    codeLabel: string
    expiresIn: (p: { time: string }) => string
    expiredTitle: string
    expiredText: string
    newCode: string
    copyLink: string
    linkCopied: string
    trouble: string
    troubleText: string
    doNotShare: string
    platforms: string
    platform: Record<'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported', string>
    open: (p: { wallet: string }) => string
    openAgain: string
    openText: (p: { wallet: string }) => string
    approveText: (p: { wallet: string }) => string
    notOpenedTitle: (p: { wallet: string }) => string
    notOpenedText: string
    showCode: string
    missingTitle: string
    missingText: (p: { wallet: string }) => string
    dontHave: (p: { wallet: string }) => string
    /** The wallet that approved is at home elsewhere than the one that was chosen. */
    mismatchTitle: (p: { wallet: string }) => string
    mismatchText: (p: { wallet: string }) => string
    mismatchListed: string
    mismatchPeer: string
    mismatchNoHost: string
    keep: string
  }
  wallets: {
    whatTitle1: string
    whatText1: string
    whatTitle2: string
    whatText2: string
    whatTitle3: string
    whatText3: string
    exploreAll: string
    chrome: string
    ios: string
    android: string
    website: string
  }
  networks: {
    search: string
    none: string
    noneText: string
    whatIs: string
    whatTitle1: string
    whatText1: string
    whatTitle2: string
    whatText2: string
    /** Between the networks to choose from and the way out. */
    or: string
    approveTitle: string
    approveText: (p: { wallet: string }) => string
    declinedTitle: string
    declinedText: string
    failedTitle: string
    unsupportedText: (p: { app: string }) => string
    unsupportedTitle: string
    switching: string
    /** A paired wallet allows the networks that it named, and no other. */
    notApproved: string
  }
  account: {
    addressCopied: string
    copyAddress: string
    explorer: string
    disconnect: string
    disconnecting: string
    settings: string
    settingsShort: string
    tabs: string
    tab: Record<'tokens' | 'nfts' | 'activity', string>
    total: string
    network: string
    wallet: string
    balance: string
    switchAddress: string
    accounts: (p: { count: number }) => string
    /** Heard beside the address, or the network, that is chosen. */
    inUse: string
    /** On the button of a list that could not be loaded. */
    retryIn: (p: { seconds: number }) => string
  }
  tokens: {
    emptyTitle: string
    emptyText: (p: { network: string }) => string
    failedTitle: string
    failedText: string
    hidden: (p: { count: number }) => string
    noPrice: string
    unnamed: string
    old: string
  }
  nfts: {
    emptyTitle: string
    emptyText: string
    failedTitle: string
    failedText: string
    hidden: (p: { count: number }) => string
    unnamed: (p: { id: string }) => string
    quantity: (p: { count: string }) => string
  }
  activity: {
    emptyTitle: string
    emptyText: string
    failedTitle: string
    failedText: string
    hidden: (p: { count: number }) => string
    hiddenText: string
    unknownToken: string
    toAddress: (p: { address: string }) => string
    fromAddress: (p: { address: string }) => string
    statusFailed: string
    statusPending: string
    /** Past tense, as a heading. */
    operations: Record<Operation, string>
    age: (p: RelativeTime) => string
  }
  send: SendMessages
  sendReview: SendReviewMessages
  openRequest: OpenRequestMessages
  receive: ReceiveMessages
  signIn: SignInMessages
  /** Toasts about what was sent. */
  sending: { started: string; confirmed: string; reverted: string }
  unavailable: {
    title: string
    text: string
    action: string
    walletTitle: (p: { wallet: string }) => string
    walletText: string
  }
  /** Said by what has no view of its own. */
  toasts: { tokensUnavailable: string; activityFailed: string }
  viewError: { title: string; text: string; reload: string }
  /** Sentences for errors a visitor can meet; the rest is shown by its English sentence. */
  errors: Partial<Record<PorticoErrorCode, string>>
}

/** What the modal opens with; the other words come with the views that show them. */
export type FirstMessages = Pick<Messages, 'buttons' | 'titles' | 'common' | 'connect' | 'viewError'>
