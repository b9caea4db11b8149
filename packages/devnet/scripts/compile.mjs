// Compiles contracts/*.sol with npm's solc (no download) to artifacts/<Name>.json and src/abis/<name>Abi.generated.ts.
// `--check` writes nothing and fails when a committed file differs from what the sources give.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const require = createRequire(import.meta.url)
const solc = require('solc')
const root = new URL('../', import.meta.url)
const library = dirname(require.resolve('@openzeppelin/contracts/package.json'))
const isCheck = process.argv.includes('--check')

const names = readdirSync(new URL('contracts/', root))
  .filter((file) => file.endsWith('.sol'))
  .map((file) => file.slice(0, -'.sol'.length))
  .sort()

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    names.map((name) => [`${name}.sol`, { content: readFileSync(new URL(`contracts/${name}.sol`, root), 'utf8') }]),
  ),
  settings: {
    optimizer: { enabled: true, runs: 200 },
    // Without the metadata hash a changed comment does not change the bytecode.
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
}

const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
const problems = output.errors ?? []
for (const problem of problems) console.error(problem.formattedMessage)
if (problems.length > 0) process.exit(1)

const stale = names.flatMap((name) => {
  const { abi, evm } = output.contracts[`${name}.sol`][name]
  const constant = `${name[0].toLowerCase()}${name.slice(1)}Abi`
  const artifact = `${JSON.stringify({ abi, bytecode: `0x${evm.bytecode.object}` })}\n`
  return [
    ...writeIfChanged(`artifacts/${name}.json`, artifact),
    ...writeIfChanged(`src/abis/${constant}.generated.ts`, printAbi(name, constant, abi)),
  ]
})

if (isCheck && stale.length > 0) {
  console.error(`Not what contracts/*.sol give: ${stale.join(', ')}. Run: npm run compile -w @portico/devnet`)
  process.exit(1)
}
console.log(stale.length > 0 ? `compiled ${stale.join(', ')}` : `${names.length} contracts up to date`)

function readImport(path) {
  try {
    return { contents: readFileSync(join(library, relative('@openzeppelin/contracts', path)), 'utf8') }
  } catch (error) {
    return { error: error.message }
  }
}

function writeIfChanged(path, content) {
  const url = new URL(path, root)
  if (readText(url) === content) return []
  if (!isCheck) writeFileSync(url, content)
  return [path]
}

function readText(url) {
  try {
    return readFileSync(url, 'utf8')
  } catch {
    return undefined // a new contract has no file yet
  }
}

function printAbi(name, constant, abi) {
  const entries = abi.map((entry) => `  ${printValue(stripInternal(entry))},`)
  return [
    `// Made from contracts/${name}.sol by scripts/compile.mjs; do not edit.`,
    `export const ${constant} = [`,
    ...entries,
    `] as const`,
    '',
  ].join('\n')
}

// `internalType` is of use to Solidity only.
function stripInternal(value) {
  if (Array.isArray(value)) return value.map(stripInternal)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([key]) => key !== 'internalType')
  return Object.fromEntries(kept.map(([key, inner]) => [key, stripInternal(inner)]))
}

function printValue(value) {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${printValue(inner)}`)
  return `{ ${pairs.join(', ')} }`
}
