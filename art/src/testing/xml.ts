/** A small strict XML parser for tests: it throws where a browser would show nothing. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, key = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (key in attributes) throw new Error(`attribute ${key} twice`)
    attributes[key] = value
  }
  return attributes
}

export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [root]
  TAG.lastIndex = 0
  while (TAG.lastIndex < text.length) {
    const from = TAG.lastIndex
    const match = TAG.exec(text)
    if (!match) throw new Error(`not an element: ${text.slice(from, from + 60)}`)
    const [, closing, name = '', attributes = '', empty] = match
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
      continue
    }
    const element: Element = { name, attributes: readAttributes(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  const [only, ...others] = root.children
  if (open.length !== 1 || !only || others.length > 0) throw new Error('not one whole element')
  return only
}

export function idsIn(element: Element): readonly string[] {
  const own = element.attributes['id']
  return [...(own === undefined ? [] : [own]), ...element.children.flatMap(idsIn)]
}

export function referencesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id)
}
