export { canPair } from '../features/pairing/canPair.js'
export { idlePairing, type Pairing, type PairingLink, type PairingState } from '../features/pairing/pairing.js'
export type { PairingPlatform } from '../features/pairing/pairingPlatforms.js'
export type { PairingSignIn, PairingSignInRequest } from '../slots/pairingSignIn.js'
