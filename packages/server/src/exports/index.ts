export type { Deps, ServerNetwork } from '../deps.js'
