import type { Pages } from '../texts/pageTexts.ts'
import { fillText } from '@ronda/core'
import { formatCount } from '@ronda/ui'
import { percentText } from './moneyDraft.ts'

export type MoneyTexts = Pages['settings']['money']

/** The texts that values are shown with. */
export type ValueTexts = { readonly yes: string; readonly no: string; readonly none: string }

const join = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ')

/** Fees are stored in thousandths and entered in percent. */
const textOf = (name: string): string => (name === 'feePermille' ? 'fee' : name)

const own = (texts: object, asked: string): string | undefined => {
  const name = textOf(asked)
  const found: unknown = Object.hasOwn(texts, name) ? (texts as Record<string, unknown>)[name] : undefined
  return typeof found === 'string' ? found : undefined
}

function depositName(t: MoneyTexts, [way = '', name]: readonly string[], order: string): string {
  if (way === 'order') return join(t.deposits, order)
  return join(own(t.ways, way) ?? way, name === undefined ? undefined : (own(t, name) ?? name))
}

/** Levels are numbered from 1 where a person reads them: `levels.1.reward` is the reward of level 2. */
function referralName(t: MoneyTexts, [name = '', level, part = '']: readonly string[]): string {
  const asked = level === undefined ? name : `${part}${Number(level) + 1}`
  return own(t.referral, asked) ?? name
}

/** `bankTransfer.accounts.ES91.holder`: a number may have dots of its own, so the name of the field is the last part. */
function bankTransferName(t: MoneyTexts, [name = '', ...rest]: readonly string[], order: string): string {
  const words = t.bankTransfer
  if (name !== 'accounts') return own(words, name) ?? name
  if (rest.length === 1 && rest[0] === 'order') return join(words.accounts, order)
  const field = own(words, rest.at(-1) ?? '')
  const account = (field === undefined ? rest : rest.slice(0, -1)).join('.')
  return join(fillText(words.accountName, { account }), field)
}

/** The label of a money setting on the page where it is changed; other fields show their path. */
export function fieldName(field: string, t: MoneyTexts, order: string): string {
  const [root, part = '', ...rest] = field.split('.')
  if (root !== 'money') return field
  if (part === 'deposits') return depositName(t, rest, order)
  if (part === 'bankTransfer') return join(t.bankTransfer.title, bankTransferName(t, rest, order))
  const [name = ''] = rest
  if (part === 'documents') return join(t.tiers.title, own(t.tiers, name) ?? name)
  if (part === 'tiers') return join(t.tiers.title, own(t.tiers, `tier${name}`) ?? name)
  if (part === 'points') return join(t.points.title, own(t.points, rest.at(-1) ?? '') ?? name)
  if (part === 'referral') return join(t.referral.title, referralName(t, rest))
  if (part === 'rebate') return join(t.rebate.title, own(t.rebate, name) ?? name)
  if (part === 'ranks') {
    const field = rest[1] ?? ''
    return join(fillText(t.ranks.rank, { name: t.ranks.names[Number(name)] ?? name }), own(t.ranks, field) ?? field)
  }
  if (part === 'withdrawal' || part === 'transfer' || part === 'control' || part === 'staff') {
    const words = t[part]
    return join(words.title, own(words, name) ?? own(t, name) ?? name)
  }
  return field
}

/** The labels of a field's options, where it has a fixed list. */
export function choicesOf(field: string, t: MoneyTexts): Readonly<Record<string, string>> {
  return field === 'money.control.identityBeforePlay' ? t.control.identity : {}
}

function plain(value: unknown, words: ValueTexts, locale: string): string {
  if (typeof value === 'number') return formatCount(value, locale)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return value === '' ? words.none : value
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((each) => plain(each, words, locale)).join(', ')
  return value === null ? words.none : JSON.stringify(value)
}

/** How the values of a field are formatted, where not as they are. */
export type ValueFormat = { readonly choices?: Readonly<Record<string, string>>; readonly isPermille?: boolean }

export const formatOf = (field: string, t: MoneyTexts): ValueFormat => ({
  choices: choicesOf(field, t),
  isPermille: field.endsWith('.feePermille') || field.startsWith('money.rebate.') || field.endsWith('.rebateExtra'),
})

/** Formats a JSON value for a person. */
export function valueText(
  json: string | undefined,
  words: ValueTexts,
  locale: string,
  { choices = {}, isPermille = false }: ValueFormat = {},
): string {
  if (json === undefined) return words.none
  try {
    const value = JSON.parse(json) as unknown
    if (isPermille && typeof value === 'number') return percentText(value, locale)
    return (typeof value === 'string' ? own(choices, value) : undefined) ?? plain(value, words, locale)
  } catch {
    return json
  }
}
