/** The records of a file: an array, or an object that holds one as `data` or `wallets`. Undefined when there is none. */
export function readWalletList(text: string): readonly unknown[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  return [Reflect.get(value, 'data'), Reflect.get(value, 'wallets')].find(Array.isArray)
}
