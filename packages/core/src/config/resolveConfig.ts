import { isNamespace, type Namespace, namespaces } from '@portico/wire'
import type { AdapterFactory } from '../adapters/adapter.js'
import { PorticoError } from '../errors/PorticoError.js'
import { type Locale, localeNames } from '../i18n/localeNames.js'
import type { Network } from '../networks/network.js'
import {
  checkBoolean,
  checkLink,
  checkOneOf,
  checkOrder,
  checkRecord,
  checkString,
  checkStrings,
  checkUrl,
  isRecord,
  refuse,
} from './check.js'
import { defaultConnectorTypeOrder, defaultFeatures, defaultFlags, defaultWalletFeaturesOrder } from './defaults.js'
import type { Features, Metadata, PorticoOptions, ThemeMode, ThemeVariables } from './options.js'
import { resolveNetworks } from './resolveNetworks.js'
import type { BooleanOption, ResolvedFeatures, ResolvedOptions } from './resolveOptions.js'
import { themeVariablesProblem } from './themeVariables.js'

/** Options after the door: validated, frozen, defaults filled in. */
export type Config = {
  readonly networks: readonly Network[]
  readonly initialNetwork: Network
  readonly adapters: readonly AdapterFactory[]
  readonly metadata: Partial<Metadata>
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly locale: Locale
  readonly options: ResolvedOptions
}

/** The door (CFG-14): a frozen config, or a `PorticoError` that names the option and the fix. */
export function resolveConfig(options: PorticoOptions): Config {
  if (!isRecord(options))
    refuse('options', 'must be an object', 'Call createPortico({ networks: [mainnet], adapters: [evm()] }).')
  const {
    features,
    networks: inputs,
    defaultNetwork,
    adapters = [],
    metadata = {},
    themeMode,
    themeVariables = {},
    locale,
    ...rest
  } = options
  if (options.siwx && options.siweConfig) throw new PorticoError('config/siwe-and-siwx')
  const { networks, initial } = resolveNetworks(inputs, defaultNetwork)
  checkAdapters(adapters)
  checkScalars(options)
  checkNetworkMaps(options, networks)
  checkWallets(options)
  checkOneOf('themeMode', themeMode, ['dark', 'light'])
  checkOneOf('locale', locale, localeNames)
  checkRecord('metadata', metadata, (option, value) =>
    (option === 'metadata.icons' ? checkStrings : checkString)(option, value),
  )
  checkThemeVariables(themeVariables)
  const flags = Object.keys(defaultFlags) as BooleanOption[] // the table's own keys
  return Object.freeze({
    networks,
    initialNetwork: initial,
    adapters: Object.freeze([...adapters]),
    metadata,
    themeMode: themeMode ?? 'dark',
    themeVariables,
    locale: locale ?? 'en',
    options: Object.freeze({
      ...rest,
      // One entry per flag of the table.
      ...(Object.fromEntries(flags.map((flag) => [flag, options[flag] ?? defaultFlags[flag]])) as Record<
        BooleanOption,
        boolean
      >),
      features: resolveFeatures(defaultFeatures, features),
    }),
  })
}

/** Lays a host's features over others; what it leaves out keeps its value. */
export function resolveFeatures(base: ResolvedFeatures, features: Features | undefined): ResolvedFeatures {
  if (features === undefined) return base
  if (!isRecord(features)) refuse('features', 'must be an object', 'Pass { email: false, … } or leave it out.')
  const known = { ...defaultFeatures, connectMethodsOrder: undefined }
  for (const [name, value] of Object.entries(features)) {
    const option = `features.${name}`
    if (!Object.hasOwn(known, name))
      refuse(option, 'does not exist', `Known features: ${Object.keys(known).join(', ')}.`)
    if (name === 'connectMethodsOrder') checkOrder(option, value, ['wallet', 'email', 'social'])
    else if (name === 'connectorTypeOrder') checkOrder(option, value, defaultConnectorTypeOrder)
    else if (name === 'walletFeaturesOrder') checkOrder(option, value, defaultWalletFeaturesOrder)
    else if (name === 'socials') value === false || checkOrder(option, value, defaultFeatures.socials || [])
    else checkBoolean(option, value)
  }
  const given = Object.fromEntries(Object.entries(features).filter(([, value]) => value !== undefined))
  const merged: ResolvedFeatures = { ...base, ...given }
  const isFolded = features.emailShowWallets === false
  return Object.freeze(isFolded ? { ...merged, collapseWallets: true } : merged)
}

export function checkThemeVariables(variables: ThemeVariables): void {
  const problem = isRecord(variables) ? themeVariablesProblem(variables) : 'must be an object'
  if (problem) refuse('themeVariables', problem, "Pass values such as { '--portico-accent': '#3b82f6' }.")
}

function checkAdapters(adapters: readonly AdapterFactory[]): void {
  if (!Array.isArray(adapters)) refuse('adapters', 'must be a list', 'Pass [evm()].')
  const seen = new Set<Namespace>()
  adapters.forEach((adapter: unknown, index) => {
    const namespace = isRecord(adapter) ? adapter['namespace'] : undefined
    if (!isRecord(adapter) || !isNamespace(namespace) || typeof adapter['create'] !== 'function') {
      refuse(`adapters[${index}]`, 'is no adapter', 'Pass the result of an adapter function: evm(), not evm.')
    }
    if (seen.has(namespace)) refuse('adapters', `has two adapters for ${namespace}`, 'Keep one per namespace.')
    seen.add(namespace)
  })
}

function checkScalars(options: PorticoOptions): void {
  for (const flag of Object.keys(defaultFlags) as BooleanOption[]) checkBoolean(flag, options[flag]) // the table's own keys
  checkString('projectId', options.projectId)
  checkString('id', options.id)
  if (options.id !== undefined && !/^[\w-]{1,64}$/.test(options.id))
    refuse('id', 'must be letters, digits, _ or -', 'Pass a short name.')
  for (const url of ['termsConditionsUrl', 'privacyPolicyUrl', 'endpoint'] as const) checkUrl(url, options[url])
  for (const list of ['includeWalletIds', 'excludeWalletIds', 'featuredWalletIds'] as const)
    checkStrings(list, options[list])
  for (const images of ['chainImages', 'connectorImages'] as const) checkRecord(images, options[images], checkString)
  for (const signIn of ['siwx', 'siweConfig'] as const) checkRecord(signIn, options[signIn], () => {})
  checkRecord('defaultAccountTypes', options.defaultAccountTypes, (option, type) => {
    checkOneOf('defaultAccountTypes', option.split('.')[1], namespaces)
    checkOneOf(option, type, ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])
  })
}

function checkNetworkMaps(options: PorticoOptions, networks: readonly Network[]): void {
  for (const option of ['customRpcUrls', 'tokens'] as const) {
    const map: unknown = options[option]
    if (map === undefined) continue
    if (!isRecord(map)) refuse(option, 'must be an object keyed by chain id', "Pass { 'eip155:1': … }.")
    for (const id of Object.keys(map)) {
      if (!networks.some((network) => network.caipNetworkId === id)) {
        refuse(option, `names \`${id}\`, which is not in \`networks\``, 'Use ids of `networks`, such as eip155:1.')
      }
    }
  }
  for (const [id, urls] of Object.entries(options.customRpcUrls ?? {})) {
    if (!Array.isArray(urls) || urls.length === 0)
      refuse(`customRpcUrls.${id}`, 'must be a non-empty list', 'Pass [{ url }].')
    urls.forEach((entry: unknown, index) => {
      checkUrl(`customRpcUrls.${id}[${index}].url`, isRecord(entry) ? (entry['url'] ?? null) : null)
    })
  }
  for (const [id, token] of Object.entries(options.tokens ?? {})) {
    checkString(`tokens.${id}.address`, isRecord(token) ? (token['address'] ?? null) : null)
  }
}

function checkWallets(options: PorticoOptions): void {
  const wallets: unknown = options.customWallets
  if (wallets === undefined) return
  if (!Array.isArray(wallets)) refuse('customWallets', 'must be a list', 'Pass [{ id, name, homepage }].')
  wallets.forEach((wallet: unknown, index) => {
    const option = `customWallets[${index}]`
    if (!isRecord(wallet) || !wallet['id'] || !wallet['name'])
      refuse(option, 'must have id and name', 'Pass { id, name, homepage }.')
    for (const [field, value] of Object.entries(wallet)) {
      if (/^(id|name|rdns|image_id)$/.test(field)) checkString(`${option}.${field}`, value)
      else if (/^(homepage|image_url|webapp_link|\w+_store)$/.test(field)) checkUrl(`${option}.${field}`, value)
      else if (/^(mobile|desktop)_link$/.test(field)) checkLink(`${option}.${field}`, value)
    }
  })
}
