/** Sentences of what goes wrong with pairing; they come with the code that pairs, as `pairing/…` codes. */
export const pairingSentences = /* @__PURE__ */ Object.freeze({
  'client-not-initialized': 'Sign Client not initialized',
  'session-not-initialized': 'Session not initialized. Please call connect() before enable().',
  unreachable: 'The pairing network could not be reached.',
  refused: 'The pairing network refused this site.',
  expired: 'The wallet did not answer in time.',
  ended: 'The wallet ended the session.',
  'wrong-networks': 'The wallet approved none of the networks that this site uses.',
  'wrong-signature': 'The wallet signed something other than this site asked for.',
  'link-not-found': 'No link found',
  'uri-invalid': 'This is no pairing link: it must begin with wc: and be whole.',
} as const)
export type PairingErrorName = keyof typeof pairingSentences
