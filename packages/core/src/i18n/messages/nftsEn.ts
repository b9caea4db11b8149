import type { Messages } from '../messages.js'

/** English words of the collectibles. */
export const nftsEn: Messages['nfts'] = /* @__PURE__ */ Object.freeze({
  emptyTitle: 'Nothing collected yet',
  emptyText: 'Collectibles of this account appear here.',
  failedTitle: 'Collectibles are not available',
  failedText: 'The list could not be loaded. They are where they were.',
  hidden: ({ count }) => `Hidden (${count})`,
  unnamed: ({ id }) => `No. ${id}`,
  quantity: ({ count }) => `×${count}`,
})
