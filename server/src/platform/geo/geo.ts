import { BlockList, isIP, isIPv4 } from 'node:net'
import { createRequire } from 'node:module'
import { open, type Response } from 'maxmind'

export type Geo = {
  /** The country of an address, as two letters; null for a private or unknown address. */
  countryOf(ip: string): string | null
}

type Place = Response & { readonly country_code: string }

/** Many visitors come from few addresses; caching more would spend memory on those who never return. */
const CACHED_MAX = 10_000

/** Private, local and reserved addresses, which have no country. */
const privateAddresses = new BlockList()
privateAddresses.addSubnet('0.0.0.0', 8, 'ipv4')
privateAddresses.addSubnet('10.0.0.0', 8, 'ipv4')
privateAddresses.addSubnet('100.64.0.0', 10, 'ipv4')
privateAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
privateAddresses.addSubnet('169.254.0.0', 16, 'ipv4')
privateAddresses.addSubnet('172.16.0.0', 12, 'ipv4')
privateAddresses.addSubnet('192.168.0.0', 16, 'ipv4')
privateAddresses.addSubnet('224.0.0.0', 3, 'ipv4')
privateAddresses.addSubnet('::', 127, 'ipv6')
privateAddresses.addSubnet('fc00::', 7, 'ipv6')
privateAddresses.addSubnet('fe80::', 10, 'ipv6')
privateAddresses.addSubnet('ff00::', 8, 'ipv6')

/** A dual-stack socket reports an IPv4 address as an IPv6 one; both mean the same host. */
function plain(ip: string): string {
  const [address = ''] = ip.split('%')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

const require = createRequire(import.meta.url)

async function read(): Promise<Geo> {
  const path = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = await open<Place>(path, { cache: { max: CACHED_MAX } })
  return {
    countryOf(ip) {
      const address = plain(ip)
      if (isIP(address) === 0 || privateAddresses.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return null
      return reader.get(address)?.country_code ?? null
    },
  }
}

let opened: Promise<Geo> | undefined

/** Loaded once for the whole process, at the first use: it is eight megabytes. */
export function openGeo(): Promise<Geo> {
  opened ??= read()
  return opened
}
