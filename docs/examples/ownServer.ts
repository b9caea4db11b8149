import { createServer } from '@portico/server'

/** The server inside a program of your own, with what a kit needs to know. `stop` lets requests under way end. */
export async function startServer(nodeUrl: string) {
  const server = await createServer({
    mode: 'dev',
    port: 0,
    networks: [
      {
        chainId: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [nodeUrl],
      },
    ],
  })
  const project = await server.deps.projects.create({ name: 'My site', mode: 'dev', origins: [] })
  return { endpoint: server.url, projectId: project.id, stop: server.stop }
}
