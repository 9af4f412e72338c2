import {
  BONUS_DAYS_MAX,
  BONUS_GAME_TYPES,
  BONUS_GAMES_MAX,
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
  /** Codes with commas between them; empty for all games. */
  readonly games: string
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
  games: '',
  reason: '',
}

export type BonusProblem = 'member' | 'names' | 'amount' | 'multiple' | 'stakeMax' | 'days' | 'games' | 'reason'

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

/** The codes of games; undefined where something else was typed. */
function codesIn(text: string): string[] | undefined {
  const codes = text.split(',').map((code) => code.trim().toUpperCase())
  const typed = codes.filter((code) => code !== '')
  const isFine = typed.length <= BONUS_GAMES_MAX && typed.every((code) => /^[A-Z0-9_]{2,40}$/.test(code))
  return isFine ? typed : undefined
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
  const games = codesIn(form.games)
  if (games === undefined) problems.add('games')
  const isDraft = problems.size === 0
  if (form.member.trim() === '') problems.add('member')
  if (form.reason.trim().length < REASON_MIN) problems.add('reason')
  if (!isDraft || amount === undefined || multiple === undefined || stakeMax === undefined) {
    return { draft: undefined, problems }
  }
  if (days === undefined || games === undefined) return { draft: undefined, problems }
  return { draft: { names, amount, multiple, stakeMax, days, gameTypes: [...BONUS_GAME_TYPES], games }, problems }
}
