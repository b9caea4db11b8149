import { addressKey } from './addressKey.js'
import { type BodyTransaction, bodyOf, encodeBody, partiesOf } from './blockBody.js'
import type { WholeBlock } from './chainShapes.js'
import { decimalOf } from './decimalOf.js'
import { createSheet, type Sheet } from './tables.js'

/** An address and a contract whose tokens came to it. */
export type Received = { readonly receiver: string; readonly contract: string }
export type Rows = { readonly [Name in 'bodies' | 'parties' | 'movements']: Sheet<Name> } & {
  readonly received: readonly Received[]
}

/** What a few blocks add to the index. */
export function rowsOf(chain: number, blocks: readonly WholeBlock[]): Rows {
  const bodies = createSheet('bodies')
  const parties = createSheet('parties')
  const movements = createSheet('movements')
  // By receiver and contract: most pairs come again and again.
  const pairs = new Set<string>()
  const received: Received[] = []
  for (const whole of blocks) {
    const { number, transactions } = whole.block
    if (!transactions.length) continue
    const body = bodyOf(whole)
    bodies.values.chain.push(chain)
    bodies.values.block.push(number)
    bodies.values.body.push(encodeBody(body))
    for (const transaction of body.transactions) {
      addParties(parties, chain, number, transaction)
      addMovements(movements, chain, number, transaction)
      for (const { standard, receiver, contract } of transaction.transfers) {
        if (standard !== 'ERC20') continue
        const pair = receiver + contract
        if (pairs.has(pair)) continue
        pairs.add(pair)
        received.push({ receiver, contract })
      }
    }
  }
  return { bodies, parties, movements, received }
}

function addParties({ values }: Sheet<'parties'>, chain: number, block: number, transaction: BodyTransaction): void {
  // Two addresses that share a key are one row: whoever reads it looks into the body.
  const keys: number[] = []
  for (const party of partiesOf(transaction)) {
    const key = addressKey(party)
    if (keys.includes(key)) continue
    keys.push(key)
    values.chain.push(chain)
    values.key.push(key)
    values.block.push(block)
    values.position.push(transaction.position)
  }
}

function addMovements(
  { values }: Sheet<'movements'>,
  chain: number,
  block: number,
  { position, sender: origin, transfers }: BodyTransaction,
): void {
  for (const { standard, log, part, contract, sender, receiver, tokenId, amount } of transfers) {
    if (standard === 'ERC20' || tokenId === null) continue
    values.chain.push(chain)
    values.block.push(block)
    values.position.push(position)
    values.log.push(log)
    values.part.push(part)
    values.standard.push(standard)
    values.contract.push(contract)
    values.sender.push(sender)
    values.receiver.push(receiver)
    values.token_id.push(decimalOf(tokenId))
    values.amount.push(decimalOf(amount))
    values.origin.push(origin)
  }
}
