import { currentView, isUnsupportedNetwork } from '../state/selectors.js'
import type { State } from '../state/state.js'
import { type MustStay, viewFacts } from '../views.js'

const conditions: Readonly<Record<MustStay, (state: State) => boolean>> = /* @__PURE__ */ Object.freeze({
  always: () => true,
  untilSignedIn: ({ signIn }: State) => signIn?.isRequired === true && signIn.status !== 'signedIn',
  whileUnsupported: isUnsupportedNetwork,
})

/** Whether the view that is shown must be answered before a visitor may close the modal. */
export function mustStay(state: State): boolean {
  const { mustStay: when } = viewFacts(currentView(state).name)
  return when !== undefined && conditions[when](state)
}
