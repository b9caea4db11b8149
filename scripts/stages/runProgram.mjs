import { spawn } from 'node:child_process'

/** Environment of every program a stage starts: no colours in a log, no questions. */
function environment(extra) {
  const env = { ...process.env, ...extra }
  if (process.stdout.isTTY) return { ...env, FORCE_COLOR: '1' }
  delete env.FORCE_COLOR
  return { ...env, NO_COLOR: '1' }
}

/**
 * Runs node with `args` and resolves to { code, output }. The program leads a process group, so that a time-out or
 * Ctrl-C also ends what it has started.
 */
export function runProgram(args, { cwd, env = {}, timeout = 1_800_000, isLive = false, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: environment(env),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
      if (isLive) process.stdout.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    const kill = () => {
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The whole group has ended already.
      }
    }
    const timer = setTimeout(() => {
      collect(`\nEnded after ${timeout / 1000} s without a result.\n`)
      kill()
    }, timeout)
    signal?.addEventListener('abort', kill)
    process.once('exit', kill)
    const finish = (code) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      process.removeListener('exit', kill)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      collect(String(error))
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}
