import { PorticoError } from '../errors/PorticoError.js'

/** Rejects when the promise of a wallet or a site has not settled after `ms`. */
export function withTimeout<Answer>(
  { after }: { after(ms: number, run: () => void): () => void },
  ms: number,
  promise: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = after(ms, () => reject(new PorticoError('unknown', undefined, { details: `No answer in ${ms} ms` })))
    promise.then(resolve, reject).finally(stop)
  })
}
