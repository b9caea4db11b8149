export { type AccountTab, accountTabs } from '../actions/setAccountTab.js'
export { accountLimits } from '../features/account/accountLimits.js'
export type { Account as AccountFeature } from '../features/account/createAccount.js'
export type { History } from '../features/history/createHistory.js'
export {
  describeTransaction,
  type Movement,
  type TransactionDescription,
} from '../features/history/describeTransaction.js'
export { groupByMonth, type MonthGroup } from '../features/history/groupByMonth.js'
export type { PagedList, PagedState } from '../features/pagedList.js'
export { formatUsd, usdParts } from '../utils/formatUsd.js'
export { type Operation, operationOf } from '../utils/operations.js'
export { hasPortfolio, isSuspectToken, sortTokens, totalValue, worthOf } from '../utils/portfolio.js'
export { isSuspectName, readableName } from '../utils/readableName.js'
export { type RelativeTime, relativeTime } from '../utils/relativeTime.js'
export { serverImage } from '../utils/serverImage.js'
