import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { DevnetError } from './DevnetError.js'
import { startChain } from './startChain.js'

it('behavior: tells when the chain ends by itself', async () => {
  const crashes: DevnetError[] = []
  const onCrash = (error: DevnetError) => crashes.push(error)
  const chain = await startChain({ id: 31337, name: 'Portico Local', port: 0, onCrash })
  process.kill(chain.pid ?? 0, 'SIGKILL')
  await expect
    .poll(() => crashes.map(({ code, message }) => ({ code, message })))
    .toEqual([{ code: 'chain-failed', message: 'The chain "Portico Local" ended (SIGKILL).' }])
  await chain.stop()
})

it('behavior: a chain survives Ctrl-C, which is for its parent, and ends with its parent', async () => {
  const program = fileURLToPath(new URL('../chain/chainProcess.mjs', import.meta.url))
  const child = fork(program, ['31337', '0'], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ port }] = await once(child, 'message')
  child.kill('SIGINT')
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
  })
  expect(await response.json()).toMatchObject({ result: '0x7a69' })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})
