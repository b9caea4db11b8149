import type { Portico } from '@portico/core'

/** Opens the modal where the visitor only has to look and press. */
export async function askForTip(kit: Portico): Promise<void> {
  await kit.open({ view: 'WalletSend', arguments: { token: 'USDC', amount: '5', to: 'tips.example.eth' } })
}
