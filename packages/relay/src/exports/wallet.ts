export type { CaipAddress } from '@portico/wire'
