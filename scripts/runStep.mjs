import { spawn } from 'node:child_process'

const tailLength = 20_000

/**
 * Runs a program to its end and keeps its output for the case that it fails. It gets a process group of its own, so that
 * an aborted `signal` ends whatever it has started too.
 */
export function runStep(command, args, { cwd, shell = false, signal } = {}) {
  const isGroup = process.platform !== 'win32'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, shell, detached: isGroup, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output = (output + chunk).slice(-tailLength)
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const kill = (name) => {
      try {
        if (isGroup) process.kill(-child.pid, name)
        else child.kill(name)
      } catch {
        // It has ended in the meantime.
      }
    }
    const end = () => kill('SIGTERM')
    const endHard = () => kill('SIGKILL')
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
    process.once('exit', endHard)

    child.once('error', reject)
    child.once('close', (code, endedBy) => {
      signal?.removeEventListener('abort', end)
      process.removeListener('exit', endHard)
      if (code === 0) resolve()
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${endedBy ?? code}.\n${output}`.trim()))
    })
  })
}
