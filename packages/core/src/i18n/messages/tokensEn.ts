import type { Messages } from '../messages.js'

/** English words of the list of tokens. */
export const tokensEn: Messages['tokens'] = /* @__PURE__ */ Object.freeze({
  emptyTitle: 'No tokens yet',
  emptyText: ({ network }) => `What this account holds on ${network} appears here.`,
  failedTitle: 'Tokens are not available',
  failedText: 'The list could not be loaded. Your tokens are where they were.',
  hidden: ({ count }) => `Hidden (${count})`,
  noPrice: 'no known price',
  unnamed: 'Unnamed token',
  old: 'Not up to date: the server does not answer.',
})
