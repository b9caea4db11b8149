import { abandonAttempt } from './actions/abandonAttempt.js'
import { acceptLegal } from './actions/acceptLegal.js'
import { chooseNetwork } from './actions/chooseNetwork.js'
import { close } from './actions/close.js'
import { connect } from './actions/connect.js'
import { copyText } from './actions/copyText.js'
import { disconnect } from './actions/disconnect.js'
import { goBack, goBackToIndex, push, replace, reset } from './actions/navigate.js'
import { open } from './actions/open.js'
import { popTransactionStack, pushTransaction } from './actions/popTransactionStack.js'
import { refreshBalance } from './actions/refreshBalance.js'
import { addNetwork, removeNetwork } from './actions/requestedNetworks.js'
import { type LocaleLoaders, setLocale } from './actions/setLocale.js'
import { setThemeMode, setThemeVariables } from './actions/setTheme.js'
import { shake } from './actions/shake.js'
import { hideAlert, showAlert } from './actions/showAlert.js'
import { hideToast, showToast } from './actions/showToast.js'
import { signMessage } from './actions/signMessage.js'
import { switchAccount } from './actions/switchAccount.js'
import { switchNetwork } from './actions/switchNetwork.js'
import { updateFeatures, updateOptions } from './actions/updateOptions.js'
import type { PorticoContext } from './context.js'
import type { Locale } from './i18n/localeNames.js'
import type { ViewArguments, ViewEntry, ViewName } from './router/views.js'
import { track } from './telemetry/track.js'

const verbs = Object.freeze({
  abandonAttempt,
  acceptLegal,
  addNetwork,
  chooseNetwork,
  close,
  connect,
  copyText,
  disconnect,
  goBack,
  goBackToIndex,
  hideAlert,
  hideToast,
  open,
  popTransactionStack,
  pushTransaction,
  refreshBalance,
  removeNetwork,
  setThemeMode,
  setThemeVariables,
  shake,
  showAlert,
  showToast,
  signMessage,
  switchAccount,
  switchNetwork,
  track,
  updateFeatures,
  updateOptions,
})

type Verbs = typeof verbs
type Bound<Action> = Action extends (ctx: PorticoContext, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never

/** All that a view may do: the actions of one kit. */
export type Actions = { readonly [Verb in keyof Verbs]: Bound<Verbs[Verb]> } & {
  push<Name extends ViewName>(...view: ViewArguments<Name>): void
  replace<Name extends ViewName>(...view: ViewArguments<Name>): void
  reset<Name extends ViewName>(...view: ViewArguments<Name>): void
  setLocale(locale: Locale): Promise<void>
}

/** Gives every action its kit. */
export function bindActions(ctx: PorticoContext, loaders: LocaleLoaders): Actions {
  const bound = Object.fromEntries(
    Object.entries(verbs).map(([name, action]) => [name, (...rest: unknown[]) => (action as (...all: unknown[]) => unknown)(ctx, ...rest)]), // typed by Bound
  )
  return {
    ...(bound as { [Verb in keyof Verbs]: Bound<Verbs[Verb]> }), // one entry per verb, above
    push: (...[name, data]) => push(ctx, { name, data } as ViewEntry), // ViewArguments has matched data to name
    replace: (...[name, data]) => replace(ctx, { name, data } as ViewEntry), // as above
    reset: (...[name, data]) => reset(ctx, { name, data } as ViewEntry), // as above
    setLocale: (locale) => setLocale(ctx, loaders, locale),
  }
}
