/** Longer than any address a person would type, shorter than one that is an attack. */
const ADDRESS_MAX = 300

/** Where `/path` would lead; any other origin here means that the path was none. */
const HERE = 'https://here.invalid'

/** Spaces and control characters are dropped or bent by parsers, each in its own way. */
function isPlain(text: string): boolean {
  return [...text].every((character) => character > ' ' && character !== '\u007F' && character !== '\\')
}

/**
 * An address that a page may lead to, load or frame: https elsewhere, or a path of our own. Anything else, such as
 * `javascript:`, could run as if we had written it. Undefined when it is not one.
 */
export function safeUrl(text: string): string | undefined {
  if (text.length > ADDRESS_MAX || !isPlain(text) || !URL.canParse(text, HERE)) return undefined
  const url = new URL(text, HERE)
  if (text.startsWith('/')) {
    const path = url.pathname + url.search + url.hash
    // `/.//elsewhere` is a path here and another house's name once the dots are gone.
    return url.origin === HERE && !path.startsWith('//') ? path : undefined
  }
  const isWhole = url.protocol === 'https:' && /^https:\/\/[^/]/i.test(text) && url.hostname.includes('.')
  return isWhole && url.username === '' && url.password === '' ? url.href : undefined
}

/** A host, with its port where it has one of its own, written as a browser would write it. */
export function isHost(text: string): boolean {
  if (!isPlain(text) || !URL.canParse(`https://${text}`)) return false
  const { host, hostname } = new URL(`https://${text}`)
  return host === text && (hostname === 'localhost' || /[.:]/.test(hostname))
}

export function isMailbox(text: string): boolean {
  return text.length <= 254 && /^[\w.%+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text)
}

/** As one dials it from anywhere. */
export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text)
}
