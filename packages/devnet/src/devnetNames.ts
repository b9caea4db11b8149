/** A name on the local chains, the account it points at, and where its picture is. */
export type DevnetName = {
  readonly name: string
  readonly address: `0x${string}`
  /** `data` is a PNG inside the record; the others name an NFT of the account's. */
  readonly avatar?: 'data' | 'tile' | 'badge' | undefined
}

/** Names that resolve in both directions. */
export const devnetNames = [
  { name: 'alice.portico.eth', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', avatar: 'data' },
  { name: 'bob.portico.eth', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', avatar: 'tile' },
  { name: 'ada.eth', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', avatar: 'badge' },
  { name: 'market.portico.eth', address: '0xBcd4042DE499D14e55001CcbB24a551F3b954096' },
  { name: 'payroll.portico.eth', address: '0x71bE63f3384f5fb98995898A86B02Fb2426c5788' },
] as const satisfies readonly DevnetName[]

/** The fifth account claims a name that points at somebody else: whoever shows it did not look both ways. */
export const devnetImpostor = /* @__PURE__ */ Object.freeze({
  claims: 'ada.eth',
  address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
})
