import { isLocalName, type BrandSettings } from '@ronda/contract'

/** Other origins that our pages may connect to, load pictures from, or frame; the browser refuses all others. */
export type Sources = {
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

const originsOf = (addresses: readonly (string | null)[]): readonly string[] =>
  addresses.flatMap((address) => (address?.startsWith('https:') === true ? [new URL(address).origin] : []))

/** The origins that the settings need: the connection panel measures domains; help and games may be on other hosts. */
export function sourcesOf(settings: BrandSettings): Sources {
  const { domains, imageCdn, launchCdn, helpUrl } = settings
  return {
    connect: domains.map(({ domainName }) => (isLocalName(domainName) ? `${domainName}:*` : `https://${domainName}`)),
    images: originsOf([imageCdn]),
    frames: originsOf([helpUrl, launchCdn]),
  }
}
