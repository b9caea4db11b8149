import type { IrnMethod, IrnParams, RelayedMessage } from '@portico/wire/relay'
import type { RelayError } from '../RelayError.js'

/** A connection to a relay. There are two: a WebSocket with push, and polling over HTTP. */
export type Transport = {
  /**
   * The relay's answer. Rejects with `relay/disconnected` or `relay/timeout` when it is worth another try, and sends
   * nothing after the deadline (milliseconds).
   */
  call<Method extends IrnMethod>(method: Method, params: IrnParams<Method>, deadline?: number): Promise<unknown>
  /** Whether a call would go out now, without a connection being made for it. */
  isOpen(): boolean
  /** The page is visible or online again: reconnect or poll at once. */
  wake(): void
  close(): void
}

export type TransportEvents = {
  /** What the relay has confirmed that we listen to. */
  topics(): readonly string[]
  /** Resolves when the message was dealt with; only then the relay may forget it. */
  onMessage(message: RelayedMessage): Promise<void>
  /** Something a person has to mend. */
  onError(error: RelayError): void
}
