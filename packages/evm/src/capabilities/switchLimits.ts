/** The numbers of switching a wallet's network. Times are in milliseconds. */
export const switchLimits = /* @__PURE__ */ Object.freeze({
  /** Some wallets report the new chain a moment after they agreed to switch: asked this often, with this pause. */
  chainChecks: 6,
  chainCheckPause: 200,
})
