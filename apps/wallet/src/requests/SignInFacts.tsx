import { authPayloadFor, formatAuthMessage, type WalletAuthentication } from '@portico/relay/wallet'
import { useEffect } from 'react'
import { toCaip } from '../chain/chains.js'
import { useApp, useWallet } from '../store/appHooks.js'
import { signInChain } from '../store/signInChain.js'
import { MessageText } from './MessageText.js'
import { methods } from './readRequest.js'
import { readSite } from './readSite.js'
import { SignInWarning } from './SignInWarning.js'

export type SignInFactsProps = {
  authentication: WalletAuthentication
  onObstacle: (obstacle: string | undefined) => void
}

/** The message that signs in and connects in one step, as it will be signed. */
export function SignInFacts({ authentication: asked, onObstacle }: SignInFactsProps) {
  const { chains, accounts } = useApp()
  const active = useWallet((state) => state.account)
  const chainId = useWallet((state) => state.chainId)
  const payload = authPayloadFor(asked.payload, { chains: chains.map(({ id }) => toCaip(id)), methods: [...methods] })
  const chain = signInChain(payload.chains, chainId)
  const obstacle = chain ? undefined : 'This wallet knows none of the networks that the site uses.'
  useEffect(() => onObstacle(obstacle), [obstacle, onObstacle])
  const message = formatAuthMessage(payload, `${chain ?? ''}:${accounts[active]?.address ?? ''}`)
  return (
    <>
      <SignInWarning domain={payload.domain} site={readSite(asked.requester.metadata)} />
      <MessageText label="The message that you sign" text={message} />
    </>
  )
}
