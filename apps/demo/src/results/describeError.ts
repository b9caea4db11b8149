import { isPorticoError } from '@portico/core'
import { isRecord } from '../options/jsonOptions.js'
import type { Fact } from './result.js'

const names: Readonly<Record<string, string>> = Object.freeze({
  '4001': 'declined in the wallet',
  '4100': 'not allowed by the wallet',
  '4200': 'unknown to the wallet',
  '4900': 'the wallet is disconnected',
  '4902': 'the wallet does not know the chain',
  '-32002': 'a request is already waiting in the wallet',
})

/** An error as a page would log it: its code first, then its words. */
export function describeError(error: unknown): readonly Fact[] {
  if (isPorticoError(error)) {
    return [
      ['Code', error.code],
      ['Error', error.shortMessage],
      ...(error.details ? [['Details', error.details] as const] : []),
    ]
  }
  const code = isRecord(error) ? error['code'] : undefined
  const message = error instanceof Error ? error.message : isRecord(error) ? String(error['message']) : String(error)
  if (code === undefined) return [['Error', message]]
  const name = names[String(code)]
  return [
    ['Code', name ? `${String(code)}, ${name}` : String(code)],
    ['Error', message],
  ]
}
