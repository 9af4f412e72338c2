import {
  BONUS_DAYS_MAX,
  BONUS_MULTIPLE_MAX,
  BONUS_UNITS_MAX,
  type BonusDraft,
} from '@ronda/contract'
import { ATOMS_PER_UNIT, type Currency } from '@ronda/core'
import { parseTyped } from '@ronda/ui'

/** A bonus as it is typed. */
export type BonusForm = {
  readonly member: string
  readonly nameEs: string
  readonly nameEn: string
  readonly amount: string
  readonly multiple: string
  readonly stakeMax: string
  readonly days: string
  readonly gameTypes: BonusDraft['gameTypes']
  readonly reason: string
}

export const EMPTY_FORM: BonusForm = {
  member: '',
  nameEs: '',
  nameEn: '',
  amount: '',
  multiple: '5',
  stakeMax: '',
  days: '7',
  gameTypes: ['RNG'],
  reason: '',
}

export type BonusProblem =
  | 'member'
  | 'names'
  | 'amount'
  | 'multiple'
  | 'stakeMax'
  | 'days'
  | 'gameTypes'
  | 'reason'

export const AMOUNT_MAX = BigInt(BONUS_UNITS_MAX) * ATOMS_PER_UNIT
const REASON_MIN = 3

function wholeUpTo(text: string, max: number): number | undefined {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : 0
  return value >= 1 && value <= max ? value : undefined
}

function amountUpTo(text: string, max: bigint, { currency, locale }: Typing): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value > 0n && typed.value <= max ? typed.value : undefined
}

type Typing = { readonly currency: Currency; readonly locale: string }

export type ReadForm = {
  /** Undefined while something that members see has a problem. */
  readonly draft: BonusDraft | undefined
  readonly problems: ReadonlySet<BonusProblem>
}

/** The draft that was typed, and the fields with an error. */
export function readForm(form: BonusForm, typing: Typing): ReadForm {
  const problems = new Set<BonusProblem>()
  const amount = amountUpTo(form.amount, AMOUNT_MAX, typing)
  const multiple = wholeUpTo(form.multiple, BONUS_MULTIPLE_MAX)
  const stakeMax = amountUpTo(form.stakeMax, amount ?? AMOUNT_MAX, typing)
  const days = wholeUpTo(form.days, BONUS_DAYS_MAX)
  const names = { es: form.nameEs.trim(), en: form.nameEn.trim() }
  if (names.es === '' || names.en === '') problems.add('names')
  if (amount === undefined) problems.add('amount')
  if (multiple === undefined) problems.add('multiple')
  if (stakeMax === undefined) problems.add('stakeMax')
  if (days === undefined) problems.add('days')
  if (form.gameTypes.length === 0) problems.add('gameTypes')
  const isDraft = problems.size === 0
  if (form.member.trim() === '') problems.add('member')
  if (form.reason.trim().length < REASON_MIN) problems.add('reason')
  if (!isDraft || amount === undefined || multiple === undefined || stakeMax === undefined || days === undefined) {
    return { draft: undefined, problems }
  }
  const { gameTypes } = form
  return { draft: { names, amount, multiple, stakeMax, days, gameTypes, games: [] }, problems }
}
