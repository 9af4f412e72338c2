import {
  TOURNAMENT_LIMITS,
  type TournamentCategory,
  type TournamentFormulaKind,
  type TournamentTerms,
} from '@ronda/contract'
import { days, hours, minutes, type Currency } from '@ronda/core'
import { potOf } from '@ronda/fair'
import { makeTyped, parseTyped } from '@ronda/ui'

/** A plan as it is typed. */
export type TournamentForm = {
  readonly names: TournamentTerms['names']
  readonly categories: readonly TournamentCategory[]
  readonly formula: TournamentFormulaKind
  readonly best: string
  readonly multiple: string
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly stakeMin: string
  readonly roundsMin: string
  readonly roundsMax: string
  readonly playersMin: string
  readonly playersMax: string
  /** A line for each range: places × amount. */
  readonly prizes: string
  readonly reason: string
}

/** What amounts are read by. */
export type Scale = {
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly locale: string
  readonly nowMs: number
}

export const emptyForm = ({ currency, unit, locale, nowMs }: Scale): TournamentForm => ({
  names: { es: '', en: '' },
  categories: ['slots'],
  formula: 'best',
  best: '3',
  multiple: makeTyped(500_000n, 'USD', locale),
  startsAtMs: nowMs + hours(1),
  endsAtMs: nowMs + hours(25),
  stakeMin: makeTyped(unit, currency, locale),
  roundsMin: '5',
  roundsMax: '50',
  playersMin: '3',
  playersMax: '500',
  prizes: '',
  reason: '',
})

export type TournamentProblem =
  | 'name'
  | 'categories'
  | 'best'
  | 'multiple'
  | 'starts'
  | 'ends'
  | 'stakeMin'
  | 'roundsMin'
  | 'roundsMax'
  | 'playersMin'
  | 'playersMax'
  | 'prizes'
  | 'reason'

const REASON_MIN = 3
const LASTS_MS_MIN = minutes(5)

/** A whole number in a range. */
function wholeIn(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : -1
  return value >= min && value <= max ? value : undefined
}

function amountIn(text: string, { currency, locale }: Pick<Scale, 'currency' | 'locale'>, max: bigint) {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value > 0n && typed.value <= max ? typed.value : undefined
}

/** A multiple with two decimals, in hundredths. It is typed like an amount of a currency with cents. */
function multipleIn(text: string, locale: string): number | undefined {
  const atoms = amountIn(text, { currency: 'USD', locale }, BigInt(TOURNAMENT_LIMITS.multiple) * 1_000n)
  return atoms === undefined ? undefined : Number(atoms / 1_000n)
}

type Prizes = TournamentTerms['prizes']

/** The lines of prizes; undefined where one cannot be read, or a lower place would get as much. */
export function readPrizes(text: string, scale: Scale): Prizes | undefined {
  const limit = BigInt(TOURNAMENT_LIMITS.prizeUnits) * scale.unit
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const ranges = lines.flatMap((line) => {
    const [, count = '', typed = ''] = /^\s*(\d{1,4})\s*[x×*]\s*(.+)$/i.exec(line) ?? []
    const [places, amount] = [wholeIn(count, 1, TOURNAMENT_LIMITS.places), amountIn(typed, scale, limit)]
    return places === undefined || amount === undefined ? [] : [{ places, amount }]
  })
  const falls = ranges.every(({ amount }, at) => at === 0 || amount < (ranges[at - 1]?.amount ?? 0n))
  const isGood = lines.length > 0 && lines.length <= TOURNAMENT_LIMITS.ranges && ranges.length === lines.length
  return isGood && falls && placesOf(ranges) <= TOURNAMENT_LIMITS.places ? ranges : undefined
}

export const placesOf = (prizes: Prizes): number => prizes.reduce((sum, { places }) => sum + places, 0)

function readFormula({ formula, best, multiple }: TournamentForm, roundsMax: number, locale: string) {
  if (formula === 'best') return { kind: formula } as const
  if (formula === 'sum') {
    const count = wholeIn(best, 1, Math.min(TOURNAMENT_LIMITS.best, roundsMax))
    return count === undefined ? undefined : ({ kind: formula, best: count } as const)
  }
  const multipleMin = multipleIn(multiple, locale)
  return multipleMin === undefined ? undefined : ({ kind: formula, multipleMin } as const)
}

function readNumbers(form: TournamentForm) {
  const roundsMax = wholeIn(form.roundsMax, 1, TOURNAMENT_LIMITS.rounds)
  const playersMax = wholeIn(form.playersMax, 2, TOURNAMENT_LIMITS.players)
  return {
    roundsMax,
    roundsMin: wholeIn(form.roundsMin, 1, roundsMax ?? TOURNAMENT_LIMITS.rounds),
    playersMax,
    playersMin: wholeIn(form.playersMin, 2, playersMax ?? TOURNAMENT_LIMITS.players),
  }
}

/** What is wrong with the moments: a field has whole minutes, and the one that has just begun is still offered. */
function timeProblems({ startsAtMs, endsAtMs }: TournamentForm, nowMs: number): readonly TournamentProblem[] {
  const isSoon = startsAtMs > nowMs - minutes(1) && startsAtMs <= nowMs + days(TOURNAMENT_LIMITS.aheadDays)
  const lasts = endsAtMs - startsAtMs
  const isLong = lasts >= LASTS_MS_MIN && lasts <= hours(TOURNAMENT_LIMITS.hours)
  return [...(isSoon ? [] : (['starts'] as const)), ...(isLong ? [] : (['ends'] as const))]
}

function textProblems({ names, categories, reason }: TournamentForm): readonly TournamentProblem[] {
  return [
    ...(names.es.trim() === '' || names.en.trim() === '' ? (['name'] as const) : []),
    ...(categories.length === 0 ? (['categories'] as const) : []),
    ...(reason.trim().length < REASON_MIN ? (['reason'] as const) : []),
  ]
}

export type ReadTournament = { readonly terms: TournamentTerms; readonly reason: string }

/** What is typed, as it is sent; or the fields with an error. */
export function readForm(form: TournamentForm, scale: Scale): ReadTournament | ReadonlySet<TournamentProblem> {
  const problems = new Set([...textProblems(form), ...timeProblems(form, scale.nowMs)])
  const { roundsMin, roundsMax, playersMin, playersMax } = readNumbers(form)
  const formula = readFormula(form, roundsMax ?? TOURNAMENT_LIMITS.rounds, scale.locale)
  const stakeMin = amountIn(form.stakeMin, scale, BigInt(TOURNAMENT_LIMITS.stakeUnits) * scale.unit)
  const prizes = readPrizes(form.prizes, scale)
  const isCostly = potOf({ prizes: prizes ?? [] }) > BigInt(TOURNAMENT_LIMITS.potUnits) * scale.unit
  if (formula === undefined) problems.add(form.formula === 'sum' ? 'best' : 'multiple')
  if (stakeMin === undefined) problems.add('stakeMin')
  if (roundsMin === undefined) problems.add('roundsMin')
  if (roundsMax === undefined) problems.add('roundsMax')
  if (playersMin === undefined) problems.add('playersMin')
  if (playersMax === undefined) problems.add('playersMax')
  if (prizes === undefined || isCostly || placesOf(prizes) > (playersMax ?? 0)) problems.add('prizes')
  if (formula === undefined || stakeMin === undefined || prizes === undefined) return problems
  if (roundsMin === undefined || roundsMax === undefined) return problems
  if (playersMin === undefined || playersMax === undefined || problems.size > 0) return problems
  const { names, startsAtMs, endsAtMs, reason } = form
  const counts = { roundsMin, roundsMax, playersMin, playersMax, scoreMin: 1 }
  const categories = [...form.categories]
  return {
    terms: { names, categories, formula, startsAtMs, endsAtMs, stakeMin, ...counts, prizes: [...prizes] },
    reason: reason.trim(),
  }
}
