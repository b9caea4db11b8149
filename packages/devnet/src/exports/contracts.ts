export { type DevnetAccount, devnetAccounts } from '../devnetAccounts.js'
export { type DevnetChainDefinition, devnetChains } from '../devnetChains.js'
export { type DevnetAddresses, devnetContracts } from '../devnetContracts.js'
export { type DevnetName, devnetImpostor, devnetNames } from '../devnetNames.js'
