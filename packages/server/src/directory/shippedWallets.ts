import { readFile } from 'node:fs/promises'

/** Facts about several hundred wallets that come with this package, for `importWallets`. */
export async function shippedWallets(): Promise<readonly unknown[]> {
  const text = await readFile(new URL('../../data/wallets.json', import.meta.url), 'utf8')
  const records: unknown = JSON.parse(text)
  return Array.isArray(records) ? records : []
}
