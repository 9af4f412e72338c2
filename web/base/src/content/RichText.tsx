import { useMemo, type MouseEvent, type ReactNode } from 'react'
import { useHistory } from '../browser/useHistory.ts'
import { parseRichText, type RichElement, type RichNode, type RichTag } from './richText.ts'

/** The classes of each element; elements not listed have none. */
const CLASS_NAMES: Partial<Record<RichTag, string>> = {
  h2: 'text-text mt-4 text-xl font-bold first:mt-0',
  h3: 'text-text mt-3 text-lg font-bold first:mt-0',
  h4: 'text-text mt-2 font-bold first:mt-0',
  ul: 'grid list-disc gap-2 ps-6',
  ol: 'grid list-decimal gap-2 ps-6',
  dl: 'grid gap-1',
  dt: 'text-text mt-2 font-bold first:mt-0',
  blockquote: 'border-accent bg-surface-2 text-text rounded-md border-s-4 px-4 py-3',
  pre: 'bg-surface-2 border-line overflow-x-auto rounded-md border p-4 text-sm',
  code: 'font-mono text-sm',
  strong: 'text-text font-bold',
  b: 'text-text font-bold',
  hr: 'border-line',
  table: 'w-full border-collapse text-start',
  th: 'border-line text-text border-b py-2 pe-4 text-start text-sm font-bold',
  td: 'border-line border-b py-2 pe-4 align-top',
}

const LINK = 'text-accent-text underline underline-offset-2'

/** Addresses that the server answers itself, outside the router. */
const SERVED = /^\/(?:wps|api|play|lgw|lotto|docs|art|assets)(?:\/|$)/

/** A link in a text: within the site by the router, to other sites in a new tab without access to this one. */
function RichLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const history = useHistory()
  if (href.startsWith('https:')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
        {children}
      </a>
    )
  }
  function follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !href.startsWith('/') || SERVED.test(href)) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a href={href} onClick={follow} className={LINK}>
      {children}
    </a>
  )
}

function Part({ tag: Tag, href, children }: RichElement) {
  const inner = <Parts nodes={children} />
  if (Tag === 'br' || Tag === 'hr') return <Tag className={CLASS_NAMES[Tag]} />
  if (Tag === 'a') return href === undefined ? inner : <RichLink href={href}>{inner}</RichLink>
  if (Tag === 'table') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone it scrolls, by keyboard too
      <div role="group" tabIndex={0} className="overflow-x-auto">
        <table className={CLASS_NAMES.table}>{inner}</table>
      </div>
    )
  }
  if (Tag === 'th')
    return (
      <th scope="col" className={CLASS_NAMES.th}>
        {inner}
      </th>
    )
  return <Tag className={CLASS_NAMES[Tag]}>{inner}</Tag>
}

/** Elements between which white space is not significant. */
const isBlank = (node: RichNode): boolean => typeof node === 'string' && node.trim() === '' && node.includes('\n')

function Parts({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return nodes
    .filter((node) => !isBlank(node))
    .map((node, at) =>
      // A text re-renders as a whole; its parts have no id, so their index is their key.
      typeof node === 'string' ? node : <Part key={at} {...node} />,
    )
}

/** A text of the brand: paragraphs, lists, tables and links, in the site's own typography. */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseRichText(html), [html])
  return (
    <div className="text-text-soft grid min-w-0 grid-cols-1 gap-3 wrap-anywhere">
      <Parts nodes={nodes} />
    </div>
  )
}
