import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string, many: number): string {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : []
  return [...first, ...zeros, ...last]
    .slice(0, many)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Addresses are counted by network: the owner of one IPv6 address commonly has all 2^64 of its network. */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address
  return isIPv6(plain) ? `${groupsOf(plain, 4)}::/64` : plain
}

/**
 * The range that a provider assigns as a whole, of which one person can have many addresses: 256 networks in either
 * case. Of IPv4 the /24, the smallest range that is routed by itself. Of IPv6 the /48: businesses and tunnels are given
 * all of one, and a home is given a /56 of it, so counting by /56 would give the first of them 256 shares.
 */
export function wideNetworkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24')
  return isIPv6(plain) ? `${groupsOf(plain, 3)}::/48` : plain
}
