import type { Messages } from '../messages.js'

/** English words of the networks. */
export const networksEn: Messages['networks'] = /* @__PURE__ */ Object.freeze({
  search: 'Search network',
  none: 'No network found',
  noneText: 'This site offers no network of that name.',
  whatIs: 'What is a network?',
  whatTitle1: 'The system behind your assets',
  whatText1: 'A network records who owns what. Wallets and sites read it and write to it.',
  whatTitle2: 'Each has its own character',
  whatText2: 'Networks differ in speed, cost and what runs on them. Your address is often the same on many.',
  or: 'or',
  approveTitle: 'Approve in wallet',
  approveText: ({ wallet }) => `Accept the switch in ${wallet}`,
  declinedTitle: 'Switch declined',
  declinedText: 'The wallet did not switch. You can ask again.',
  failedTitle: 'Switch failed',
  unsupportedTitle: 'This network is not supported',
  unsupportedText: ({ app }) =>
    `${app || 'This site'} does not use the network your wallet is on. Choose one of these to go on.`,
  switching: 'Switching',
  notApproved: 'Not approved in your wallet',
})
