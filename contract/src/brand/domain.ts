/** The page that asks: `location` has both. */
type Page = { readonly protocol: string; readonly port: string }

/** Names that lead to the machine one is at. */
export function isLocalName(domainName: string): boolean {
  return domainName === 'localhost' || domainName.endsWith('.localhost')
}

/** Where one of the house's domains is found. A local name is served by the very house that shows the page. */
export function domainOrigin(domainName: string, { protocol, port }: Page): string {
  if (!isLocalName(domainName)) return `https://${domainName}`
  return `${protocol}//${domainName}${port === '' ? '' : `:${port}`}`
}
