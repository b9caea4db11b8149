import { hashText } from '../hashText.js'

/** Three hues that sit well together; one address looks the same in every letter case. */
export function avatarHues(address: string): readonly [number, number, number] {
  const hash = hashText(address.toLowerCase())
  const base = hash % 360
  const spread = 40 + ((hash >>> 9) % 50)
  const direction = (hash >>> 20) % 2 === 0 ? 1 : -1
  return [base, (base + direction * spread + 360) % 360, (base + direction * spread * 2 + 360) % 360]
}
