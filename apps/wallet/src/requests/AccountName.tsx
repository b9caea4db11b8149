import { shortAddress } from '../parts/shortAddress.js'
import { useApp } from '../store/appHooks.js'

/** Names an account of this wallet. */
export function AccountName({ address }: { address: string }) {
  const { accounts } = useApp()
  const name = accounts.find((account) => account.address === address)?.name
  return (
    <>
      {name ?? 'Unknown'} <bdi dir="ltr">({shortAddress(address)})</bdi>
    </>
  )
}
