import { acceptLegal } from './actions/acceptLegal.js'
import { close } from './actions/close.js'
import { copyText } from './actions/copyText.js'
import { leaveAttempt } from './actions/leaveAttempt.js'
import { goBack, goBackToIndex, push, replace, reset } from './actions/navigate.js'
import { open } from './actions/open.js'
import { preselectView } from './actions/preselectView.js'
import { reloadPage } from './actions/reloadPage.js'
import { requestBack } from './actions/requestBack.js'
import { addNetwork, removeNetwork } from './actions/requestedNetworks.js'
import { type LocaleLoaders, setLocale } from './actions/setLocale.js'
import { setThemeMode, setThemeVariables } from './actions/setTheme.js'
import { shake } from './actions/shake.js'
import { hideAlert, showAlert } from './actions/showAlert.js'
import { hideToast, showToast } from './actions/showToast.js'
import { updateFeatures, updateOptions } from './actions/updateOptions.js'
import type { WalletActions } from './actions/walletActions.js'
import type { Chunk } from './chunk.js'
import type { PorticoContext } from './context.js'
import type { Locale } from './i18n/localeNames.js'
import { track } from './telemetry/track.js'
import type { ViewArguments, ViewEntry, ViewName } from './views.js'

/** Actions that are there from the start. */
const verbs = /* @__PURE__ */ Object.freeze({
  leaveAttempt,
  acceptLegal,
  addNetwork,
  close,
  copyText,
  goBack,
  goBackToIndex,
  hideAlert,
  hideToast,
  open,
  preselectView,
  reloadPage,
  removeNetwork,
  requestBack,
  setThemeMode,
  setThemeVariables,
  shake,
  showAlert,
  showToast,
  track,
  updateFeatures,
  updateOptions,
})

/** Actions that come with the first wallet. */
const walletVerbs = /* @__PURE__ */ Object.freeze([
  'adopt',
  'chooseNetwork',
  'chooseWallet',
  'connect',
  'disconnect',
  'popTransactionStack',
  'pushTransaction',
  'refreshBalance',
  'setAccountTab',
  'signMessage',
  'switchAccount',
  'switchConnection',
  'switchNetwork',
] as const satisfies (keyof WalletActions)[])

type Verbs = typeof verbs & Pick<WalletActions, (typeof walletVerbs)[number]>
type Bound<Action> = Action extends (ctx: PorticoContext, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** All that a view may do: the actions of one kit. */
export type Actions = { readonly [Verb in keyof Verbs]: Bound<Verbs[Verb]> } & {
  push<Name extends ViewName>(...view: ViewArguments<Name>): void
  replace<Name extends ViewName>(...view: ViewArguments<Name>): void
  reset<Name extends ViewName>(...view: ViewArguments<Name>): void
  setLocale(locale: Locale): Promise<void>
}

/** Gives every action its kit. */
export function bindActions(ctx: PorticoContext, loaders: LocaleLoaders, wallet: Chunk<WalletActions>): Actions {
  const bound: Record<string, (...rest: unknown[]) => unknown> = Object.fromEntries(
    Object.entries(verbs).map(([name, action]) => {
      const run = action as (...all: unknown[]) => unknown // typed by Bound
      return [name, (...rest: unknown[]) => run(ctx, ...rest)]
    }),
  )
  for (const name of walletVerbs) {
    bound[name] = (...rest) => wallet.run((actions) => (actions[name] as (...all: unknown[]) => unknown)(ctx, ...rest)) // typed by Bound
  }
  return {
    ...(bound as { [Verb in keyof Verbs]: Bound<Verbs[Verb]> }), // one entry per verb, above
    push: (...[name, data]) => push(ctx, { name, data } as ViewEntry), // ViewArguments has matched data to name
    replace: (...[name, data]) => replace(ctx, { name, data } as ViewEntry), // as above
    reset: (...[name, data]) => reset(ctx, { name, data } as ViewEntry), // as above
    setLocale: (locale) => setLocale(ctx, loaders, locale),
  }
}
