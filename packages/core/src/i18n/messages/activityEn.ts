import type { Messages } from '../messages.js'

/** English words of the activity. */
export const activityEn: Messages['activity'] = /* @__PURE__ */ Object.freeze({
  emptyTitle: 'No activity yet',
  emptyText: 'What this account does on this network appears here.',
  failedTitle: 'Activity is not available',
  failedText: 'The list could not be loaded. Nothing was lost.',
  hidden: ({ count }) => `Hidden (${count})`,
  hiddenText: 'Transfers nobody asked for. Never copy an address from here.',
  unknownToken: 'Unknown token',
  toAddress: ({ address }) => `to ${address}`,
  fromAddress: ({ address }) => `from ${address}`,
  statusFailed: 'failed',
  statusPending: 'pending',
  operations: {
    approve: 'Approved',
    bought: 'Bought',
    borrow: 'Borrowed',
    burn: 'Burnt',
    cancel: 'Canceled',
    claim: 'Claimed',
    deploy: 'Deployed',
    deposit: 'Deposited',
    execute: 'Executed',
    mint: 'Minted',
    receive: 'Received',
    repay: 'Repaid',
    send: 'Sent',
    sell: 'Sold',
    stake: 'Staked',
    trade: 'Swapped',
    unstake: 'Unstaked',
    withdraw: 'Withdrawn',
  },
  age: ({ unit, count }) =>
    `${count} ${{ second: 'sec', minute: 'min', hour: count === 1 ? 'hr' : 'hrs', day: 'd', month: 'mo', year: 'yr' }[unit]}`,
})
