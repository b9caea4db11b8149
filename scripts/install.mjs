// Node's own modules only: this runs before anything is installed.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './runStep.mjs'

// npm writes the lock file and its copy in node_modules at the same moment, in no fixed order.
const sameMoment = 2000

/** Installs the dependencies when node_modules is missing or older than the lock file. Resolves to true if it did. */
export async function ensureInstalled(root, { signal } = {}) {
  if (isInstalled(root)) return false
  console.log('installing the dependencies (npm install), once …')
  const { file, prefix, shell } = npm()
  // Not `npm ci`: it refuses a lock file that lacks the optional builds for other platforms, and a registry need not have
  // them all. `--no-save` installs exactly what is locked and leaves the file alone.
  const flags = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--no-save']
  await runStep(file, [...prefix, 'install', ...flags], { cwd: root, shell, signal })
  return true
}

/** True when node_modules is there and was written after the lock file. */
export function isInstalled(root) {
  const installed = modifiedAt(join(root, 'node_modules', '.package-lock.json'))
  if (installed === undefined) return false
  const locked = modifiedAt(join(root, 'package-lock.json'))
  return locked === undefined || installed >= locked - sameMoment
}

function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

// Under `npm start` the running npm says where it is; on Windows a bare `npm` is a script that only a shell can run.
function npm() {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js')) return { file: process.execPath, prefix: [path], shell: false }
  return { file: 'npm', prefix: [], shell: process.platform === 'win32' }
}
