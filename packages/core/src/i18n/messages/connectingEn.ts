import type { Messages } from '../messages.js'

/** English words of connecting with a wallet of this browser. */
export const connectingEn: Messages['connecting'] = /* @__PURE__ */ Object.freeze({
  title: ({ wallet }) => `Continue in ${wallet}`,
  text: 'Approve the connection in your wallet',
  slow: ({ wallet }) => `Nothing to see? Open ${wallet} yourself: the request waits there.`,
  declinedTitle: 'Connection declined',
  declinedText: 'You declined the request. You can ask again.',
  failedTitle: 'Connection failed',
  pendingTitle: 'A request is waiting',
  pendingText: ({ wallet }) => `Open ${wallet}: an earlier request is waiting for your answer.`,
  instantText: ({ wallet }) =>
    `${wallet} may have a request open already. Open ${wallet} from your browser's toolbar, answer what waits there, then try again.`,
  silentText: ({ wallet }) =>
    `${wallet} has not answered. Look for its window; if there is none, the request may be lost and you can ask again.`,
  connected: 'Connected',
})
