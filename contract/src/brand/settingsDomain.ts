/** The page that makes the request: `location` has both. */
type Page = { readonly protocol: string; readonly port: string }

/** Names that resolve to this machine. */
export function isLocalName(domainName: string): boolean {
  return domainName === 'localhost' || domainName.endsWith('.localhost')
}

/** The origin of one of the brand's domains. A local name is served by the same server and port as the page. */
export function domainOrigin(domainName: string, { protocol, port }: Page): string {
  if (!isLocalName(domainName)) return `https://${domainName}`
  return `${protocol}//${domainName}${port === '' ? '' : `:${port}`}`
}
