import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Hex, keccak256, numberToHex, padHex, toHex } from 'viem'

export type NodeLog = { address: Hex; topics: Hex[]; data: Hex }
export type NodeTransaction = {
  from: Hex
  to?: Hex | null
  value?: bigint
  input?: Hex
  nonce?: number
  failed?: boolean
  logs?: NodeLog[]
}
type Block = { number: number; hash: Hex; parentHash: Hex; timestamp: number; transactions: NodeTransaction[] }
type Call = { id: unknown; method: string; params: unknown[] }

/** A made-up chain behind a real socket: what it tells, and how badly it behaves, is up to the test. */
export async function startChainNode({ chainId = 31337, salt = 'a' }: { chainId?: number; salt?: string } = {}) {
  const blocks: Block[] = []
  const node = {
    /** HTTP requests and calls so far. */
    requests: 0,
    calls: [] as string[],
    mood: 'well' as 'well' | 'html' | 'dead' | 'silent' | 'error',
    hasBlockReceipts: true,
    /** More blocks in a request than this are refused. */
    batchLimit: Number.POSITIVE_INFINITY,
    /** What eth_call answers: hex, or undefined for a revert. */
    onCall: (_to: Hex, _data: Hex): Hex | undefined => undefined,
    blocks,
    mine(transactions: NodeTransaction[] = [], fork = salt): Block {
      const number = blocks.length
      const parentHash = blocks.at(-1)?.hash ?? padHex('0x', { size: 32 })
      const hash = keccak256(toHex(`${fork}|${number}|${parentHash}|${transactions.length}`))
      const block = { number, hash, parentHash, timestamp: 1_700_000_000 + number * 12, transactions }
      blocks.push(block)
      return block
    },
    /** Takes the last blocks away, as a reorganisation does. */
    drop(count: number): void {
      blocks.splice(blocks.length - count, count)
    },
    url: '',
    stop: () => Promise.resolve(),
  }

  const hashOf = (block: Block, index: number) => keccak256(toHex(`${block.hash}|${index}`))
  const receiptOf = (block: Block, index: number) => {
    const transaction = block.transactions[index]
    const before = block.transactions.slice(0, index).reduce((sum, { logs }) => sum + (logs?.length ?? 0), 0)
    return {
      transactionHash: hashOf(block, index),
      blockHash: block.hash,
      status: transaction?.failed ? '0x0' : '0x1',
      logs: (transaction?.logs ?? []).map((log, offset) => ({ ...log, logIndex: numberToHex(before + offset) })),
    }
  }
  const headerOf = (block: Block) => ({
    number: numberToHex(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    timestamp: numberToHex(block.timestamp),
  })
  const answers: Record<string, (params: unknown[]) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    eth_blockNumber: () => numberToHex(blocks.length - 1),
    eth_getBlockByNumber: ([number, isFull]) => {
      const block = blocks[Number(number)]
      if (!block) return null
      const transactions = block.transactions.map((transaction, index) =>
        isFull
          ? {
              hash: hashOf(block, index),
              transactionIndex: numberToHex(index),
              from: transaction.from,
              to: transaction.to ?? null,
              value: numberToHex(transaction.value ?? 0n),
              nonce: numberToHex(transaction.nonce ?? 0),
              input: transaction.input ?? '0x',
            }
          : hashOf(block, index),
      )
      return { ...headerOf(block), transactions }
    },
    eth_getBlockReceipts: ([number]) => {
      const block = blocks[Number(number)]
      return block?.transactions.map((_, index) => receiptOf(block, index)) ?? null
    },
    eth_getTransactionReceipt: ([hash]) => {
      for (const block of blocks)
        for (const index of block.transactions.keys()) if (hashOf(block, index) === hash) return receiptOf(block, index)
      return null
    },
    eth_getBalance: () => '0xde0b6b3a7640000',
  }

  function answer({ id, method, params }: Call) {
    node.calls.push(method)
    if (method === 'eth_call') {
      // What our own client sends.
      const [{ to, data }] = params as [{ to: Hex; data: Hex }]
      const result = node.onCall(to.toLowerCase() as Hex, data)
      return result ? { jsonrpc: '2.0', id, result } : { jsonrpc: '2.0', id, error: { code: 3, message: 'reverted' } }
    }
    const run = method === 'eth_getBlockReceipts' && !node.hasBlockReceipts ? undefined : answers[method]
    if (!run) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'method not found' } }
    return { jsonrpc: '2.0', id, result: run(params) }
  }

  async function onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    node.requests += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // http gives buffers
    if (node.mood === 'dead') return void request.socket.destroy()
    if (node.mood === 'silent') return
    if (node.mood === 'html')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Call | Call[] // our own client wrote it
    const refused = { jsonrpc: '2.0', id: null, error: { code: -32005, message: 'limit exceeded' } }
    const isRefused = node.mood === 'error' || (Array.isArray(body) && body.length > node.batchLimit)
    const reply = isRefused ? refused : Array.isArray(body) ? body.map(answer) : answer(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }

  const server = createServer((request, response) => void onRequest(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
  node.stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  node.mine()
  return node
}
export type ChainNode = Awaited<ReturnType<typeof startChainNode>>
