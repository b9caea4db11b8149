import { devnetAccounts } from '@portico/devnet'
import { createWalletClient, type Hex, http, type TransactionRequest } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Does what a wallet does once its owner said yes: real signatures, real transactions. */
export type Signer = {
  readonly address: Hex
  answer(method: string, params: unknown): Promise<unknown>
  signText(text: string): Promise<Hex>
}

export function createSigner(rpcUrl: string | undefined, index = 3): Signer {
  const { privateKey } = devnetAccounts[index] ?? devnetAccounts[0]
  const account = privateKeyToAccount(privateKey)
  return {
    address: account.address,
    signText: (message) => account.signMessage({ message }),
    async answer(method, params) {
      const list = params as unknown[] // our own tests ask
      if (method === 'personal_sign') return account.signMessage({ message: { raw: list[0] as Hex } }) // as above
      if (method === 'eth_signTypedData_v4') return account.signTypedData(JSON.parse(list[1] as string)) // as above
      if (method === 'eth_sendTransaction') {
        const client = createWalletClient({ account, transport: http(rpcUrl) })
        const { to, value, data } = list[0] as TransactionRequest // as above
        return client.sendTransaction({ account, chain: null, to, value: BigInt(value ?? 0), data })
      }
      return null
    },
  }
}
