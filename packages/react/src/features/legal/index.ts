import { LegalGate } from './LegalGate.js'
import { LegalSentence } from './LegalSentence.js'
import { legalSheet } from './sheet.generated.js'

/** What a site with terms shows before a wallet is connected. */
export const parts = /* @__PURE__ */ Object.freeze({ LegalGate, LegalSentence })
export const sheet = legalSheet
