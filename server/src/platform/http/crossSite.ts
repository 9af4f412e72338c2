/** Sent by our own pages with every call that changes something; another site cannot add it without our consent. */
const OWN_HEADER = 'x-ronda'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

export function isOwnOrigin(origin: string | undefined, origins: readonly string[]): boolean {
  return origin !== undefined && origins.includes(origin)
}

/** Whether a request that changes something comes from another site, and not from our own page or a program. */
export function isCrossSite(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (SAFE_METHODS.has(method)) return false
  if (headers[OWN_HEADER] === undefined) return true
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return true
  return origin !== undefined && !isOwnOrigin(String(origin), origins)
}
