import { isIPv6 } from 'node:net'

/** Addresses are counted by network: whoever has one IPv6 address commonly has the other 2^64 of its network too. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
    : []
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
