/**
 * A stranger's text made harmless to show: compatible forms joined, control, direction and zero-width characters removed,
 * spaces collapsed, cut at `limit` characters. Null when nothing is left.
 */
export function cleanText(text: string, limit: number): string | null {
  const clean = text
    .slice(0, limit * 8)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]/gu, ' ')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...clean].slice(0, limit).join('').trim() || null
}
