import { BlockList, isIP, isIPv4 } from 'node:net'
import { createRequire } from 'node:module'
import { open, type Response } from 'maxmind'

export type Geo = {
  /** The country of an address, as two letters; null for one that is nowhere, or that nobody has told us of. */
  countryOf(ip: string): string | null
}

type Place = Response & { readonly country_code: string }

/** Many visitors come from few addresses; more than this would be memory spent on those who never return. */
const REMEMBERED_MAX = 10_000

/** Addresses that mean a different place in each network, or none. */
const nowhere = new BlockList()
nowhere.addSubnet('0.0.0.0', 8, 'ipv4')
nowhere.addSubnet('10.0.0.0', 8, 'ipv4')
nowhere.addSubnet('100.64.0.0', 10, 'ipv4')
nowhere.addSubnet('127.0.0.0', 8, 'ipv4')
nowhere.addSubnet('169.254.0.0', 16, 'ipv4')
nowhere.addSubnet('172.16.0.0', 12, 'ipv4')
nowhere.addSubnet('192.168.0.0', 16, 'ipv4')
nowhere.addSubnet('224.0.0.0', 3, 'ipv4')
nowhere.addSubnet('::', 127, 'ipv6')
nowhere.addSubnet('fc00::', 7, 'ipv6')
nowhere.addSubnet('fe80::', 10, 'ipv6')
nowhere.addSubnet('ff00::', 8, 'ipv6')

/** A socket of both kinds writes an IPv4 address inside an IPv6 one; the place is the same. */
function plain(ip: string): string {
  const [address = ''] = ip.split('%')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

const require = createRequire(import.meta.url)

async function read(): Promise<Geo> {
  const path = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = await open<Place>(path, { cache: { max: REMEMBERED_MAX } })
  return {
    countryOf(ip) {
      const address = plain(ip)
      if (isIP(address) === 0 || nowhere.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return null
      return reader.get(address)?.country_code ?? null
    },
  }
}

let opened: Promise<Geo> | undefined

/** Read once for the whole process, when it is first asked for: it is eight megabytes. */
export function openGeo(): Promise<Geo> {
  opened ??= read()
  return opened
}
