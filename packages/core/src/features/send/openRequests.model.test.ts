import { fakeAdapter, fakeClock, fakeTransfers, memoryStorage, startTestPortico, testNetworks } from '@portico/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Send } from './send.js'
import { canSend } from './sendButton.js'
import { sendLimits } from './sendLimits.js'

/**
 * Two tabs of one site, one wallet with one account, one node. The wallet keeps a prompt open until somebody answers it, also
 * when the page that asked is gone; an answer then reaches nobody. It may also send, and then fail without telling. The
 * node counts what was sent, and answers at once or, while it is slow, with what it knows when it comes to it.
 */
const friend = `0x${'abc1'.repeat(10)}`
const networks = testNetworks.map((network) => ({ ...network, testnet: false }))

type Prompt = {
  readonly id: string | undefined
  answer(hash: string): void
  refuse(): void
  fail(): void
  isHeard: boolean
}

/** What all tabs share. */
function createWorld() {
  const clock = fakeClock()
  const memory = memoryStorage()
  let lastId = 0
  let slow: (() => void)[] | undefined
  const world = {
    clock,
    memory,
    prompts: new Set<Prompt>(),
    /** Requests whose transaction the chain has. */
    sent: new Set<string | undefined>(),
    randomId() {
      lastId += 1
      return `id-${lastId}`
    },
    sentCount: () =>
      new Promise<number>((resolve) => {
        const answer = (): void => resolve(world.sent.size)
        if (slow) slow.push(answer)
        else answer()
      }),
    slowDown() {
      slow ??= []
    },
    catchUp() {
      for (const answer of slow ?? []) answer()
      slow = undefined
    },
  }
  return world
}
type World = ReturnType<typeof createWorld>

async function openTab({ clock, memory, prompts, randomId, sentCount }: World) {
  let isDead = false
  let gates: (() => void)[] = []
  const money = fakeTransfers()
  const transfers = {
    ...money.transfers,
    sentCount,
    async send({ beforePrompt }: Parameters<typeof money.transfers.send>[0]) {
      // The adapter asks the wallet for its chain and its account before it opens the prompt.
      await new Promise<void>((open) => gates.push(open))
      beforePrompt?.()
      return new Promise<string>((resolve, reject) => {
        const prompt: Prompt = {
          id: send.store.get().openRequest?.id,
          isHeard: true,
          answer(hash) {
            if (!isDead) resolve(hash)
            prompt.isHeard = !isDead
          },
          refuse: () => void (isDead || reject({ code: 4001 })),
          fail() {
            if (!isDead) reject({ code: -32603 })
            prompt.isHeard = !isDead
          },
        }
        prompts.add(prompt)
      })
    },
  }
  const adapter = fakeAdapter({ transfers })
  const { kit } = await startTestPortico({ env: { clock, memory, randomId }, adapter, options: { networks } })
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
  'approve',
  'fail',
  'slow',
  'catchUp',
] as const
type Step = { readonly verb: (typeof verbs)[number]; readonly tab: 0 | 1 }
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ verb: fc.constantFrom(...verbs), tab: fc.constantFrom(0 as const, 1 as const) }),
  { maxLength: 14 },
)

async function run(list: readonly Step[]): Promise<void> {
  const world = createWorld()
  const { clock, memory, prompts, sent } = world
  const heard: string[] = []
  /** Approved, and not yet told to the page: the wallet asks nothing any more. */
  const working = new Set<Prompt>()
  /** Failures that a page has heard of and no visitor has dismissed. */
  let uncertain = 0
  const tabs: [Tab, Tab] = [await openTab(world), await openTab(world)]

  function settle(answer: (prompt: Prompt) => void, from: Set<Prompt> = prompts): void {
    const [prompt] = from
    if (!prompt) return
    from.delete(prompt)
    answer(prompt)
  }
  async function step({ verb, tab }: Step): Promise<void> {
    const { kit, send } = tabs[tab]
    if (verb === 'send' || verb === 'ask') await tabs[tab].ask()
    if (verb === 'ask') await clock.advance(sendLimits.sentCountWait)
    if (verb === 'proceed' || verb === 'ask') tabs[tab].proceed()
    if (verb === 'cancel') send.cancel()
    if (verb === 'close') await kit.close()
    if (verb === 'open') await kit.open({ view: 'WalletSend' })
    if (verb === 'wait') await clock.advance(30_000)
    if (verb === 'slow') world.slowDown()
    if (verb === 'catchUp') world.catchUp()
    if (verb === 'refuse') settle((prompt) => prompt.refuse())
    if (verb === 'answer') {
      settle((prompt) => {
        const hash = `0x${String(heard.length + 1).padStart(64, '0')}`
        sent.add(prompt.id)
        prompt.answer(hash)
        if (prompt.isHeard) heard.push(hash)
      })
    }
    if (verb === 'approve') {
      settle((prompt) => {
        sent.add(prompt.id)
        working.add(prompt)
      })
    }
    if (verb === 'fail') {
      settle((prompt) => {
        prompt.fail()
        if (prompt.isHeard) uncertain += 1
      }, working)
    }
    // A visitor says so when it is so.
    if (verb === 'dismiss' && prompts.size === 0) {
      const { openRequest } = send.store.get()
      if (openRequest?.isUncertain) uncertain -= 1
      send.dismissRequest()
    }
    if (verb === 'reload' || verb === 'remount') {
      if (verb === 'reload') tabs[tab].die()
      else tabs[tab].remount()
      tabs[tab] = await openTab(world)
    }
    await clock.flush()
  }
  function check(): void {
    expect(prompts.size, 'open prompts').toBeLessThanOrEqual(1)
    const stored = memory.entries()['@portico/pending_transactions'] ?? ''
    for (const hash of heard) expect(stored).toContain(hash)
    for (const { kit, send } of tabs) {
      if (uncertain > 0) expect(canSend(send.store.get()), 'sent again while a failure is uncertain').toBe(false)
      if (uncertain > 0) expect(send.store.get().openRequest, 'an uncertain failure').toBeDefined()
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
    world.catchUp()
    await clock.flush()
    for (const tab of tabs) tab.proceed()
    await clock.flush()
    while (prompts.size) await step({ verb: 'refuse', tab: 0 })
    while (working.size) await step({ verb: 'fail', tab: 0 })
    check()
    await clock.advance(30_000)
    // A new tab looks anew: what it says of the network is what the network knows.
    const looking = await openTab(world)
    const { openRequest } = looking.send.store.get()
    if (sent.has(openRequest?.id)) expect(openRequest?.hasSent, 'nothing was sent').not.toBe(false)
    looking.die()
    // Not more often than there are requests.
    for (const _ of list) await step({ verb: 'dismiss', tab: 0 })
    expect(uncertain).toBe(0)
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
