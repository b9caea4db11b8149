import { promises } from 'node:fs'
import { VirtualWalletError } from '../wallets/VirtualWalletError.js'

/** The bundle that `npm run build` leaves beside the compiled files of this package. */
export async function readPageScript(): Promise<string> {
  const file = new URL('../page.js', import.meta.url)
  try {
    return await promises.readFile(file, 'utf8')
  } catch (error) {
    throw new VirtualWalletError(`The page script ${file.href} is missing: build @portico/testing first.`, {
      cause: error,
    })
  }
}
