import { safeUrl } from '@ronda/contract'
import sanitize, { type Attributes, type Tag } from 'sanitize-html'

/** What a text may be made of. Everything else is taken out, and of some things even what stands inside. */
// oxfmt-ignore
const TAGS = [
  'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd',
  'a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 'code', 'mark',
  'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
]

/** Names of places in the page that a text stands in. */
const ANCHOR = /^[a-z][a-z0-9-]{0,40}$/

/** A link leads to a page of ours, to a place in the page, or to https elsewhere, which hears nothing of the reader. */
function makeLink(_name: string, { href = '' }: Attributes): Tag {
  const isAnchor = href.startsWith('#') && ANCHOR.test(href.slice(1))
  const address = isAnchor ? href : safeUrl(href)
  if (address === undefined) return { tagName: 'a', attribs: {} }
  if (!address.startsWith('https:')) return { tagName: 'a', attribs: { href: address } }
  return { tagName: 'a', attribs: { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' } }
}

/** The biggest title of a page is its own. */
const lower = (tagName: string) => (): Tag => ({ tagName, attribs: {} })

/** Tags that stood around what was dropped can come to lie in each other: then they are read once more. */
const READINGS_MAX = 5

/**
 * HTML of which nothing runs, nothing loads and nothing looks like a part of the house that it is not. What was made safe
 * stays as it is; a text that does not come to rest is shown as its words alone.
 */
export function makeSafe(html: string): string {
  let safe = readOnce(html)
  for (let readings = 1; readings < READINGS_MAX; readings++) {
    const again = readOnce(safe)
    if (again === safe) return safe
    safe = again
  }
  return plainWords(safe)
}

function readOnce(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    // No names of places: one in a text could be taken for a part of the page around it.
    allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope'], ol: ['start'] },
    allowedSchemes: ['https'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // Deeper than any table in a list in a quotation; beyond, tags are dropped.
    nestingLimit: 12,
    transformTags: { a: makeLink, h1: lower('h2') },
  }).trim()
}

/** The words alone, for searching and counting. */
export function plainWords(html: string): string {
  return sanitize(html.replaceAll(/<(?:\/(?:p|li|h\d|td|th|tr)|br)[^>]*>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
}
