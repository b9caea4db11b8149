import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { VirtualWalletError } from './VirtualWalletError.js'

export type Keyring = {
  readonly size: number
  at(index: number): PrivateKeyAccount
  /** The position of an address, in any case; -1 when the wallet does not own it. */
  indexOf(address: string): number
}

/** Derives addresses when somebody asks for one: 200 announced wallets must not cost 200 curve multiplications. */
export function createKeyring(privateKeys: readonly Hex[]): Keyring {
  if (privateKeys.length === 0) throw new VirtualWalletError('A virtual wallet needs at least one private key.')
  const accounts: PrivateKeyAccount[] = []
  function at(index: number): PrivateKeyAccount {
    const key = privateKeys[index]
    if (key === undefined) throw new VirtualWalletError(`The wallet has ${privateKeys.length} keys, none at ${index}.`)
    accounts[index] ??= privateKeyToAccount(key)
    return accounts[index]
  }
  return {
    size: privateKeys.length,
    at,
    indexOf: (address) =>
      privateKeys.findIndex((_, index) => at(index).address.toLowerCase() === address.toLowerCase()),
  }
}
