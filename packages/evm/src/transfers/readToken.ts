import { type Network, PorticoError, type RpcClient, type TokenFacts } from '@portico/core/adapter'
import { readQuantity, readText, readWord, selectors, word } from './abi.js'

type TokenQuestion = { readonly network: Network; readonly owner: string; readonly contract: string }

const mostDecimals = 255n

/** What a token calls itself, how it is divided, and how much of it somebody holds. */
export async function readToken(rpc: RpcClient, { network, owner, contract }: TokenQuestion): Promise<TokenFacts> {
  const call = (data: string): Promise<unknown> => rpc.request('eth_call', [{ to: contract, data }, 'latest'])
  const [decimals, balance, symbol, name] = await Promise.all([
    call(selectors.decimals),
    call(`${selectors.balanceOf}${word(BigInt(owner))}`),
    call(selectors.symbol).catch(() => undefined), // optional in ERC-20
    call(selectors.name).catch(() => undefined), // as above
  ])
  const places = readWord(decimals)
  const held = readWord(balance)
  if (places === undefined || places > mostDecimals || held === undefined) {
    throw new PorticoError('rpc/bad-answer', { network: network.name })
  }
  return { name: readText(name), symbol: readText(symbol), decimals: Number(places), balance: held }
}

export async function readNativeBalance(
  rpc: RpcClient,
  { network, owner }: { readonly network: Network; readonly owner: string },
): Promise<bigint> {
  const balance = readQuantity(await rpc.request('eth_getBalance', [owner, 'latest']))
  if (balance === undefined) throw new PorticoError('rpc/bad-answer', { network: network.name })
  return balance
}

/** Undefined for an account with code, also lent to it (EIP-7702): bundlers and relayers send for it, and count for themselves. */
export async function readSentCount(
  rpc: RpcClient,
  { network, address }: { readonly network: Network; readonly address: string },
): Promise<number | undefined> {
  const [answer, code] = await Promise.all([
    rpc.request('eth_getTransactionCount', [address, 'pending']),
    readCode(rpc, address),
  ])
  if (code !== '0x') return undefined
  const count = readQuantity(answer)
  if (count === undefined) throw new PorticoError('rpc/bad-answer', { network: network.name })
  return Number(count)
}

/** Code of its own at an address. A plain account that lends itself code (EIP-7702) stays its owner's. */
export async function hasCode(rpc: RpcClient, address: string): Promise<boolean> {
  return /^0x(?!ef0100)[0-9a-f]{2,}$/i.test(await readCode(rpc, address))
}

/** All that runs when an address is called; `0x` for nothing. */
export async function readCode(rpc: RpcClient, address: string): Promise<string> {
  const code = await rpc.request('eth_getCode', [address, 'latest'])
  return typeof code === 'string' ? code : '0x'
}
