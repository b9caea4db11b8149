import { type Hex, parseEther, parseUnits } from 'viem'
import type { ChainClient } from './connectChain.js'
import { devnetAccounts } from './devnetAccounts.js'
import { devnetContracts } from './devnetContracts.js'
import type { PastTransaction } from './historyPlan.js'

const day = 86_400
const startingBalance = '10000'

/** Sends the transactions of the past, each at its time, and leaves the chain's clock at `now` (in seconds). */
export async function replayHistory(client: ChainClient, plan: readonly PastTransaction[], now: number): Promise<void> {
  let last = 0
  for (const past of plan) {
    // Two on the same day are a minute apart: a chain's time only grows.
    last = Math.max(Math.round(now - past.daysAgo * day), last + 60)
    await client.setNextBlockTimestamp({ timestamp: BigInt(last) })
    await send(client, past)
  }
  await client.setNextBlockTimestamp({ timestamp: BigInt(now) })
  await client.mine({ blocks: 1 })
  // Fees were paid and coins came; the account starts round all the same.
  await client.setBalance({ address: devnetAccounts[0].address, value: parseEther(startingBalance) })
}

function send(client: ChainClient, past: PastTransaction): Promise<Hex> {
  const { coin, tiles, badges, lure } = devnetContracts
  const account = past.from
  switch (past.kind) {
    case 'coin':
      return client.sendTransaction({ account, to: past.to, value: parseEther(past.amount) })
    case 'token':
    case 'mint':
    case 'approve': {
      const { address, decimals, abi } = devnetContracts[past.token]
      const args = [past.to, parseUnits(past.amount, decimals)] as const
      const functionName = past.kind === 'token' ? 'transfer' : past.kind
      return client.writeContract({ account, address, abi, functionName, args })
    }
    case 'tile':
      return client.writeContract({ account, ...tiles, functionName: 'mint', args: [past.to] })
    case 'badge':
      return client.writeContract({ account, ...badges, functionName: 'mint', args: [past.to, 1n, 1n] })
    case 'lure':
      return client.writeContract({ account, ...lure, functionName: 'airdrop', args: [[past.to]] })
    case 'poison':
      // Anyone may move nothing of anyone's: the log names the victim as the sender.
      return client.writeContract({
        account,
        ...coin,
        functionName: 'transferFrom',
        args: [past.victim, past.lookalike, 0n],
      })
  }
}
