export { QrCode, type QrCodeProps } from '../QrCode/QrCode.js'
