export { Countdown, type CountdownProps } from '../Countdown/Countdown.js'
export { QrCode, type QrCodeProps } from '../QrCode/QrCode.js'
