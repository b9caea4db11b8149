// The benches of the server, one after the other, or those that are named; fails when a figure does not hold.
// `npm run bench:server`, `npm run bench:server -- directory`; after a build.
const benches = ['directory', 'indexing']
const named = process.argv.slice(2)

let hasFailed = false
for (const name of benches.filter((bench) => named.length === 0 || named.includes(bench))) {
  const { run } = await import(`./${name}.mjs`)
  hasFailed = !(await run()) || hasFailed
}
process.exit(hasFailed ? 1 : 0)
