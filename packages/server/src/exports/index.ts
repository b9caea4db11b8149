export { type AppOptions, createApp } from '../createApp.js'
export type { Deps, ServerNetwork } from '../deps.js'
