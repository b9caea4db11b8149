/** A small square SVG as a data URI: the wallet's initial on a gradient of its own. */
export function walletIcon(name: string): string {
  const hash = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  const [from, to] = [hash % 360, Math.floor(hash / 360) % 360]
  const initial = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? ''
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><linearGradient id="g" x2="1" y2="1">' +
    `<stop stop-color="hsl(${from} 65% 50%)"/><stop offset="1" stop-color="hsl(${to} 60% 36%)"/></linearGradient>` +
    '<rect width="32" height="32" fill="url(#g)"/><text x="16" y="22" font-family="sans-serif" font-size="17" ' +
    `font-weight="600" fill="#fff" text-anchor="middle">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
