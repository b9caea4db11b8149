import type { Devnet, DevnetContracts } from './devnet.js'

// The same on every local chain: one account that does nothing else deploys them first.
const contracts: DevnetContracts = Object.freeze({
  coin: '0x73511669fd4dE447feD18BB79bAFeAC93aB7F31f',
  dollar: '0xB581C9264f59BF0289fA76D61B2D0746dCE3C30D',
  silentDollar: '0xC469e7aE4aD962c30c7111dc580B4adbc7E914DD',
  tiles: '0x43ca3D2C94be00692D207C6A1e60D8B325c6f12f',
})

/** The local chains at their usual ports, with the first keys of the mnemonic "test test … junk", which everybody knows. */
export const usualDevnet: Devnet = Object.freeze({
  chains: [
    { id: 31337, name: 'Portico Local', rpcUrl: 'http://127.0.0.1:8545', contracts },
    { id: 31338, name: 'Portico Local Two', rpcUrl: 'http://127.0.0.1:8546', contracts },
  ],
  accounts: [
    {
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    },
    {
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    },
    {
      address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
      privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
    },
    {
      address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
    },
  ],
})
