import type { AdminWallet } from '@portico/wire/http'

/** The picture's address at the server; it changes with the picture. */
export function walletImageUrl(server: string, { id, image_id }: Pick<AdminWallet, 'id' | 'image_id'>): string {
  return `${server}/getWalletImage/${encodeURIComponent(image_id ?? id)}`
}
