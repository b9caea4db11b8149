// biome-ignore-all lint/style/useFilenamingConvention: the name of a file that is compiled and not run
import { announceMalformed, installWallets, virtualWallets } from '@portico/testing/wallets'

// The examples of the README for a page: compiled with the tests.

export function addWallets(): () => void {
  const remove = installWallets([
    { name: 'Alpha', chains: { 31337: { rpcUrl: 'http://localhost:8545' } } },
    { name: 'Beta', inject: true, flags: { isMetaMask: true } },
  ])
  return remove
}

export function addCrowd(): void {
  for (const wallet of virtualWallets(200)) wallet.announce(window) // names, identities and icons of their own
  announceMalformed(window, 1, 2_000) // a seed, then how many
}
