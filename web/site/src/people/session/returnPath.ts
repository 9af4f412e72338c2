/**
 * Where to go after signing in. Only a path of this site: an address from elsewhere in a link must not carry a member
 * away. `//host` and `/\host` are read by browsers as other sites.
 */
export function returnPath(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])/.test(wanted) ? wanted : '/'
}
