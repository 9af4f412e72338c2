/** What a token may be made of: nothing that would need quoting in a header. */
const PLAIN = /^[\w.-]*$/

/** The value of one cookie in a request's header; the first of that name, as browsers send the most specific first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  const wanted = `${name}=`
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted))
  return found?.slice(wanted.length)
}

/** For all paths of this host, over TLS only, out of reach of scripts and of other sites' forms. */
export function makeCookie(name: string, value: string, maxAgeSeconds: number): string {
  if (!PLAIN.test(value)) throw new Error(`the value of ${name} must not need quoting`)
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
}
