/** The elements that a text may contain. All others are ignored. */
// oxfmt-ignore
const TAGS = [
  'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd',
  'a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 'code', 'mark',
  'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td',
] as const
export type RichTag = (typeof TAGS)[number]

export type RichNode = string | RichElement
export type RichElement = {
  readonly tag: RichTag
  /** Link targets: a page of this site, an anchor of this page, or https to another site. */
  readonly href?: string
  readonly children: readonly RichNode[]
}

const EMPTY: ReadonlySet<RichTag> = new Set(['br', 'hr'])
/** Deeper than any real text. */
const DEPTH_MAX = 20

const isTag = (word: string): word is RichTag => TAGS.some((tag) => tag === word)

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|<[^>]*>?|[^<]+/gi
const HREF = /\shref="([^"]*)"/i
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

const readable = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const isSafe = (href: string): boolean => /^(?:#[\w-]*$|\/(?![/\\])|https:\/\/)/.test(href)

function hrefIn(attributes: string): string | undefined {
  const href = readable(HREF.exec(attributes)?.[1] ?? '')
  return isSafe(href) ? href : undefined
}

type Open = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] }

/**
 * Parses the sanitised markup of the server into parts that the page renders with its own elements. The page never
 * hands markup to the browser, so an unexpected element is not rendered even if received.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = []
  const open: Open[] = []
  const add = (node: RichNode): void => void (open.at(-1)?.children ?? root).push(node)

  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (!token.startsWith('<')) {
      add(readable(token))
      continue
    }
    const tag = name?.toLowerCase()
    if (tag === undefined || !isTag(tag)) continue
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) open.length = at
      continue
    }
    const href = tag === 'a' ? hrefIn(attributes) : undefined
    const element: Open = { tag, ...(href !== undefined && { href }), children: [] }
    add(element)
    if (!EMPTY.has(tag) && open.length < DEPTH_MAX) open.push(element)
  }
  return root
}

/** The text without markup. */
export function plainTextOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : plainTextOf(node.children)))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
