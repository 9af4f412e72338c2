import { safeUrl } from '@ronda/contract'
import sanitize, { type Attributes, type Tag } from 'sanitize-html'

/** The allowed tags. All others are removed, and script-like ones together with their content. */
// oxfmt-ignore
const TAGS = [
  'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd',
  'a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 'code', 'mark',
  'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
]

/** Fragments of the page that contains the text. */
const ANCHOR = /^[a-z][a-z0-9-]{0,40}$/

/** A link goes to a path of this site, a fragment of the page, or an https URL, which gets no referrer or opener. */
function makeLink(_name: string, { href = '' }: Attributes): Tag {
  const isAnchor = href.startsWith('#') && ANCHOR.test(href.slice(1))
  const address = isAnchor ? href : safeUrl(href)
  if (address === undefined) return { tagName: 'a', attribs: {} }
  if (!address.startsWith('https:')) return { tagName: 'a', attribs: { href: address } }
  return { tagName: 'a', attribs: { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' } }
}

/** The `h1` of a page is its own title, so a text may not have one. */
const demoteHeading = (tagName: string) => (): Tag => ({ tagName, attribs: {} })

/** Removing a tag can form a new tag from the text around it, so the result is sanitized again until it is stable. */
const PASSES_MAX = 5

/**
 * HTML that runs no script, loads nothing and cannot imitate a part of the site. Safe text is returned unchanged; text
 * that is not stable after `PASSES_MAX` passes is reduced to its words.
 */
export function makeSafe(html: string): string {
  let safe = sanitizeOnce(html)
  for (let passes = 1; passes < PASSES_MAX; passes++) {
    const again = sanitizeOnce(safe)
    if (again === safe) return safe
    safe = again
  }
  return plainWords(safe)
}

function sanitizeOnce(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    // No `id` attributes: one in a text could collide with an element of the page around it.
    allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope'], ol: ['start'] },
    allowedSchemes: ['https'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Deeper than a table in a list in a quotation; tags nested deeper are dropped.
    nestingLimit: 12,
    transformTags: { a: makeLink, h1: demoteHeading('h2') },
  }).trim()
}

/** The text without markup, for searching and counting. */
export function plainWords(html: string): string {
  return sanitize(html.replaceAll(/<(?:\/(?:p|li|h\d|td|th|tr)|br)[^>]*>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
}
