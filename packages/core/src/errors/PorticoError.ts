import { catalogue, type PorticoErrorCode, type PorticoErrorContext } from './catalogue.js'

export type PorticoErrorOptions = {
  cause?: unknown
  /** What somebody else said about it: for the developer, never shown to a visitor. */
  details?: string | undefined
  /** Of a code whose sentences are not in the catalogue, such as `rpc/…` and `api/…`: set by whoever makes it. */
  sentence?: string | undefined
}

export type PorticoErrorArguments<Code extends PorticoErrorCode> =
  PorticoErrorContext<Code> extends undefined
    ? [code: Code, context?: undefined, options?: PorticoErrorOptions]
    : [code: Code, context: PorticoErrorContext<Code>, options?: PorticoErrorOptions]

/** The kit's only error. `code` is stable; `message` begins with the catalogue's sentence. */
export class PorticoError<Code extends PorticoErrorCode = PorticoErrorCode> extends Error {
  override readonly name = 'PorticoError'
  readonly code: Code
  readonly context: PorticoErrorContext<Code>
  readonly shortMessage: string
  readonly details: string | undefined

  constructor(...[code, context, options]: PorticoErrorArguments<Code>) {
    const shortMessage = options?.sentence ?? sentenceOf(code, context)
    const details = options?.details
    super(details ? `${shortMessage}\n\nDetails: ${details}` : shortMessage, { cause: options?.cause })
    this.code = code
    this.context = context as PorticoErrorContext<Code> // `PorticoErrorArguments` has matched it to the code
    this.shortMessage = shortMessage
    this.details = details
  }

  /** The first error in the chain of causes that `matches`, or the last one. */
  walk(matches?: (error: unknown) => boolean): unknown {
    let error: unknown = this
    while (!matches?.(error) && error instanceof Error && error.cause !== undefined) error = error.cause
    return !matches || matches(error) ? error : null
  }
}

/** Goes by name and code, so that two copies of the kit on a page agree. */
export function isPorticoError<Code extends PorticoErrorCode>(
  error: unknown,
  code?: Code,
): error is PorticoError<Code> {
  try {
    if (!(error instanceof Error) || error.name !== 'PorticoError') return false
    return code === undefined || (error as PorticoError).code === code // the name has identified it
  } catch {
    // A wallet may throw a proxy that cannot even be asked what it is.
    return false
  }
}

function sentenceOf(code: PorticoErrorCode, context: unknown): string {
  const row = Object.hasOwn(catalogue, code) ? catalogue[code as keyof typeof catalogue] : catalogue.unknown // an own key
  return (row as (context: unknown) => string)(context) // typed by PorticoErrorArguments
}
