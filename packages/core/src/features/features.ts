import type { Chunk } from '../chunk.js'
import type { ResolvedOptions } from '../config/resolveOptions.js'
import type { PorticoContext } from '../context.js'
import type { Api } from '../slots/api.js'
import type { Slots } from '../slots/slots.js'
import type { PairingActions } from './pairing/pairingActions.js'

/** What must be there for a feature; without it `feature(name)` is undefined and its views say "not available here". */
export type FeatureNeeds = {
  /** The operator's server. */
  readonly server?: true
  /** A relay, or a provider of the host's that has one. */
  readonly relay?: true
  /** A flag of `options.features` that is on. */
  readonly flag?: keyof ResolvedOptions['features']
  /** One of these options is set. */
  readonly anyOption?: readonly (keyof ResolvedOptions)[]
}

/** A row of the table: `make` runs once per kit, on first use. `server` is given where it is needed. */
type FeatureRow<Part> = {
  readonly needs: FeatureNeeds
  make(ctx: PorticoContext, server: Chunk<Api>): Promise<Part>
}

const loadAccountParts = async () => (await import('./accountParts.js')).accountParts

/** Every feature, once: what it needs and how it is made. Its code comes with the first use. */
export const features = /* @__PURE__ */ Object.freeze({
  account: {
    needs: { server: true },
    make: async (ctx, server) => (await loadAccountParts()).createAccount(ctx, server),
  },
  collectibles: {
    needs: { server: true },
    make: async (ctx, server) => (await loadAccountParts()).createCollectibles(ctx, await server.load()),
  },
  history: {
    needs: { server: true },
    make: async (ctx, server) => (await loadAccountParts()).createHistory(ctx, await server.load()),
  },
  pairing: {
    needs: { relay: true },
    make: async (ctx) => {
      const [{ createPairing }, actions] = await Promise.all([
        import('./pairing/createPairing.js'),
        ctx.connected.load(),
      ])
      return createPairing(ctx, actions as unknown as PairingActions) // the context is below actions and cannot name their type
    },
  },
  send: {
    needs: { flag: 'send' },
    make: async (ctx) => (await import('./send/createSend.js')).createSend(ctx),
  },
  signIn: {
    needs: { anyOption: ['siwx', 'siweConfig'] },
    make: async (ctx) => (await import('./siwx/createSignIn.js')).createSignIn(ctx),
  },
  wallets: {
    needs: { server: true },
    make: async (ctx, server) =>
      (await import('./serverParts.js')).serverParts.createWalletLists(ctx, await server.load()),
  },
} as const satisfies Record<string, FeatureRow<object>> & { readonly [Name in keyof Slots]: FeatureRow<Slots[Name]> })

export type FeatureName = keyof typeof features
export type Features = { readonly [Name in FeatureName]: Awaited<ReturnType<(typeof features)[Name]['make']>> }

/** Finds a feature by name, with all that it can do; undefined where its needs are not met. */
export type FindFeature = <Name extends FeatureName>(name: Name) => Chunk<Features[Name]> | undefined
