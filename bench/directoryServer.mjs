// A process of its own for bench/directory.mjs: the real server with many wallets, or a bare route that returns the same bytes.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [kind, argument] = process.argv.slice(2)
const app = kind === 'bare' ? bareApp(readFileSync(argument, 'utf8')) : await porticoApp(Number(argument))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send({ port }))
process.on('disconnect', () => process.exit())

function bareApp(text) {
  const headers = { 'Content-Type': 'application/json' }
  return new Hono().get('/getWallets', () => new Response(text, { headers }))
}

/** Everything a request goes through is real: projects, origins, limits (raised), checks, directory, log. */
async function porticoApp(wallets) {
  const load = (file) => import(`../packages/server/dist/${file}.js`)
  const { createApp } = await load('createApp')
  const { createPgliteDb, openPglite } = await load('db/createPgliteDb')
  const { migrate, readMigrations } = await load('db/migrate')
  const { createDirectory } = await load('directory/createDirectory')
  const { importWallets } = await load('directory/importWallets')
  const { shippedWallets } = await load('directory/shippedWallets')
  const { nodeEnv } = await load('env')
  const { createLineWriter } = await load('logging/createLineWriter')
  const { createLog } = await load('logging/createLog')
  const { createProjects } = await load('projects/createProjects')

  const env = nodeEnv()
  const db = createPgliteDb(await openPglite())
  await migrate(db, await readMigrations())
  const shipped = await shippedWallets()
  const records = Array.from({ length: wallets }, (_, index) => {
    const round = Math.floor(index / shipped.length)
    const record = shipped[index % shipped.length]
    return round === 0
      ? record
      : { ...record, id: `${record.id.slice(0, 56)}-${round}`, name: `${record.name} ${round}` }
  })
  await importWallets(db, records, { source: 'bench' })
  const projects = createProjects({ db, env, reserved: [] })
  await projects.create({ name: 'Bench', mode: 'dev', origins: [], id: process.env.PORTICO_BENCH_PROJECT })
  const log = createLog(
    createLineWriter((text) => process.stdout.write(text)),
    env,
  )
  const directory = createDirectory({ db, env })
  const enough = { units: 1e9, within: 1_000 }
  return createApp(
    { env, db, log, projects, directory, publicUrl: 'http://127.0.0.1' },
    { limits: { directory: enough } },
  )
}
