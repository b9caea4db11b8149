import * as v from 'valibot'

const key = '@portico/wallet/choice'
const schema = /* @__PURE__ */ v.object({ account: v.number(), chainId: v.number() })
export type Choice = v.InferOutput<typeof schema>

/** The account and the network that the person uses, over a reload. */
export type KeptChoice = {
  read(isPossible: (choice: Choice) => boolean): Choice | undefined
  keep(choice: Choice): void
}

export function createChoice(storage: () => Storage): KeptChoice {
  return {
    read(isPossible) {
      try {
        const choice = v.parse(schema, JSON.parse(storage().getItem(key) ?? ''))
        return isPossible(choice) ? choice : undefined
      } catch {
        return undefined // nothing stored, or not readable
      }
    },
    keep(choice) {
      try {
        storage().setItem(key, JSON.stringify(choice))
      } catch {
        // Blocked storage: the choice lasts as long as the page.
      }
    },
  }
}
