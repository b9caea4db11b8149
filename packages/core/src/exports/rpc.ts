export { fromNode } from '../errors/fromNode.js'
export { fromRpc, hasRpcCode } from '../errors/fromRpc.js'
export { sendError } from '../errors/sendError.js'
export { createRpcClients } from '../rpc/createRpcClients.js'
