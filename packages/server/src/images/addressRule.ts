import { BlockList, isIP } from 'node:net'

// IANA's special-purpose registries, and the addresses at which clouds keep their keys.
const closedV4 = /* @__PURE__ */ Object.freeze([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
// Inside 2000::/3, the one range that is public at all. Mapped, NAT64, local and multicast ranges lie outside it.
const closedV6 = /* @__PURE__ */ Object.freeze([
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
])

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

export type AddressRule = {
  /** True for an address of the public internet. */
  isPublic(address: string): boolean
  isLoopback(address: string): boolean
}

/** Tells addresses of the public internet from all others. What it cannot read is not public. */
export function createAddressRule(): AddressRule {
  const closed4 = listOf('ipv4', closedV4)
  const closed6 = listOf('ipv6', closedV6)
  const open6 = listOf('ipv6', ['2000::/3'])
  const loopback4 = listOf('ipv4', ['127.0.0.0/8'])
  const loopback6 = listOf('ipv6', ['::1/128'])
  // A zone names an interface of this machine: nothing public has one.
  const familyOf = (address: string) => (address.includes('%') ? 0 : isIP(address))
  return {
    isPublic(address) {
      const family = familyOf(address)
      if (family === 4) return !closed4.check(address, 'ipv4')
      return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
    },
    isLoopback(address) {
      const family = familyOf(address)
      if (family === 4) return loopback4.check(address, 'ipv4')
      return family === 6 && loopback6.check(address, 'ipv6')
    },
  }
}
