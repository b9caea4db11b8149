import {
  fakeAdapter,
  fakeClock,
  fakeTransfers,
  type MemoryStorage,
  memoryStorage,
  startTestPortico,
  testNetworks,
} from '@portico/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Send } from './send.js'

/**
 * Two tabs of one site, one wallet with one account. The wallet keeps a prompt open until somebody answers it, also
 * when the page that asked is gone; an answer then reaches nobody.
 */
const friend = `0x${'abc1'.repeat(10)}`
const networks = testNetworks.map((network) => ({ ...network, testnet: false }))

type Prompt = { answer(hash: string): void; refuse(): void; isHeard: boolean }
type Clock = ReturnType<typeof fakeClock>

async function openTab(clock: Clock, memory: MemoryStorage, prompts: Set<Prompt>) {
  let isDead = false
  let gates: (() => void)[] = []
  const money = fakeTransfers()
  const transfers = {
    ...money.transfers,
    async send({ beforePrompt }: Parameters<typeof money.transfers.send>[0]) {
      // The adapter asks the wallet for its chain and its account before it opens the prompt.
      await new Promise<void>((open) => gates.push(open))
      beforePrompt?.()
      return new Promise<string>((resolve, reject) => {
        const prompt: Prompt = {
          isHeard: true,
          answer(hash) {
            if (!isDead) resolve(hash)
            prompt.isHeard = !isDead
          },
          refuse: () => void (isDead || reject({ code: 4001 })),
        }
        prompts.add(prompt)
      })
    },
  }
  const adapter = fakeAdapter({ transfers })
  const { kit } = await startTestPortico({ env: { clock, memory }, adapter, options: { networks } })
  if (!kit.getAddress()) await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const send = (await kit.feature('send')) as Send // it is on
  send.watch()
  await clock.flush()
  return {
    kit,
    send,
    proceed() {
      for (const open of gates) open()
      gates = []
    },
    async ask() {
      if (send.store.get().stage.name === 'editing') {
        send.fill({ token: 'ETH', amount: '0.25', to: friend })
        await clock.advance(1_000)
        await send.review().catch(() => undefined)
      }
      send.retry()
      send.send().catch(() => undefined)
    },
    die() {
      isDead = true
      gates = []
      kit.destroy()
    },
    remount: () => kit.destroy(),
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const verbs = [
  'ask',
  'ask',
  'send',
  'proceed',
  'cancel',
  'answer',
  'refuse',
  'close',
  'open',
  'reload',
  'remount',
  'wait',
  'dismiss',
] as const
type Step = { readonly verb: (typeof verbs)[number]; readonly tab: 0 | 1 }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ verb: fc.constantFrom(...verbs), tab: fc.constantFrom(0 as const, 1 as const) }),
  { maxLength: 14 },
)

async function run(list: readonly Step[]): Promise<void> {
  const clock = fakeClock()
  const memory = memoryStorage()
  const prompts = new Set<Prompt>()
  const heard: string[] = []
  const tabs: [Tab, Tab] = [await openTab(clock, memory, prompts), await openTab(clock, memory, prompts)]

  function settle(answer: (prompt: Prompt) => void): void {
    const [prompt] = prompts
    if (!prompt) return
    prompts.delete(prompt)
    answer(prompt)
  }
  async function step({ verb, tab }: Step): Promise<void> {
    const { kit, send } = tabs[tab]
    if (verb === 'send' || verb === 'ask') await tabs[tab].ask()
    if (verb === 'ask') await clock.flush()
    if (verb === 'proceed' || verb === 'ask') tabs[tab].proceed()
    if (verb === 'cancel') send.cancel()
    if (verb === 'close') await kit.close()
    if (verb === 'open') await kit.open({ view: 'WalletSend' })
    if (verb === 'wait') await clock.advance(30_000)
    if (verb === 'refuse') settle((prompt) => prompt.refuse())
    if (verb === 'answer') {
      settle((prompt) => {
        const hash = `0x${String(heard.length + 1).padStart(64, '0')}`
        prompt.answer(hash)
        if (prompt.isHeard) heard.push(hash)
      })
    }
    // A visitor says so when it is so.
    if (verb === 'dismiss' && prompts.size === 0) send.dismissRequest()
    if (verb === 'reload' || verb === 'remount') {
      if (verb === 'reload') tabs[tab].die()
      else tabs[tab].remount()
      tabs[tab] = await openTab(clock, memory, prompts)
    }
    await clock.flush()
  }
  function check(): void {
    expect(prompts.size, 'open prompts').toBeLessThanOrEqual(1)
    const stored = memory.entries()['@portico/pending_transactions'] ?? ''
    for (const hash of heard) expect(stored).toContain(hash)
    for (const { kit } of tabs) {
      expect(kit.store.get().pending.map(({ hash }) => hash)).toEqual(expect.arrayContaining(heard))
    }
  }
  try {
    for (const each of list) {
      await step(each)
      check()
    }
    // Whatever happened: once the wallet asks nothing any more, the visitor can go on.
    for (const { kit } of tabs) await kit.close()
    for (const tab of tabs) tab.proceed()
    await clock.flush()
    while (prompts.size) await step({ verb: 'refuse', tab: 0 })
    await clock.advance(30_000)
    await step({ verb: 'dismiss', tab: 0 })
    tabs[0].send.reset()
    await step({ verb: 'send', tab: 0 })
    await step({ verb: 'proceed', tab: 0 })
    expect(prompts.size, 'a prompt after all').toBe(1)
    check()
  } finally {
    for (const tab of tabs) tab.die()
  }
}

describe('one account and its wallet', () => {
  it('at most one prompt is open, and no hash is lost: in any order of what two tabs and a wallet do', async () => {
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 500 })
  }, 240_000)
})
