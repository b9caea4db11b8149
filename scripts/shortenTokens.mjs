/** What a host or a journey looks at from outside keeps its name. */
const kept = new Set(['--portico-unit', '--portico-radius'])
const token = /--portico-[\w-]+/g

/**
 * Gives the tokens that only style sheets know short names: they are a third of all CSS, and nobody types them. Those that a
 * host sets (`inputs`) or that the code mentions stay as they are. The commonest get the shortest.
 *
 * @returns {(css: string) => string}
 */
export function shortenTokens(sheets, sources, inputs) {
  const mentioned = new Set(sources.flatMap(({ text }) => text.match(token) ?? []))
  const counts = new Map()
  for (const { text } of sheets)
    for (const [name] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(token))
      if (!kept.has(name) && !inputs.has(name) && !mentioned.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([name]) => name)
  // Still ours: the buttons stand in a page whose author may call something --a.
  const short = new Map(sorted.map((name, index) => [name, `--pt${index.toString(36)}`]))
  return (css) => css.replace(token, (name) => short.get(name) ?? name)
}
