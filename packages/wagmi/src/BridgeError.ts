/** The host's wagmi config does not fit. A class of its own, so that pages without wagmi carry none of its words. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError'
}
