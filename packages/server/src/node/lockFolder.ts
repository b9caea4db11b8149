import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ServerError } from '../errors/ServerError.js'

/** Keeps a second process out of a folder: PGlite serves one, and two would spoil it. Resolves to what lets go. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new ServerError('operator/config', { cause, detail: `The data folder ${folder} cannot be made.` })
  })
  const file = join(folder, 'portico.lock')
  if (!(await take(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (isRunning(owner))
      throw new ServerError('operator/config', {
        detail: `The data folder ${folder} is in use by process ${owner}. Stop that server first, use its console instead, or set DATABASE_URL: PostgreSQL serves several processes.`,
      })
    // Left behind by a process that could not clean up.
    await rm(file, { force: true })
    if (!(await take(file)))
      throw new ServerError('operator/config', {
        detail: `The data folder ${folder} has just been taken by another process.`,
      })
  }
  return () => rm(file, { force: true })
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new ServerError('operator/config', { cause: error, detail: `${file} cannot be written.` })
  }
}

// Our own number is an older process's: in a container every start has the same.
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else's is running all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
