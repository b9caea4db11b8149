export { fromRpc, hasRpcCode } from '../errors/fromRpc.js'
