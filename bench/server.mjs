// Every bench of the server, one after the other; fails when a figure does not hold. `npm run bench:server`, after a build.
import { readdirSync } from 'node:fs'

const benches = ['directory', 'indexing']
const here = new Set(readdirSync(import.meta.dirname))

let hasFailed = false
for (const name of benches.filter((bench) => here.has(`${bench}.mjs`))) {
  const { run } = await import(`./${name}.mjs`)
  hasFailed = !(await run()) || hasFailed
}
process.exit(hasFailed ? 1 : 0)
