import type { PorticoContext } from '../context.js'
import { apiError } from '../errors/apiError.js'

export type ResourceEntry<Value> = { readonly value: Value; readonly timestamp: number }

export type ResourceParameters<Question, Value> = {
  /** Holds everything the answer depends on. */
  key: (question: Question) => string
  /** How long an answer is taken for true, in ms; `Number.POSITIVE_INFINITY` for the kit's life. */
  lifetime: number
  fetch: (question: Question, signal: AbortSignal) => Promise<Value>
  /** Keeps answers beyond the page, through `ctx.storage`. */
  kept?:
    | {
        read: (key: string) => ResourceEntry<Value> | undefined
        write: (key: string, entry: ResourceEntry<Value>) => void
      }
    | undefined
}

export type ResourceOptions = {
  signal?: AbortSignal | undefined
  /** Asks again whatever is known. */
  isForced?: boolean | undefined
}

export type Resource<Question, Value> = {
  /** What is known, if it is young enough; else the answer of one request, however many ask for it. */
  get(question: Question, options?: ResourceOptions): Promise<Value>
  /** What is known, of whatever age; nothing is asked. */
  peek(question: Question): ResourceEntry<Value> | undefined
  /** Forgets what is known; an answer still on its way is dropped. */
  forget(question?: Question): void
}

type Flight<Value> = { readonly answer: Promise<Value>; readonly controller: AbortController; waiting: number }

/** Answers kept in memory; the oldest goes first. */
const keptEntries = 100

/** A cache of answers: by key, for a lifetime, one request at a time for each key. */
export function createResource<Question, Value>(
  { env }: Pick<PorticoContext, 'env'>,
  { key: keyOf, lifetime, fetch, kept }: ResourceParameters<Question, Value>,
): Resource<Question, Value> {
  const entries = new Map<string, ResourceEntry<Value>>()
  const flights = new Map<string, Flight<Value>>()

  const peek = (key: string): ResourceEntry<Value> | undefined => entries.get(key) ?? kept?.read(key)
  const isFresh = ({ timestamp }: ResourceEntry<Value>): boolean => {
    const age = env.now() - timestamp
    return age >= 0 && age < lifetime // a clock that was set back makes nothing young again
  }

  function start(key: string, question: Question): Flight<Value> {
    const controller = new AbortController()
    const fly = async (): Promise<Value> => {
      try {
        const value = await fetch(question, controller.signal)
        // A younger request for the same key, or `forget`, has taken this one's place.
        if (flights.get(key) === flight) remember(key, { value, timestamp: env.now() })
        return value
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    }
    const flight: Flight<Value> = { controller, waiting: 0, answer: Promise.resolve().then(fly) }
    flights.set(key, flight)
    return flight
  }

  function remember(key: string, entry: ResourceEntry<Value>): void {
    entries.delete(key)
    entries.set(key, entry)
    kept?.write(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > keptEntries && !oldest.done) entries.delete(oldest.value)
  }

  /** Whoever gives up leaves alone; the request ends with the last one. */
  function wait(key: string, flight: Flight<Value>, signal: AbortSignal | undefined): Promise<Value> {
    flight.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          flight.controller.abort()
          if (flights.get(key) === flight) flights.delete(key)
        }
        reject(apiError('api/aborted'))
      }
      signal?.addEventListener('abort', leave, { once: true })
      flight.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }

  return {
    peek: (question) => peek(keyOf(question)),
    async get(question, { signal, isForced = false } = {}) {
      // Nobody waits: a request that is begun and ended at once would fail with nobody to hear of it.
      if (signal?.aborted) throw apiError('api/aborted')
      const key = keyOf(question)
      const known = isForced ? undefined : peek(key)
      if (known && isFresh(known)) return known.value
      const flight = isForced ? undefined : flights.get(key)
      return wait(key, flight ?? start(key, question), signal)
    },
    forget(question) {
      const keys = question === undefined ? [...entries.keys(), ...flights.keys()] : [keyOf(question)]
      for (const key of keys) {
        entries.delete(key)
        flights.delete(key)
      }
    },
  }
}
