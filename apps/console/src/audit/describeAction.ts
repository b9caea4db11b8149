const words: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  'key.rotate': 'Made a new admin key',
  'session.begin': 'Logged in',
  'session.end': 'Logged out',
  'project.create': 'Created project',
  'project.change': 'Changed project',
  'wallet.add': 'Added wallet',
  'wallet.edit': 'Edited wallet',
  'wallet.hide': 'Hid wallet',
  'wallet.show': 'Showed wallet',
  'wallet.move': 'Moved wallet',
  'wallet.logo': 'Uploaded a logo for',
  'wallet.logo.remove': 'Removed the logo of',
  'wallet.import': 'Imported wallets',
})

/** An action of the audit log in words; one of a newer server as it is. */
export function describeAction(action: string): string {
  const begun = action.replace(/\.failed$/, '')
  const known = Object.hasOwn(words, begun) ? words[begun] : undefined
  if (known === undefined) return action
  return begun === action ? known : `Did not come through: ${known.toLowerCase()}`
}
