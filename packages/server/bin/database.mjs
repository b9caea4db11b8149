// PGlite in a thread of its own: a query occupies the thread that runs it, and requests are answered meanwhile.
// Questions are answered in the order they come; whose turn it is, the asking side decides.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const asText = (text) => text
const opening = PGlite.create({
  dataDir: workerData.folder,
  parsers: Object.fromEntries(workerData.textTypes.map((oid) => [oid, asText])),
})
// Told to whoever asks first.
opening.catch(() => undefined)

parentPort.on('message', async ({ id, text, values, lines }) => {
  try {
    const pglite = await opening
    const options = lines === undefined ? undefined : { blob: new Blob([lines]) }
    const rows = text === undefined ? await pglite.close() : (await pglite.query(text, values, options)).rows
    parentPort.postMessage({ id, rows })
  } catch (error) {
    // An error loses its code when it is copied.
    parentPort.postMessage({ id, failure: { message: String(error?.message ?? error), code: error?.code } })
  }
  if (text === undefined) parentPort.close()
})
