// Compiles contracts/SignatureValidator.sol with npm's solc (no download) to src/verify/evm/validatorCode.ts.
// `--check` writes nothing and fails when the committed file differs from what the source gives.
import { readFileSync, writeFileSync } from 'node:fs'
import solc from 'solc'

const root = new URL('../', import.meta.url)
const target = new URL('src/verify/evm/validatorCode.ts', root)
const content = readFileSync(new URL('contracts/SignatureValidator.sol', root), 'utf8')
const input = {
  language: 'Solidity',
  sources: { 'SignatureValidator.sol': { content } },
  settings: {
    optimizer: { enabled: true, runs: 1 },
    // Chains that are slow to upgrade shall run it too.
    evmVersion: 'london',
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  },
}

const output = JSON.parse(solc.compile(JSON.stringify(input)))
const problems = output.errors ?? []
for (const problem of problems) console.error(problem.formattedMessage)
if (problems.length > 0) process.exit(1)

const code = output.contracts['SignatureValidator.sol'].SignatureValidator.evm.bytecode.object
const text = `/** Made from contracts/SignatureValidator.sol by scripts/compile.mjs; do not edit. */
export const validatorCode =
  '0x${code}'
`
const isStale = read() !== text
if (isStale && process.argv.includes('--check')) {
  console.error('validatorCode.ts is not what the contract gives. Run: node packages/siwx/scripts/compile.mjs')
  process.exit(1)
}
if (isStale) writeFileSync(target, text)
console.log(isStale ? 'compiled' : 'up to date')

function read() {
  try {
    return readFileSync(target, 'utf8')
  } catch {
    return undefined // the first time
  }
}
