import { isHex, type TypedDataDefinition } from 'viem'
import { authorizedAccount } from '../authorizedAccount.js'
import type { WalletContext } from '../createWalletContext.js'
import { invalidParams, ProviderRpcError } from '../ProviderRpcError.js'
import { type Plan, prompt } from '../plan.js'

/** `personal_sign` (EIP-191): data first, then the account. */
export function personalSign(ctx: WalletContext, [data, address]: readonly unknown[]): Plan {
  authorizedAccount(ctx, address)
  if (typeof data !== 'string') throw invalidParams('Expected the data to sign as a string.')
  // Asked again when the person agrees: the account may have been taken from the page in between.
  return prompt(() => authorizedAccount(ctx, address).signMessage({ message: isHex(data) ? { raw: data } : data }))
}

/** `eth_signTypedData_v4` (EIP-712): the account first, then the data as JSON. */
export function signTypedData(ctx: WalletContext, [address, data]: readonly unknown[]): Plan {
  authorizedAccount(ctx, address)
  const typedData = parseTypedData(data)
  const asked = typedData.domain?.chainId
  const { chainId } = ctx.state()
  if (asked !== undefined && Number(asked) !== chainId) {
    throw new ProviderRpcError(-32603, `Provided chainId "${asked}" must match the active chainId "${chainId}".`)
  }
  return prompt(async () => {
    const account = authorizedAccount(ctx, address)
    try {
      return await account.signTypedData(typedData)
    } catch (error) {
      throw invalidParams(`The typed data cannot be signed: ${String(error)}`)
    }
  })
}

function parseTypedData(data: unknown): TypedDataDefinition {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (
      typeof value === 'object' &&
      value !== null &&
      'types' in value &&
      'primaryType' in value &&
      'message' in value
    ) {
      return value as TypedDataDefinition // viem checks every field against `types` before it signs
    }
  } catch {
    // Not JSON: refused below, with the same words.
  }
  throw invalidParams('Expected EIP-712 typed data with types, primaryType, domain and message.')
}
