// A node over a real socket for the indexing bench: so many blocks, each with token transfers, written out beforehand.
import { createServer } from 'node:http'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, multicall3Abi, padHex } from 'viem'

const [blocks, transfersEach, tokens] = process.argv.slice(2).map(Number)
const hex = (number) => `0x${number.toString(16)}`
const hashOf = (kind, number) => `0x${kind}${number.toString(16).padStart(63, '0')}`
const holder = padHex('0xa11ce', { size: 20 })
const addressOf = (kind, number) => `0x${kind}${number.toString(16).padStart(39, '0')}`
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const chain = Array.from({ length: blocks + 1 }, (_, number) => {
  const header = {
    number: hex(number),
    hash: hashOf('b', number),
    parentHash: number ? hashOf('b', number - 1) : padHex('0x', { size: 32 }),
    timestamp: hex(1_600_000_000 + number * 12),
    gasUsed: '0x5208',
    logsBloom: padHex('0x', { size: 256 }),
  }
  const transfers = number ? Array.from({ length: transfersEach }, (_, index) => number * transfersEach + index) : []
  const transactions = transfers.map((id, index) => ({
    hash: hashOf('7', id),
    blockHash: header.hash,
    blockNumber: header.number,
    transactionIndex: hex(index),
    from: id % 10 ? addressOf('a', id % 5_000) : holder,
    to: addressOf('c', id % tokens),
    value: '0x0',
    nonce: hex(id),
    gas: '0xffff',
    gasPrice: '0x3b9aca00',
    input: `0xa9059cbb${'0'.repeat(127)}1`,
    type: '0x2',
  }))
  const receipts = transactions.map((transaction, index) => ({
    transactionHash: transaction.hash,
    blockHash: header.hash,
    blockNumber: header.number,
    transactionIndex: transaction.transactionIndex,
    status: '0x1',
    gasUsed: '0x5208',
    logsBloom: padHex('0x', { size: 256 }),
    logs: [
      {
        address: transaction.to,
        topics: [
          transferTopic,
          padHex(transaction.from),
          padHex(transfers[index] % 7 ? addressOf('d', transfers[index] % 5_000) : holder),
        ],
        data: padHex(hex(transfers[index] + 1)),
        logIndex: hex(index),
        blockHash: header.hash,
        transactionHash: transaction.hash,
      },
    ],
  }))
  return {
    header: JSON.stringify({ ...header, transactions: [] }),
    whole: JSON.stringify({ ...header, transactions }),
    receipts: JSON.stringify(receipts),
  }
})

const text = (value) => encodeAbiParameters([{ type: 'string' }], [value])
const number = (value) => encodeAbiParameters([{ type: 'uint256' }], [value])
const answers = { '0x06fdde03': text('Token'), '0x95d89b41': text('TKN'), '0x313ce567': number(18n) }

function aggregate(data) {
  const [calls] = decodeFunctionData({ abi: multicall3Abi, data }).args
  const result = calls.map(({ callData }) => ({
    success: true,
    returnData: answers[callData.slice(0, 10)] ?? number(10n ** 18n),
  }))
  return JSON.stringify(encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result }))
}

function resultOf({ method, params }, chainId) {
  if (method === 'eth_chainId') return `"${hex(chainId)}"`
  if (method === 'eth_blockNumber') return `"${hex(blocks)}"`
  if (method === 'eth_getBlockReceipts') return chain[Number(params[0])].receipts
  if (method === 'eth_getBlockByNumber') return chain[Number(params[0])][params[1] ? 'whole' : 'header']
  return method === 'eth_call' ? aggregate(params[0].data) : 'null'
}

// The same blocks under any number: the path names the chain.
const answer = (call, chainId) => `{"jsonrpc":"2.0","id":${call.id},"result":${resultOf(call, chainId)}}`
const server = createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString())
  const chainId = Number(request.url.slice(1))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(Array.isArray(body) ? `[${body.map((call) => answer(call, chainId)).join(',')}]` : answer(body, chainId))
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, holder }))
