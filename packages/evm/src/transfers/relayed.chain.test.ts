import { devnetAccounts, devnetContracts } from '@portico/devnet'
import { createWalletClient, encodeFunctionData, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { hardhat } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { createSendingPage, friend, stranger } from '../test/sendingPage.js'

const { coin, dollar, multicall } = devnetContracts
const { chain, location, network, openTransfers } = createSendingPage()
/** Delegates to a contract that makes many calls, as wallets do for batches and for gas that others pay. */
const account = privateKeyToAccount(devnetAccounts[3].privateKey)
const relayer = privateKeyToAccount(devnetAccounts[5].privateKey)
type Move = { readonly target: Hex; readonly to: Hex; readonly amount: bigint }

const clientOf = (from: typeof account) =>
  createWalletClient({ account: from, chain: { ...hardhat, id: 31337 }, transport: http(location().rpcUrl) })

/** Moves tokens of the account in a transaction that somebody sends, with the delegation in it. */
async function relay(moves: readonly Move[], sender = relayer): Promise<Hex> {
  const authorization = await clientOf(account).signAuthorization({
    contractAddress: multicall.address,
    ...(sender === account ? { executor: 'self' } : {}),
  })
  const calls = moves.map(({ target, to, amount }) => ({
    target,
    callData: encodeFunctionData({ abi: coin.abi, functionName: 'transfer', args: [to, amount] }),
  }))
  const data = encodeFunctionData({ abi: multicall.abi, functionName: 'aggregate', args: [calls] })
  const hash = await clientOf(sender).sendTransaction({ to: account.address, data, authorizationList: [authorization] })
  await chain().waitForTransactionReceipt({ hash })
  return hash
}

const transferOf = (contract?: Hex) => ({ network: network(), from: account.address, to: friend, contract, amount: 5n })

describe('an account that lends itself code (EIP-7702)', () => {
  it.each([
    ['somebody else', relayer],
    ['the account itself', account],
  ])('sent by %s: no alarm when the token went where it was asked to', async (_, sender) => {
    const hash = await relay([{ target: coin.address, to: friend, amount: 5n }], sender)
    expect(await (await openTransfers()).inspect({ transfer: transferOf(coin.address), hash })).toEqual({
      isKnown: true,
      differences: [],
      isCompared: true,
      hasFailed: false,
      outcome: 'confirmed',
    })
  })

  it('is an alarm when the token went to somebody else, or it was another amount', async () => {
    const transfers = await openTransfers()
    const transfer = transferOf(coin.address)
    const elsewhere = await relay([{ target: coin.address, to: stranger, amount: 5n }])
    expect((await transfers.inspect({ transfer, hash: elsewhere })).differences).toEqual([
      { field: 'to', asked: friend.toLowerCase(), found: stranger.toLowerCase() },
    ])
    const more = await relay([{ target: coin.address, to: friend, amount: 6n }])
    expect((await transfers.inspect({ transfer, hash: more })).differences).toEqual([
      { field: 'value', asked: '5', found: '6' },
    ])
  })

  it('says that it could not be compared: coins, nothing of the token, or more than was asked', async () => {
    const transfers = await openTransfers()
    const unsure = { differences: [], isCompared: false, outcome: 'confirmed' }
    const moved = await relay([{ target: coin.address, to: friend, amount: 5n }])
    expect(await transfers.inspect({ transfer: transferOf(), hash: moved })).toMatchObject(unsure)
    expect(await transfers.inspect({ transfer: transferOf(dollar.address), hash: moved })).toMatchObject(unsure)
    const both = await relay([
      { target: coin.address, to: friend, amount: 5n },
      { target: dollar.address, to: relayer.address, amount: 1n },
    ])
    expect(await transfers.inspect({ transfer: transferOf(coin.address), hash: both })).toMatchObject(unsure)
  })

  it('is still compared field by field when it sends by itself to somebody else', async () => {
    const hash = await clientOf(account).sendTransaction({ to: stranger, value: 5n })
    await chain().waitForTransactionReceipt({ hash })
    expect((await (await openTransfers()).inspect({ transfer: transferOf(), hash })).differences).toEqual([
      { field: 'to', asked: friend.toLowerCase(), found: stranger.toLowerCase() },
    ])
  })
})
