import type { ButtonMessages } from '../messages.js'

/** English words of the buttons on the host's page; they come with the page. */
export const buttonsEn: ButtonMessages = /* @__PURE__ */ Object.freeze({
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  selectNetwork: 'Select Network',
  switchNetwork: 'Switch Network',
  unknownNetwork: 'Unknown Network',
  account: 'Account',
  retry: 'Try again',
  reload: 'Reload page',
  balanceLoading: 'Loading balance',
  balanceFailed: 'Balance unavailable',
})
