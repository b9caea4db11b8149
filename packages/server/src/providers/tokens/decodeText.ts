import { decodeAbiParameters, type Hex, hexToBytes } from 'viem'

const wordHexLength = 66

/** What `name()` or `symbol()` returned: a string, or the thirty-two bytes of contracts older than the habit. */
export function decodeText(data: Hex): string | undefined {
  try {
    if (data.length === wordHexLength) return decodeWord(data)
    const [text] = decodeAbiParameters([{ type: 'string' }], data)
    return text
  } catch {
    // A contract may answer anything; what is no text is no name.
    return undefined
  }
}

function decodeWord(data: Hex): string | undefined {
  const bytes = hexToBytes(data)
  const end = bytes.indexOf(0)
  const text = new TextDecoder('utf-8', { fatal: true }).decode(end < 0 ? bytes : bytes.slice(0, end))
  return text || undefined
}
