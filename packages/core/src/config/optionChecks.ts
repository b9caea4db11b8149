import { isNamespace, type Namespace, namespaces } from '@portico/wire'
import { localeNames } from '../i18n/localeNames.js'
import { isRecord } from '../utils/isRecord.js'
import {
  type Check,
  checkLink,
  checkList,
  checkOneOf,
  checkProvider,
  checkRecord,
  checkString,
  checkStrings,
  checkUrl,
  refuse,
} from './check.js'
import { checkThemeVariables } from './checkThemeVariables.js'
import type { PorticoOptions } from './options.js'
import { endpointNames } from './resolveEndpoints.js'
import type { BooleanOption } from './resolveOptions.js'

const anything: Check = () => {}
const checkObject: Check = (option, value) => checkRecord(option, value, anything)
const checkImages: Check = (option, value) => checkRecord(option, value, checkString)

/** One row per option that is no flag: a missing one does not compile, a name that is not here is a typing error. */
export const optionChecks: Readonly<Record<Exclude<keyof PorticoOptions, BooleanOption>, Check>> =
  /* @__PURE__ */ Object.freeze({
    projectId: checkString,
    id: checkId,
    // These have a door of their own, because they depend on each other.
    networks: anything,
    defaultNetwork: anything,
    features: anything,
    customRpcUrls: anything,
    tokens: anything,
    adapters: checkAdapters,
    metadata: checkMetadata,
    themeMode: (option: string, value: unknown) => checkOneOf(option, value, ['dark', 'light']),
    themeVariables: checkThemeVariables,
    locale: (option: string, value: unknown) => checkOneOf(option, value, localeNames),
    includeWalletIds: checkStrings,
    excludeWalletIds: checkStrings,
    featuredWalletIds: checkStrings,
    allWallets: (option: string, value: unknown) => checkOneOf(option, value, ['SHOW', 'HIDE', 'ONLY_MOBILE']),
    customWallets: (option: string, value: unknown) => checkList(option, value, checkWallet),
    termsConditionsUrl: checkUrl,
    privacyPolicyUrl: checkUrl,
    endpoint: checkUrl,
    endpoints: checkEndpoints,
    universalProvider: checkProvider,
    universalProviderConfigOverride: (option: string, value: unknown) => checkRecord(option, value, anything),
    siwx: checkObject,
    siweConfig: checkObject,
    defaultAccountTypes: (option: string, value: unknown) => checkRecord(option, value, checkAccountType),
    chainImages: checkImages,
    connectorImages: checkImages,
  })

function checkEndpoints(option: string, value: unknown): void {
  checkRecord(option, value, (place, url) => {
    checkOneOf(option, place.slice(option.length + 1), endpointNames)
    if (url !== undefined) checkUrl(place, url)
  })
}

function checkId(option: string, value: unknown): void {
  checkString(option, value)
  if (!/^[\w-]{1,64}$/.test(String(value))) refuse(option, 'must be letters, digits, _ or -', 'Pass a short name.')
}

function checkAdapters(option: string, value: unknown): void {
  const seen = new Set<Namespace>()
  checkList(option, value, (place, adapter) => {
    const namespace = isRecord(adapter) ? adapter['namespace'] : undefined
    if (!isRecord(adapter) || !isNamespace(namespace) || typeof adapter['create'] !== 'function')
      refuse(place, 'is no adapter', 'Pass the result of an adapter function: evm(), not evm.')
    if (seen.has(namespace)) refuse(option, `has two adapters for ${namespace}`, 'Keep one per namespace.')
    seen.add(namespace)
  })
}

function checkMetadata(option: string, value: unknown): void {
  checkRecord(option, value, (place, entry) => {
    if (entry !== undefined) (place.endsWith('.icons') ? checkStrings : checkString)(place, entry)
  })
}

function checkAccountType(option: string, type: unknown): void {
  checkOneOf('defaultAccountTypes', option.split('.')[1], namespaces)
  checkOneOf(option, type, ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])
}

function checkWallet(option: string, wallet: unknown): void {
  if (!isRecord(wallet) || !wallet['id'] || !wallet['name'])
    refuse(option, 'must have id and name', 'Pass { id, name, homepage }.')
  for (const [field, value] of Object.entries(wallet)) {
    if (value === undefined) continue
    const place = `${option}.${field}`
    if (/^(id|name|rdns|image_id)$/.test(field)) checkString(place, value)
    else if (/^(homepage|image_url|webapp_link|\w+_store)$/.test(field)) checkUrl(place, value)
    else if (/^(mobile|desktop)_link$/.test(field)) checkLink(place, value)
  }
}
