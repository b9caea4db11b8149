/** Runs in the page before its own scripts: wallets that announce themselves as extensions do, each with its own SVG icon. */
export function announceWallets(count) {
  const wallets = Array.from({ length: count }, (_, index) => {
    const hex = (index + 1).toString(16).padStart(12, '0')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="hsl(${index * 37} 60% 50%)"/><path d="M6 ${8 + (index % 9)}h20v12H6z" fill="white"/></svg>`
    const info = {
      uuid: `00000000-0000-4000-8000-${hex}`,
      name: `Wallet ${index + 1}`,
      rdns: `example.wallet${index + 1}`,
      icon: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    }
    return Object.freeze({ info: Object.freeze(info), provider: { request: async () => [] } })
  })
  const announce = () => {
    for (const detail of wallets) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
