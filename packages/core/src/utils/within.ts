import { PorticoError } from '../errors/PorticoError.js'

/** The answer, or a failure once this much time has passed: nothing waits for ever on somebody else's promise. */
export function within<Answer>(
  { after }: { after(ms: number, run: () => void): () => void },
  ms: number,
  asked: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = after(ms, () => reject(new PorticoError('unknown', undefined, { details: `No answer in ${ms} ms` })))
    asked.then(resolve, reject).finally(stop)
  })
}
