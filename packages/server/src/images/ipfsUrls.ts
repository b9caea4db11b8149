/** Where the operator's gateways keep an `ipfs://` address; none when it is not one. */
export function ipfsUrls(source: string, gateways: readonly string[]): readonly URL[] {
  const [, id = '', path = ''] = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{32,128})(\/.*)?$/.exec(source) ?? []
  if (!id) return []
  return gateways.flatMap((gateway) => {
    const root = `${gateway.replace(/\/+$/, '')}/ipfs/${id}`
    if (!URL.canParse(root + path)) return []
    const url = new URL(root + path)
    // Dots in the path must not climb to the gateway's other pages: it may be a machine that only we can reach.
    const isInside = `${url.pathname}/`.startsWith(`${new URL(root).pathname}/`)
    return isInside ? [url] : []
  })
}
