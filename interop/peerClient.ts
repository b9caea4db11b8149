import { SignClient } from '@walletconnect/sign-client'

/** What a page loads of the client in the field: bench/relaySize.mjs weighs it beside ours. */
export const createPeerClient: typeof SignClient.init = (options) => SignClient.init(options)
