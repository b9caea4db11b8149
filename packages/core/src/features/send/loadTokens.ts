import { parseCaipAddress } from '@portico/wire'
import type { TokenBalance } from '@portico/wire/http'
import type { BalanceTarget } from '../../actions/balanceTarget.js'
import { isStill } from '../../actions/balanceTarget.js'
import type { PorticoContext } from '../../context.js'
import { accountOf } from '../../state/selectors.js'
import { sendKeys } from '../../storage/sendKeys.js'
import { isSuspectToken, sortTokens } from '../../utils/portfolio.js'
import { readableName } from '../../utils/readableName.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { priceText } from './fiat.js'
import { parseAmount } from './parseAmount.js'
import type { SendParts } from './sendParts.js'
import type { SendToken } from './sendState.js'

/** Finds what the account can send: what the server or the wallet lists, else what the chain itself says. */
export async function loadTokens(parts: SendParts): Promise<void> {
  const { ctx, store, patch } = parts
  const target = parts.target()
  if (!target) {
    patch({ status: 'unsupported', account: undefined, network: undefined, tokens: [], token: undefined })
    return
  }
  const recent = ctx.storage.get(sendKeys.recentReceivers) ?? []
  const isSame = store.get().account === target.caipAddress
  const { caipAddress: account, network } = target
  patch({ account, network, recent, ...(isSame && store.get().tokens.length ? {} : { status: 'loading', tokens: [] }) })
  const held = () => accountOf(ctx.store.get(), target.namespace).tokenBalance
  const listed = held()
  try {
    const tokens = await readTokens(parts, target)
    // Once the list has come it is read anew, often before the chain answers who asked earlier.
    if (!isStill(ctx, target) || store.get().account !== account || held() !== listed) return
    const { token } = store.get()
    patch({ status: 'ready', tokens, token: token && tokens.find(({ contract }) => contract === token.contract) })
  } catch (error) {
    if (!isStill(ctx, target)) return
    ctx.env.log('warn', 'Portico: what can be sent could not be read', error)
    if (!store.get().tokens.length) patch({ status: 'failed' })
  }
}

async function readTokens(parts: SendParts, target: BalanceTarget): Promise<readonly SendToken[]> {
  const { ctx } = parts
  const listed = listedTokens(ctx, target)
  const chosen = ctx.store.get().options.tokens?.[target.network.caipNetworkId]?.address
  const isListed = listed.some(({ contract }) => contract && chosen && sameAddress(target.namespace, contract, chosen))
  const [native, extra] = await Promise.all([
    listed.find(({ contract }) => !contract) ?? readNative(parts, target),
    // The site's own token is a courtesy: the rest can be sent without it.
    chosen && !isListed ? readToken(parts, target, chosen).catch(() => undefined) : undefined,
  ])
  return [native, ...listed.filter(({ contract }) => contract), ...(extra ? [extra] : [])]
}

/** Gifts of strangers with names that want something are not offered. */
function listedTokens(ctx: PorticoContext, { namespace, network }: BalanceTarget): readonly SendToken[] {
  const held = accountOf(ctx.store.get(), namespace).tokenBalance
  return sortTokens(held.filter((token) => token.chainId === network.caipNetworkId && !isSuspectToken(token))).flatMap(
    (token) => toSendToken(token) ?? [],
  )
}

function toSendToken({ name, symbol, address, price, quantity, iconUrl }: TokenBalance): SendToken | undefined {
  const contract = address === undefined ? undefined : parseCaipAddress(address)?.address
  const decimals = Number(quantity.decimals)
  const balance = parseAmount(quantity.numeric, decimals)
  if ((address !== undefined && !contract) || 'problem' in balance) return undefined
  if (contract && balance.amount === 0n) return undefined
  return {
    name: readableName(name),
    symbol: readableName(symbol),
    decimals,
    contract,
    balance: balance.amount,
    price: priceText(price),
    iconUrl: iconUrl || undefined,
  }
}

async function readNative(parts: SendParts, { address: owner, network }: BalanceTarget): Promise<SendToken> {
  const balance = await (await parts.transfers()).nativeBalance({ network, owner })
  return { ...network.nativeCurrency, contract: undefined, balance }
}

async function readToken(
  parts: SendParts,
  { address: owner, network }: BalanceTarget,
  contract: string,
): Promise<SendToken> {
  const { name, symbol, decimals, balance } = await (await parts.transfers()).token({ network, owner, contract })
  return { name: readableName(name), symbol: readableName(symbol), decimals, contract, balance }
}
