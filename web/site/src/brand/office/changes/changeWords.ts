import type { Pages } from '../../../language/usePageTexts.ts'
import { formatCount } from '@ronda/ui'

type MoneyTexts = Pages['office']['money']

/** The words that values are shown with. */
export type ValueWords = { readonly yes: string; readonly no: string; readonly none: string }

const join = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ')

const own = (texts: object, name: string): string | undefined => {
  const found: unknown = Object.hasOwn(texts, name) ? (texts as Record<string, unknown>)[name] : undefined
  return typeof found === 'string' ? found : undefined
}

function depositName(t: MoneyTexts, [way = '', name]: readonly string[], order: string): string {
  if (way === 'order') return join(t.deposits, order)
  return join(own(t.ways, way) ?? way, name === undefined ? undefined : (own(t, name) ?? name))
}

/** What a field of the money settings is called on the page where it is changed; other fields keep their path. */
export function fieldName(field: string, t: MoneyTexts, order: string): string {
  const [root, part = '', ...rest] = field.split('.')
  if (root !== 'money') return field
  if (part === 'deposits') return depositName(t, rest, order)
  const [name = ''] = rest
  if (part === 'tiers') return join(t.tiers.title, own(t.tiers, `tier${name}`) ?? name)
  if (part === 'withdrawal' || part === 'transfer' || part === 'control' || part === 'staff') {
    const words = t[part]
    return join(words.title, own(words, name) ?? own(t, name) ?? name)
  }
  return field
}

function plain(value: unknown, words: ValueWords, locale: string): string {
  if (typeof value === 'number') return formatCount(value, locale)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return value === '' ? words.none : value
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((each) => plain(each, words, locale)).join(', ')
  return value === null ? words.none : JSON.stringify(value)
}

/** A value that came as JSON, as a person reads it. */
export function valueText(json: string | undefined, words: ValueWords, locale: string): string {
  if (json === undefined) return words.none
  try {
    return plain(JSON.parse(json) as unknown, words, locale)
  } catch {
    return json
  }
}
