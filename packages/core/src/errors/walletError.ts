import { PorticoError, type PorticoErrorArguments } from './PorticoError.js'
import { type WalletErrorCode, walletSentences } from './walletSentences.js'

/** An error of talking to wallets, with its sentence. */
export function walletError<Code extends WalletErrorCode>(
  ...[code, context, options]: PorticoErrorArguments<Code>
): PorticoError<Code> {
  const sentence = (walletSentences[code] as (context: unknown) => string)(context) // matched to the code by the arguments
  return new PorticoError(...([code, context, { ...options, sentence }] as PorticoErrorArguments<Code>)) // as given
}
