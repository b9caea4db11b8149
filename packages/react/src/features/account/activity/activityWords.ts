import { firstEn } from '@portico/core/views'
import { activityEn } from '@portico/core/words'

export const activityWords = /* @__PURE__ */ Object.freeze({
  ...firstEn,
  activity: activityEn,
})
