/** A small square SVG as a data URI: the wallet's initial on a colour of its own. */
export function walletIcon(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  const initial = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="hsl(${hue} 62% 46%)"/>` +
    `<text x="16" y="22" font-family="sans-serif" font-size="17" font-weight="600" fill="#fff" text-anchor="middle">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
