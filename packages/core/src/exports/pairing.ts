export type { PairingPlatform } from '../connectors/wallet.js'
export { idlePairing, type Pairing, type PairingLink, type PairingState } from '../features/pairing/pairing.js'
export type { PairingSignIn, PairingSignInRequest } from '../slots/pairingSignIn.js'
export { canPair } from '../state/canPair.js'
