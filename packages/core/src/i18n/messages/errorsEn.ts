import type { Messages } from '../messages.js'
import { siwxErrorsEn } from './siwxErrorsEn.js'

/** English words of errors that a visitor can meet. */
export const errorsEn: Messages['errors'] = /* @__PURE__ */ Object.freeze({
  ...siwxErrorsEn,
  'connector/not-found': 'This wallet is no longer here. Reload the page, then try again.',
  'connect/no-accounts': 'The wallet named no account. Unlock it, choose an account, then try again.',
  'connect/bad-answer': 'The wallet gave an answer that makes no sense. Try again, or use another wallet.',
  'network/not-supported': 'The wallet does not support this network. Add it in the wallet, then try again.',
  'pairing/unreachable': 'The pairing network cannot be reached. Check your internet connection, then try again.',
  'pairing/refused':
    'The pairing network does not accept this site. Please tell the site, or use a wallet in this browser.',
  'pairing/expired': 'Nobody approved in time. Make a new code, then try again.',
  'pairing/ended': 'The wallet has ended the connection. Connect again.',
  'pairing/wrong-networks':
    'The wallet allowed none of the networks that this site uses. Choose one of them in the wallet, then try again.',
  'pairing/wrong-signature':
    'The wallet signed something else than this site asked for. Try again, or use another wallet.',
  'pairing/link-not-found':
    'This wallet has no link that can be opened here. Copy the link and paste it in the wallet.',
  'pairing/uri-invalid': 'This is no pairing link. Ask the site for a new one.',
  'rpc/unauthorized': 'The wallet has not allowed this. Unlock it, then try again.',
  'rpc/unrecognized-chain': 'The wallet does not know this network. Add it in the wallet, then try again.',
  'rpc/provider-disconnected': 'The wallet lost its connection. Open it, check that it is online, then try again.',
  'rpc/chain-disconnected':
    'The wallet has no connection to this network. Choose the network in the wallet, then try again.',
  'rpc/internal': 'The wallet ran into a problem. Unlock or restart it, then try again.',
  'node/already-known': 'The network has this transaction already. Look at your activity before you try again.',
  'node/execution-reverted': 'The contract would refuse this. Check token, amount and receiver.',
  'node/fee-cap-too-high': 'The fee in your wallet is set far too high. Let the wallet choose it.',
  'node/fee-cap-too-low': 'The network got dearer. Try again with a new fee.',
  'node/nonce-too-high': 'An earlier transaction is missing. Reset the activity in your wallet, then try again.',
  'node/nonce-too-low': 'A transaction with this number is there already. Look at your activity before you try again.',
  'node/insufficient-funds': 'Your balance does not cover the amount and the network fee.',
  'node/intrinsic-gas-too-high': 'This is more than the network can do at once.',
  'node/intrinsic-gas-too-low': 'The gas limit in your wallet is too low. Let the wallet choose it.',
  'node/unsupported-type': 'This network does not take this kind of transaction. Update your wallet.',
  'node/tip-above-fee-cap': 'The tip in your wallet is above the highest fee. Let the wallet choose both.',
  'send/incomplete': 'Enter an amount and a receiver.',
  'send/no-token': 'Choose a token.',
  'send/invalid-amount': 'This amount cannot be sent.',
  'send/invalid-receiver': 'This receiver cannot be used. Check the address.',
  'send/not-acknowledged': 'Confirm first that you mean this address.',
  'send/name-changed': 'This name points at another address now. Nothing was sent. Ask the receiver.',
  'send/wrong-chain': 'Your wallet is on another network now. Nothing was sent.',
  'send/wrong-account': 'Your wallet uses another account now. Nothing was sent.',
  'send/request-open': 'Your wallet is still asking about an earlier transfer. Answer it there first.',
  'send/bad-answer': 'Your wallet did not say what it did. Look into the wallet before you try again.',
  'send/bad-fee': 'The network fee makes no sense. Nothing was sent. Try again.',
})
