import { type ErrorLevel, isRevert } from './readErrorLevels.js'

const verb = '(rejected|denied|declined|cancell?ed|disapproved)'
const thing = '((request|transaction|signature|signing|connection|action|operation) ?)+'
const sentences = /* @__PURE__ */ Object.freeze([
  `(the )?user (has )?${verb}\\b.*`,
  `(${thing}(was )?)?${verb} by (the )?user`,
  `(${thing}(was )?)?${verb}`,
])

/**
 * Whether a wallet that gives no code says in words that somebody declined. Only a whole message counts, after a prefix such
 * as "Error:"; words in quotes do not, and nothing does beside a revert, because that text is written by a contract.
 */
export function saysRefused(levels: readonly ErrorLevel[]): boolean {
  const messages = levels.flatMap(({ message }) => (message ? [message.slice(0, 500)] : []))
  if (messages.some(isRevert)) return false
  const pattern = new RegExp(`^((\\w*error|MetaMask [\\w ]{1,30}): )?(${sentences.join('|')})[.!]?$`, 'i')
  return messages.some((message) => pattern.test(message.replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '').trim()))
}
