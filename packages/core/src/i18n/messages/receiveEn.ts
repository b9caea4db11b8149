import type { Messages } from '../messages.js'

/** English words of the views that receive. */
export const receiveEn: Messages['receive'] = /* @__PURE__ */ Object.freeze({
  code: 'QR code of your address',
  notice: ({ network }) => `Only send assets on ${network} or a compatible network to this address.`,
  compatible: 'Compatible networks',
  only: 'Only these networks',
  compatibleText: 'This address receives assets on these networks only. What is sent on others may be lost.',
})
