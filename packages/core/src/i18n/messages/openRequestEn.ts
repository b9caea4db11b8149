import type { Messages } from '../messages.js'

/** English words of a request that a wallet has not answered. */
export const openRequestEn: Messages['openRequest'] = /* @__PURE__ */ Object.freeze({
  uncertainTitle: 'It is not known whether it was sent',
  uncertainText: ({ wallet, amount, receiver }) =>
    `${wallet} did not say whether it sent ${amount} to ${receiver}. Look into the wallet and at your activity first. Sending again could pay twice.`,
  uncertainDismiss: 'I checked: it was not sent',
  title: 'Your wallet is still asking',
  text: ({ wallet, amount, receiver }) =>
    `${wallet} has not answered yet: ${amount} to ${receiver}. Answer there first. Sending again now could pay twice.`,
  elsewhere: 'This page cannot see the answer: another tab asked, or this page was reloaded.',
  sent: 'Your account has sent a transaction since then. It may be this one: look at it first.',
  nothingSent: 'So far the network has seen nothing from your account since then. Something may still be on its way.',
  unknown: 'The network cannot tell whether your account has sent anything since then.',
  dismiss: 'I checked: my wallet asks nothing',
})
