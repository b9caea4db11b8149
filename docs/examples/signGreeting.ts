import { isPorticoError, type Portico } from '@portico/core'

/** Has a greeting signed; answers undefined when the visitor would rather not. */
export async function signGreeting(kit: Portico): Promise<string | undefined> {
  try {
    return await kit.signMessage('Hello from my site')
  } catch (error) {
    if (isPorticoError(error, 'rpc/user-rejected')) return undefined
    if (isPorticoError(error, 'account/not-connected')) {
      await kit.open()
      return undefined
    }
    throw error
  }
}
