export type { ServerConfigInput } from '../config/serverConfig.js'
export { type AppOptions, createApp } from '../createApp.js'
export { type CreateServerOptions, createServer, type RunningServer } from '../createServer.js'
export type { Deps, ServerNetwork } from '../deps.js'
