/** What a page loads of the client in the field: bench/relaySize.mjs weighs it beside ours. */
export { SignClient } from '@walletconnect/sign-client'
