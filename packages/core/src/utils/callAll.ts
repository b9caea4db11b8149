/** Calls what hosts and their libraries have handed in: one that throws keeps nobody else from hearing. */
export function callAll<Payload>(
  listeners: Iterable<(payload: Payload) => void> | undefined,
  payload: Payload,
  onError: (error: unknown) => void,
): void {
  for (const listener of [...(listeners ?? [])]) {
    try {
      listener(payload)
    } catch (error) {
      onError(error)
    }
  }
}
