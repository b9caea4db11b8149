export type { CaipNetworkId } from '@portico/wire'
