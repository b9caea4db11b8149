import { catalogue, type Messages, type PorticoErrorCode } from '@portico/core/views'

/** What a visitor reads about a failure; one without words of its own is just something that went wrong. */
export function errorText(t: Pick<Messages, 'errors'>, code: PorticoErrorCode | undefined): string {
  return (code && t.errors[code]) ?? t.errors.unknown ?? catalogue.unknown()
}
