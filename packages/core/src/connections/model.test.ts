import type { Namespace } from '@portico/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bothNamespaces, type Wallet } from '../../test/connections/referenceTab.js'
import { type Outcome, World } from '../../test/connections/world.js'

const tab = fc.integer({ min: 0, max: 1 })
const namespace = fc.constantFrom<Namespace>('eip155', 'solana')
const index = fc.nat({ max: 5 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('ask' as const),
      tab,
      namespace,
      wallet: fc.constantFrom<Wallet>('alpha', 'alpha', 'beta', 'beta', 'relay', 'relay', 'host1', 'host2'),
      isRetry: fc.boolean(),
      keepOthers: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      index,
      outcome: fc.constantFrom<Outcome>('approved', 'approved', 'approved', 'refused', 'broken'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('select' as const), tab, namespace, index }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('restored' as const), index, isFound: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancelPairing' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('disconnect' as const),
      tab,
      namespace: fc.option(namespace, { nil: undefined }),
      index: fc.option(index, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('tell' as const),
      tab,
      namespace,
      what: fc.constantFrom('end' as const, 'accounts' as const, 'network' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('destroy' as const), tab }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function play(world: World, move: Step): Promise<void> {
  world.isBroken = false
  switch (move.type) {
    case 'ask':
      return world.ask(move.tab, move.wallet, move.namespace, move)
    case 'answer':
      return world.answer(move.index, move.outcome)
    case 'select':
      return world.select(move.tab, move.namespace, move.index)
    case 'restored':
      return world.restored(move.index, move.isFound)
    case 'leave':
      return world.leave(move.tab)
    case 'cancelPairing':
      return world.cancelPairing(move.tab)
    case 'disconnect':
      return world.disconnect(move.tab, move.namespace, move.index)
    case 'tell':
      return world.tell(move.tab, move.namespace, move.what)
    case 'reload':
      return world.reload(move.tab)
    case 'destroy':
      return world.destroy(move.tab)
    default:
      move satisfies never
  }
}

/** Every promise that can go on goes on. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await null
}

const runs = Number(process.env['PORTICO_MODEL_RUNS'] ?? 5_000)

it(
  '[STATE-01] [STATE-02] [STATE-14] [STORE-04] connections do what the reference model says, however events interleave',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (moves) => {
        const world = new World()
        for (const move of moves) {
          await play(world, move)
          await flush()
          world.check(JSON.stringify(move))
        }
        // Whatever is open is answered: nothing may stay in between.
        for (let turn = 0; world.asks.length + world.restores.length > 0 && turn < 100; turn++) {
          world.answer(0, turn % 2 === 0 ? 'approved' : 'refused')
          await flush()
          world.restored(0, turn % 3 > 0)
          await flush()
          world.check('at the end')
        }
        for (const each of [0, 1])
          for (const name of bothNamespaces)
            if (world.model.isAlive(each)) expect(world.view(each, name)).not.toBe('connecting')
        expect(world.waiting).toBe(0)
        world.end()
      }),
      {
        numRuns: runs,
        ...(process.env['PORTICO_MODEL_SEED'] ? { seed: Number(process.env['PORTICO_MODEL_SEED']) } : {}),
      },
    )
  },
  600_000 + runs * 30,
)
