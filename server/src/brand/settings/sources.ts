import { isLocalName, type BrandSettings } from '@ronda/contract'

/** Other places that our pages may talk to, show pictures from, or frame; everything else the browser refuses. */
export type Sources = {
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

const originsOf = (addresses: readonly (string | null)[]): readonly string[] =>
  addresses.flatMap((address) => (address?.startsWith('https:') === true ? [new URL(address).origin] : []))

/** What the settings ask of the browser: the connection panel measures domains, help and games may come from elsewhere. */
export function sourcesOf(settings: BrandSettings): Sources {
  const { domains, imageCdn, launchCdn, helpUrl } = settings
  return {
    connect: domains.map(({ domainName }) => (isLocalName(domainName) ? `${domainName}:*` : `https://${domainName}`)),
    images: originsOf([imageCdn]),
    frames: originsOf([helpUrl, launchCdn]),
  }
}
