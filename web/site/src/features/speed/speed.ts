import { domainOrigin } from '@ronda/contract'

/** No answer sorts after any answer. */
export const FAILED_MS = 9_999

/** How many addresses are measured. */
const DOMAINS_MAX = 5

const FAST_MS_MAX = 80
const NORMAL_MS_BELOW = 150

export type Grade = 'fast' | 'normal' | 'slow' | 'failed'

export function gradeOf(ms: number): Grade {
  if (ms >= FAILED_MS) return 'failed'
  if (ms <= FAST_MS_MAX) return 'fast'
  return ms < NORMAL_MS_BELOW ? 'normal' : 'slow'
}

export type Domain = { readonly name: string; readonly origin: string }
export type Here = { readonly host: string; readonly origin: string; readonly port: string; readonly protocol: string }

/** The first addresses of the brand, the current one before all others, each once. */
export function domainsToTest(domains: readonly { readonly domainName: string }[], here: Here): readonly Domain[] {
  const others = domains.map(({ domainName }) => ({ name: domainName, origin: domainOrigin(domainName, here) }))
  const otherOrigins = others.filter(({ origin }) => origin !== here.origin)
  return [{ name: here.host, origin: here.origin }, ...otherOrigins].slice(0, DOMAINS_MAX)
}
