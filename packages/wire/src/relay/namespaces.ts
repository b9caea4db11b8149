import * as v from 'valibot'

/** CAIP-2, of any family of chains: a wallet may know more than the kit does. */
const chain = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
/** CAIP-10. */
const account = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/),
)
/** A family, or one chain of it. */
const key = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/))
const names = /* @__PURE__ */ v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.maxLength(256))
const chains = /* @__PURE__ */ v.pipe(v.array(chain), v.maxLength(512))

/** What a page asks for. */
export const proposalNamespaces = /* @__PURE__ */ v.record(
  key,
  v.object({
    chains: v.optional(chains),
    methods: names,
    events: names,
    rpcMap: v.optional(v.record(v.pipe(v.string(), v.regex(/^[-_a-zA-Z0-9]{1,32}$/)), v.pipe(v.string(), v.url()))),
  }),
)
export type ProposalNamespaces = v.InferOutput<typeof proposalNamespaces>

/** What a wallet grants. */
export const sessionNamespaces = /* @__PURE__ */ v.record(
  key,
  v.object({
    chains: v.optional(chains),
    accounts: v.pipe(v.array(account), v.maxLength(2_048)),
    methods: names,
    events: names,
  }),
)
export type SessionNamespaces = v.InferOutput<typeof sessionNamespaces>
