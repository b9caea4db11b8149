/** How one kind of message is published: its label, how long it is kept (seconds), whether a phone may be woken. */
export type Publishing = { readonly tag: number; readonly ttl: number; readonly prompt: boolean }

const kinds = /* @__PURE__ */ Object.freeze({
  wc_pairingDelete: [1000, 86_400, false],
  wc_pairingPing: [1002, 30, false],
  wc_sessionPropose: [1100, 300, true],
  wc_sessionSettle: [1102, 300, false],
  wc_sessionUpdate: [1104, 86_400, false],
  wc_sessionExtend: [1106, 86_400, false],
  wc_sessionRequest: [1108, 300, true],
  wc_sessionEvent: [1110, 300, true],
  wc_sessionDelete: [1112, 86_400, false],
  wc_sessionPing: [1114, 30, false],
  wc_sessionAuthenticate: [1116, 3_600, true],
} as const)
export type PeerMethod = keyof typeof kinds

const rejections = /* @__PURE__ */ Object.freeze({
  wc_sessionPropose: { user: 1120, auto: 1121 },
  wc_sessionAuthenticate: { user: 1118, auto: 1119 },
} as const)
const rejectionTtl = 300
/** A request may wait longer than its kind does: seven days at most. */
export const maxRequestTtl = 604_800

export function isPeerMethod(value: unknown): value is PeerMethod {
  return typeof value === 'string' && Object.hasOwn(kinds, value)
}

export function requestPublishing(method: PeerMethod): Publishing {
  const [tag, ttl, prompt] = kinds[method]
  return { tag, ttl, prompt }
}

/** Answers have the next number and never wake anybody. */
export function answerPublishing(method: PeerMethod): Publishing {
  const [tag, ttl] = kinds[method]
  return { tag: tag + 1, ttl, prompt: false }
}

/** A refusal has a number of its own where the protocol gives one: by the person, or by the program before asking. */
export function rejectionPublishing(method: PeerMethod, by: 'user' | 'auto'): Publishing {
  if (method !== 'wc_sessionPropose' && method !== 'wc_sessionAuthenticate') return answerPublishing(method)
  return { tag: rejections[method][by], ttl: rejectionTtl, prompt: false }
}
