import { ServerError } from '../errors/ServerError.js'

const depthLimit = 16

/**
 * JSON as we take it: no deeper than 16, no key twice in one object (two readers could take different ones), no text
 * that a database refuses.
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ServerError('request/body', { cause: error })
  }
  checkShape(text)
  return value
}

// JSON.parse has accepted the text, so strings end where they should and brackets are in pairs.
function checkShape(text: string): void {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs
  const open: (Set<string> | undefined)[] = []
  let name: string | undefined
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(part === '{' ? new Set() : undefined)
      if (open.length > depthLimit) throw new ServerError('request/body')
    } else if (part === '}' || part === ']') open.pop()
    else if (part === ':') {
      const keys = open.at(-1)
      if (name === undefined || keys?.has(name)) throw new ServerError('request/body')
      keys?.add(name)
    } else if (part !== ',') {
      const content: unknown = JSON.parse(part)
      name = String(content)
      if (!isCleanText(name)) throw new ServerError('request/body')
    }
  }
}

/** Text that every part of the server can keep: no NUL, no half of a surrogate pair. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/[\uD800-\uDFFF]/u.test(text)
}
