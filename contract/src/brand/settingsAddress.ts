/** Longer than any address a person would type, shorter than one that is an attack. */
const ADDRESS_MAX = 300

/** A placeholder origin to resolve `/path` against. A result on any other origin means that the text was not a path. */
const HERE = 'https://here.invalid'

/** Parsers drop or change spaces and control characters, each in its own way. */
function isPlain(text: string): boolean {
  return [...text].every((character) => character > ' ' && character !== '\u007F' && character !== '\\')
}

/**
 * An address that a page may link to, load or frame: https on another host, or a path of our own. Anything else, such
 * as `javascript:`, could run as if we had written it. Undefined when the text is no such address.
 */
export function safeUrl(text: string): string | undefined {
  if (text.length > ADDRESS_MAX || !isPlain(text) || !URL.canParse(text, HERE)) return undefined
  const url = new URL(text, HERE)
  if (text.startsWith('/')) {
    const path = url.pathname + url.search + url.hash
    // `/.//other.example` is a path until the dots are resolved; then it is the name of another host.
    return url.origin === HERE && !path.startsWith('//') ? path : undefined
  }
  const isWhole = url.protocol === 'https:' && /^https:\/\/[^/]/i.test(text) && url.hostname.includes('.')
  return isWhole && url.username === '' && url.password === '' ? url.href : undefined
}

/** A host, with a port where it is not the default one, written as a browser would write it. */
export function isHost(text: string): boolean {
  if (!isPlain(text) || !URL.canParse(`https://${text}`)) return false
  const { host, hostname } = new URL(`https://${text}`)
  return host === text && (hostname === 'localhost' || /[.:]/.test(hostname))
}

export function isMailbox(text: string): boolean {
  return text.length <= 254 && /^[\w.%+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text)
}

/** A phone number with its country code. */
export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text)
}
