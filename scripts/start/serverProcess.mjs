// The operator's server as a child that ends with its parent, however the parent ends: `fork(serverProcess, ['--config', file])`.
process.on('disconnect', () => process.exit(0))
await import('../../packages/server/bin/portico-server.mjs')
// Drained; only the channel to the parent is still open.
process.exit()
