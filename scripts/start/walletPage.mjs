import { demoProjectId } from './serverConfig.mjs'

/** Accounts of the wallet: a handful is easier to choose from. */
const accountCount = 3

/** What the wallet is told, and the policy that it runs under: nothing inline, nobody to talk to but relay and chains. */
export function walletPage({ chains, accounts, endpoint, projectId = demoProjectId }) {
  const relayUrl = `${endpoint.replace(/^http/, 'ws')}/relay`
  const config = {
    relayUrl,
    projectId,
    chains: chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
    privateKeys: accounts.slice(0, accountCount).map(({ privateKey }) => privateKey),
  }
  const nodes = chains.map(({ rpcUrl }) => new URL(rpcUrl).origin)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures of sites: in the address itself, or of a site's own host. A code is read from a picture in memory.
    "img-src 'self' data: https: http://localhost:* http://127.0.0.1:*",
    `connect-src 'self' ${new URL(relayUrl).origin} ${endpoint} ${nodes.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    documents: { '/wallet.json': JSON.stringify(config) },
    headers: { 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' },
  }
}
