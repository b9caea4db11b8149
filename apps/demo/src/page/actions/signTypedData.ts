import type { Fact } from '../../results/result.js'
import { type ActionContext, expectHex, recipientOf } from './actionContext.js'

/** `eth_signTypedData_v4`, and the check that a server would do. */
export async function signTypedData(context: ActionContext): Promise<readonly Fact[]> {
  const { provider, address, chainId } = context
  const types = {
    Order: [
      { name: 'buyer', type: 'address' },
      { name: 'seller', type: 'address' },
      { name: 'item', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  }
  const domain = { name: 'Portico playground', version: '1', chainId }
  const message = { buyer: address, seller: recipientOf(context), item: 'One coffee', amount: '4200000000000000' }
  const typedData = {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      ...types,
    },
    domain,
    primaryType: 'Order',
    message,
  }
  const params = [address, JSON.stringify(typedData)]
  const signature = expectHex('a signature', await provider.request({ method: 'eth_signTypedData_v4', params }))
  const { verifyTypedData } = await import('viem/utils')
  const isVerified = await verifyTypedData({ address, domain, types, primaryType: 'Order', message, signature }).catch(
    () => false, // no signature at all
  )
  return [
    ['Signature', signature],
    ['Verified', isVerified ? 'yes' : 'no'],
  ]
}
