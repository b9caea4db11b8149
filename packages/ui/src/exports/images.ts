export { NetworkImage, type NetworkImageProps } from '../NetworkImage/NetworkImage.js'
export { WalletImage, type WalletImageProps } from '../WalletImage/WalletImage.js'
