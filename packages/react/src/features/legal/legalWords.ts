import { legalEn } from '@portico/core/words'

export const legalWords = /* @__PURE__ */ Object.freeze({ legal: legalEn })
