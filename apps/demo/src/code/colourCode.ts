export type CodePart = {
  readonly at: number
  readonly text: string
  readonly kind: 'plain' | 'keyword' | 'text' | 'value' | 'name'
}

const tokens =
  /(?<keyword>\b(?:import|from|const|export|function|return)\b)|(?<text>'(?:[^'\\\n]|\\.)*')|(?<value>\b(?:true|false|\d+)\b)|(?<name>\b[A-Za-z_]\w*(?=:)|(?<=<\/?)[A-Z]\w*)/g

/** Cuts code into coloured parts. Good for what `toCode` writes, not for TypeScript at large. */
export function colourCode(code: string): readonly CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  for (const match of code.matchAll(tokens)) {
    if (match.index > end) parts.push({ at: end, text: code.slice(end, match.index), kind: 'plain' })
    const { keyword, text, value } = match.groups ?? {}
    const kind = keyword ? 'keyword' : text ? 'text' : value ? 'value' : 'name'
    parts.push({ at: match.index, text: match[0], kind })
    end = match.index + match[0].length
  }
  if (end < code.length) parts.push({ at: end, text: code.slice(end), kind: 'plain' })
  return parts
}
