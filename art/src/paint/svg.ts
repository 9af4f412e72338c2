/**
 * A number as SVG needs it: short, and never in exponent form. Large numbers are positions, where a tenth is precise
 * enough.
 */
export function num(value: number): string {
  const text = value.toFixed(Math.abs(value) < 10 ? 2 : 1)
  return text.replace(/\.?0+$/, '').replace(/^(-?)0\./, '$1.')
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** One element. Children are markup already. */
export function node(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${key}="${typeof value === 'number' ? num(value) : escape(value)}"`
  }
  const inside = children.join('')
  return inside === '' ? `${text}/>` : `${text}>${inside}</${name}>`
}

export function repeat(count: number, draw: (index: number) => string): string {
  let text = ''
  for (let index = 0; index < count; index++) text += draw(index)
  return text
}

/**
 * Prefixes the ids of one picture's definitions, so that several pictures in one page do not share them by accident.
 */
export type Scope = (name: string) => string

export function scope(prefix: string): Scope {
  return (name) => `${prefix}-${name}`
}

export const url = (id: string): string => `url(#${id})`

export type Box = { readonly width: number; readonly height: number; readonly viewBox: string; readonly label: string }

export function picture({ width, height, viewBox, label }: Box, ...body: readonly string[]): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox, role: 'img', 'aria-label': label }
  return node('svg', attributes, ...body)
}
