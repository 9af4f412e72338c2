/**
 * Where to go after signing in. Only a path of this site: a link must not be able to redirect a member to another site.
 * Browsers read `//host` and `/\host` as other sites.
 */
export function returnPath(wanted: string | undefined): string {
  return wanted !== undefined && /^\/(?![/\\])/.test(wanted) ? wanted : '/'
}
