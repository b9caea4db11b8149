// Compiles contracts/*.sol with npm's solc (no download): the validator to src/verify/evm/validatorCode.ts, the accounts of
// the tests to artifacts/. `--check` writes nothing and fails when a committed file differs from what the sources give.
import { readFileSync, writeFileSync } from 'node:fs'
import solc from 'solc'

const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')
const files = ['SignatureValidator.sol', 'SmartAccounts.sol']
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    files.map((file) => [file, { content: readFileSync(new URL(`contracts/${file}`, root), 'utf8') }]),
  ),
  settings: {
    optimizer: { enabled: true, runs: 1 },
    // Chains that are slow to upgrade shall run it too.
    evmVersion: 'london',
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
}

const output = JSON.parse(solc.compile(JSON.stringify(input)))
const problems = output.errors ?? []
for (const problem of problems) console.error(problem.formattedMessage)
if (problems.length > 0) process.exit(1)

const codeOf = ({ evm }) => `0x${evm.bytecode.object}`
const validator = output.contracts['SignatureValidator.sol'].SignatureValidator
const { SmartAccount, SmartAccountFactory } = output.contracts['SmartAccounts.sol']
const results = {
  'src/verify/evm/validatorCode.ts': `/** Made from contracts/SignatureValidator.sol by scripts/compile.mjs; do not edit. */
export const validatorCode =
  '${codeOf(validator)}'
`,
  'artifacts/smartAccounts.json': `${JSON.stringify({
    accountAbi: SmartAccount.abi,
    factoryAbi: SmartAccountFactory.abi,
    factoryCode: codeOf(SmartAccountFactory),
  })}\n`,
}
const stale = Object.entries(results).filter(([path, text]) => read(path) !== text)
if (!isCheck) for (const [path, text] of stale) writeFileSync(new URL(path, root), text)
const names = stale.map(([path]) => path).join(', ')
if (isCheck && stale.length > 0) {
  console.error(`Not what contracts/*.sol give: ${names}. Run: node packages/siwx/scripts/compile.mjs`)
  process.exit(1)
}
console.log(stale.length > 0 ? `compiled ${names}` : 'up to date')

function read(path) {
  try {
    return readFileSync(new URL(path, root), 'utf8')
  } catch {
    return undefined // the first time
  }
}
