export { type RpcCode, type RpcErrorName, rpcCodes, rpcErrorName } from '../rpc/codes.js'
