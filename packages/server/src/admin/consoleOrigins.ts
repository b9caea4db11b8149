const consolePort = 4404
const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The pages that may read the answers: those that the operator names, else on a machine of one's own the usual place. */
export function consoleOrigins(given: readonly string[] | undefined, publicUrl: string): readonly string[] {
  if (given) return given
  return loopback.test(publicUrl) ? [`http://localhost:${consolePort}`, `http://127.0.0.1:${consolePort}`] : []
}
