/** What an address of another kind of chain looks like, and what people call it. The first that fits counts. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = /* @__PURE__ */ Object.freeze([
  ['Ethereum', /^0x[0-9a-f]{40}$/i],
  ['Bitcoin', /^(?:bc1|tb1)[02-9ac-hj-np-z]{11,87}$|^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/],
  ['TRON', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['Cosmos', /^[a-z]{2,12}1[02-9ac-hj-np-z]{38,58}$/],
  ['Polkadot', /^1[1-9A-HJ-NP-Za-km-z]{46,47}$/],
  ['Solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
] as const)
const namespaceNames: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
})

/** The kind of chain that a text is an address of, if it is not the one in use (SEND-08). */
export function foreignNamespace(text: string, namespace: string): string | undefined {
  const own = namespaceNames[namespace]
  const name = kinds.find(([, pattern]) => pattern.test(text))?.[0]
  return name === own ? undefined : name
}
