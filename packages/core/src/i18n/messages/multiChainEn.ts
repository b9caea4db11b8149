import type { Messages } from '../messages.js'

/** English words of the choice between kinds of networks. */
export const multiChainEn: Messages['multiChain'] = /* @__PURE__ */ Object.freeze({
  title: ({ wallet }) => `Select Chain for ${wallet}`,
  namespaces: { eip155: 'EVM Networks', solana: 'Solana', polkadot: 'Polkadot', bip122: 'Bitcoin', cosmos: 'Cosmos' },
})
