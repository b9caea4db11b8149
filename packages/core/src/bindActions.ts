import { canReload } from './actions/canReload.js'
import type { ConnectedActions } from './actions/connectedActions.js'
import { leaveAttempt } from './actions/leaveAttempt.js'
import type { ModalActions } from './actions/modalActions.js'
import { closeWhenLoaded, openWhenLoaded } from './actions/openWhenLoaded.js'
import { reloadPage } from './actions/reloadPage.js'
import { report } from './actions/report.js'
import { addNetwork, type RemoveNetworkParameters, removeNetwork } from './actions/requestedNetworks.js'
import { type LocaleLoaders, setLocale } from './actions/setLocale.js'
import { setThemeMode, setThemeVariables } from './actions/setTheme.js'
import { hideAlert, showAlert } from './actions/showAlert.js'
import { updateFeatures, updateOptions } from './actions/updateOptions.js'
import type { WalletActions } from './actions/walletActions.js'
import type { Chunk } from './chunk.js'
import type { PorticoContext } from './context.js'
import type { Locale } from './i18n/localeNames.js'
import { track } from './telemetry/track.js'
import type { ViewArguments, ViewEntry, ViewName } from './views.js'

/** Actions that are there from the start. */
const verbs = /* @__PURE__ */ Object.freeze({
  canReload,
  leaveAttempt,
  addNetwork,
  hideAlert,
  reloadPage,
  setThemeMode,
  setThemeVariables,
  showAlert,
  track,
  updateFeatures,
  updateOptions,
})

/** Actions that come with the modal: at once when it is here, else when it is. */
const modalVerbs = /* @__PURE__ */ Object.freeze([
  'acceptLegal',
  'goBack',
  'goBackToIndex',
  'hideToast',
  'preselectView',
  'requestBack',
  'shake',
  'showToast',
] as const satisfies (keyof ModalActions)[])

/** Actions that ask a wallet. */
const walletVerbs = /* @__PURE__ */ Object.freeze([
  'chooseWallet',
  'connect',
] as const satisfies (keyof WalletActions)[])

/** Actions that come with the first connection. */
const connectedVerbs = /* @__PURE__ */ Object.freeze([
  'adopt',
  'chooseNetwork',
  'copyText',
  'disconnect',
  'popTransactionStack',
  'pushTransaction',
  'refreshBalance',
  'setAccountTab',
  'signMessage',
  'switchAccount',
  'switchConnection',
  'switchNetwork',
] as const satisfies (keyof ConnectedActions)[])

type Verbs = typeof verbs &
  Pick<ModalActions, (typeof modalVerbs)[number] | 'close' | 'open'> &
  Pick<WalletActions, (typeof walletVerbs)[number]> &
  Pick<ConnectedActions, (typeof connectedVerbs)[number]>
type Bound<Action> = Action extends (ctx: PorticoContext, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** All that a view may do: the actions of one kit. */
export type Actions = { readonly [Verb in keyof Verbs]: Bound<Verbs[Verb]> } & {
  push<Name extends ViewName>(...view: ViewArguments<Name>): void
  replace<Name extends ViewName>(...view: ViewArguments<Name>): void
  reset<Name extends ViewName>(...view: ViewArguments<Name>): void
  removeNetwork(parameters: RemoveNetworkParameters): void
  setLocale(locale: Locale): Promise<void>
}

/** The actions that are fetched. */
type ActionChunks = {
  readonly modal: Chunk<ModalActions>
  readonly wallet: Chunk<WalletActions>
  readonly connected: Chunk<ConnectedActions>
}

/** Gives every action its kit. */
export function bindActions(
  ctx: PorticoContext,
  loaders: LocaleLoaders,
  { modal, wallet, connected }: ActionChunks,
): Actions {
  type BoundName =
    | keyof typeof verbs
    | (typeof modalVerbs)[number]
    | (typeof walletVerbs)[number]
    | (typeof connectedVerbs)[number]
  type AnyAction = (...all: unknown[]) => unknown // typed by Bound
  const bound: Record<string, AnyAction> = {}
  for (const [name, action] of Object.entries(verbs)) bound[name] = (...rest) => (action as AnyAction)(ctx, ...rest)
  for (const name of walletVerbs)
    bound[name] = (...rest) => wallet.run((actions) => (actions[name] as AnyAction)(ctx, ...rest)) // as above
  for (const name of connectedVerbs)
    bound[name] = (...rest) => connected.run((actions) => (actions[name] as AnyAction)(ctx, ...rest)) // as above
  const inModal = (use: (actions: ModalActions) => void): void => report(ctx, modal.run(use))
  for (const name of modalVerbs)
    bound[name] = (...rest) => inModal((actions) => void (actions[name] as AnyAction)(ctx, ...rest)) // as above
  return {
    ...(bound as Pick<Actions, BoundName>), // filled above
    open: (parameters) => openWhenLoaded(ctx, modal, parameters),
    close: (parameters) => closeWhenLoaded(ctx, modal, parameters),
    removeNetwork: (parameters) => removeNetwork(ctx, modal, parameters),
    // ViewArguments has matched data to name.
    push: (...[name, data]) => inModal((actions) => actions.push(ctx, { name, data } as ViewEntry)),
    replace: (...[name, data]) => inModal((actions) => actions.replace(ctx, { name, data } as ViewEntry)), // as above
    reset: (...[name, data]) => inModal((actions) => actions.reset(ctx, { name, data } as ViewEntry)), // as above
    setLocale: (locale) => setLocale(ctx, loaders, locale),
  }
}
