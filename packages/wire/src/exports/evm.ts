export { toChecksumAddress } from '../evm/toChecksumAddress.js'
