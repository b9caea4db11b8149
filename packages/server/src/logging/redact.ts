const secret = '[redacted]'

/** What must not be written down, in the order it is looked for. */
const patterns: readonly RegExp[] = /* @__PURE__ */ Object.freeze([
  // Pairing links hold a key, tokens open doors.
  /\bwc:[^\s"']+/gi,
  /\b(?:auth|token|key|code|secret|password)=[^\s&"']+/gi,
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+(?:\.[\w-]*)*/g,
  /\b(?:sk|portico_admin)_\w+/g,
  // The user and password of a connection string, then any query.
  /(?<=:\/\/)[^\s/@"']+@/g,
  /\?[^\s"']+/g,
  /[^\s@"'<>:/]+@[^\s@"'<>/]+\.[^\s@"'<>/]+/g,
  // Keys, hashes and addresses.
  /(?:0x)?[0-9a-f]{40,}/gi,
  // Eight or more short words in a row read like a recovery phrase.
  /\b(?:[a-z]{3,8}[ \t]+){7,}[a-z]{3,8}\b/g,
  // One-time codes.
  /(?<![\w.-])\d{6}(?![\w.-])/g,
])

/** The second wall behind declared fields: takes out what looks like a secret or a person. */
export function redact(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, secret), text)
}
