import type { AdapterFactory } from '../adapters/adapter.js'
import { PorticoError } from '../errors/PorticoError.js'
import type { Locale } from '../i18n/localeNames.js'
import type { Network } from '../networks/network.js'
import { isRecord } from '../utils/isRecord.js'
import { checkBoolean, refuse } from './check.js'
import { checkNetworkMaps } from './checkNetworkMaps.js'
import { defaultFeatures, defaultFlags } from './defaults.js'
import { optionChecks } from './optionChecks.js'
import type { Metadata, PorticoOptions, ThemeMode, ThemeVariables } from './options.js'
import { resolveEndpoints } from './resolveEndpoints.js'
import { resolveFeatures } from './resolveFeatures.js'
import { resolveNetworks } from './resolveNetworks.js'
import type { BooleanOption, ResolvedOptions } from './resolveOptions.js'

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
  if (options.siwx && options.siweConfig) throw new PorticoError('config/siwe-and-siwx')
  checkOptions(options)
  const {
    features,
    networks: inputs,
    defaultNetwork,
    adapters = [],
    metadata = {},
    themeMode = 'dark',
    themeVariables = {},
    locale = 'en',
    ...rest
  } = options
  const { networks, initial } = resolveNetworks(inputs, defaultNetwork)
  checkNetworkMaps(options, networks)
  const flags = Object.keys(defaultFlags) as BooleanOption[] // the table's own keys
  return Object.freeze({
    networks,
    initialNetwork: initial,
    adapters: Object.freeze([...adapters]),
    metadata,
    themeMode,
    themeVariables,
    locale,
    options: Object.freeze({
      ...rest,
      endpoints: resolveEndpoints(options),
      isBasic: adapters.length === 0,
      // One entry per flag of the table.
      ...(Object.fromEntries(flags.map((flag) => [flag, options[flag] ?? defaultFlags[flag]])) as typeof defaultFlags),
      features: resolveFeatures(defaultFeatures, features),
    }),
  })
}

function checkOptions(options: PorticoOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const isOption = Object.hasOwn(optionChecks, name)
    if (!isOption && !Object.hasOwn(defaultFlags, name))
      refuse(name, 'does not exist', 'Look for a typing error: the documentation lists every option.')
    if (value === undefined) continue
    const check = isOption ? optionChecks[name as keyof typeof optionChecks] : checkBoolean // an own key, above
    check(name, value)
  }
}
