/** Runs what a view starts: neither an error nor a rejection reaches the host's page. */
export function guard(work: () => unknown, onFailure: (cause: unknown) => void): void {
  try {
    const result = work()
    if (result instanceof Promise) result.catch(onFailure)
  } catch (cause) {
    onFailure(cause)
  }
}
