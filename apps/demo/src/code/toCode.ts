import { findNetwork } from '../options/findNetwork.js'
import { isSame } from '../options/isSame.js'
import { isRecord, type JsonOptions } from '../options/jsonOptions.js'
import { featureFallbacks, flagFallbacks } from '../playground/fallbacks.js'
import { toLiteral } from './toLiteral.js'

const fallbacks: JsonOptions = Object.freeze({ ...flagFallbacks, themeMode: 'dark', locale: 'en', allWallets: 'SHOW' })

const signInCodes: Readonly<Record<string, { name: string; code: string }>> = Object.freeze({
  required: { name: 'hostedSiwx', code: 'hostedSiwx()' },
  optional: { name: 'hostedSiwx', code: 'hostedSiwx({ required: false })' },
  unverified: { name: 'unverifiedSiwx', code: 'unverifiedSiwx({ required: false })' },
})

/** The code that makes this kit: every import, and of the options exactly those that differ from createPortico's defaults. */
export function toCode(options: JsonOptions): string {
  const { networks, defaultNetwork, adapters, features, siwx, siweConfig, ...rest } = options
  const references = [...(Array.isArray(networks) ? networks : []), defaultNetwork]
  const hasAdapter = !Array.isArray(adapters) || adapters.length > 0
  const isInline = rest['enableEmbedded'] === true || rest['disableAppend'] === true
  const changed = Object.entries(rest).filter(([name, value]) => !isSame(value, fallbacks[name]))
  const changedFeatures = isRecord(features)
    ? Object.fromEntries(Object.entries(features).filter(([name, value]) => !isSame(value, featureOf(name))))
    : {}
  const signIn = signInCodes[String(siwx)]
  const lines = [
    hasAdapter ? 'adapters: [evm()]' : undefined,
    `networks: ${Array.isArray(networks) ? networkList(networks) : toLiteral(networks, '  ')}`,
    defaultNetwork === undefined ? undefined : `defaultNetwork: ${networkCode(defaultNetwork)}`,
    ...changed.map(([name, value]) => `${name}: ${toLiteral(value, '  ')}`),
    signIn ? `siwx: ${signIn.code}` : undefined,
    siweConfig === 'on' ? 'siweConfig' : undefined,
    Object.keys(changedFeatures).length > 0 ? `features: ${toLiteral(changedFeatures, '  ')}` : undefined,
  ]
  const parts = isInline ? ['ConnectButton', 'PorticoModal', 'PorticoProvider'] : ['ConnectButton', 'PorticoProvider']
  return [
    importLine(['createPortico', ...networkNames(references, '@portico/core')], '@portico/core'),
    ...(signIn ? [importLine([signIn.name], '@portico/core/siwx')] : []),
    ...(hasAdapter ? [importLine(['evm'], '@portico/evm')] : []),
    importLine(networkNames(references, '@portico/evm/networks'), '@portico/evm/networks'),
    importLine(parts, '@portico/react'),
    "import '@portico/react/styles.css'",
    '',
    'const kit = createPortico({',
    ...lines.filter((line) => line !== undefined).map((line) => `  ${line},`),
    '})',
    '',
    'export function App() {',
    '  return (',
    '    <PorticoProvider kit={kit}>',
    '      <ConnectButton />',
    ...(isInline ? ['      <PorticoModal />'] : []),
    '    </PorticoProvider>',
    '  )',
    '}',
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

function featureOf(name: string): unknown {
  return Object.hasOwn(featureFallbacks, name) ? featureFallbacks[name as keyof typeof featureFallbacks] : undefined // checked
}

function networkNames(references: readonly unknown[], from: string): readonly string[] {
  const found = references.map(findNetwork).filter((known) => known?.from === from)
  return [...new Set(found.map((known) => known?.name ?? ''))].sort()
}

function importLine(names: readonly string[], from: string): string | undefined {
  if (names.length === 0) return undefined
  const line = `import { ${names.join(', ')} } from '${from}'`
  return line.length <= 80 ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}

function networkCode(reference: unknown): string {
  return findNetwork(reference)?.name ?? toLiteral(reference, '  ')
}

function networkList(references: readonly unknown[]): string {
  const line = `[${references.map(networkCode).join(', ')}]`
  if (line.length <= 68 && !line.includes('\n')) return line
  return `[\n${references.map((entry) => `    ${findNetwork(entry)?.name ?? toLiteral(entry, '    ')},\n`).join('')}  ]`
}
