import {
  MISSION_GOAL_MAX,
  MISSION_PLACES_MAX,
  MISSION_PRIZE_MAX,
  type MissionDraft,
  type MissionTask,
} from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { makeTyped, parseTyped } from '@ronda/ui'

type ByLanguage = MissionDraft['names']

/** A mission as it is typed. */
export type MissionForm = Pick<
  MissionDraft,
  'names' | 'texts' | 'period' | 'task' | 'gameType' | 'fromMs' | 'untilMs'
> & {
  readonly goal: string
  readonly prize: string
  readonly places: string
}

/** What amounts are measured by. */
export type Scale = { readonly currency: Currency; readonly unit: bigint; readonly locale: string }

const NO_WORDS: ByLanguage = { es: '', en: '' }

export const emptyForm = (nowMs: number): MissionForm => ({
  names: NO_WORDS,
  texts: NO_WORDS,
  period: 'daily',
  task: 'rounds',
  gameType: 'RNG',
  goal: '',
  prize: '',
  places: '500',
  fromMs: nowMs,
  untilMs: null,
})

export function formOf({ goal, prize, places, ...rest }: MissionDraft, { currency, locale }: Scale): MissionForm {
  return {
    ...rest,
    goal: rest.task === 'validBet' ? makeTyped(goal, currency, locale) : goal.toString(),
    prize: makeTyped(prize, currency, locale),
    places: places.toString(),
  }
}

/** The largest goal of a task: in atoms for valid bets, otherwise a number. */
export const goalMax = (task: MissionTask, { unit }: Pick<Scale, 'unit'>): bigint =>
  BigInt(MISSION_GOAL_MAX[task]) * (task === 'validBet' ? unit : 1n)

export const prizeMax = ({ unit }: Pick<Scale, 'unit'>): bigint => BigInt(MISSION_PRIZE_MAX) * unit

const wholeIn = (text: string): bigint | undefined => (/^\d{1,9}$/.test(text.trim()) ? BigInt(text.trim()) : undefined)

function within(value: bigint | undefined, max: bigint): bigint | undefined {
  return value !== undefined && value > 0n && value <= max ? value : undefined
}

function amountIn(text: string, { currency, locale }: Scale): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok ? typed.value : undefined
}

export type MissionProblem = 'words' | 'goal' | 'prize' | 'places' | 'until'

/** What is typed, as it is sent; or the fields with an error. */
export function readForm(form: MissionForm, scale: Scale): MissionDraft | ReadonlySet<MissionProblem> {
  const { task, gameType, fromMs, untilMs, names, texts, period } = form
  const problems = new Set<MissionProblem>()
  const typedGoal = task === 'validBet' ? amountIn(form.goal, scale) : wholeIn(form.goal)
  const goal = within(typedGoal, goalMax(task, scale))
  const prize = within(amountIn(form.prize, scale), prizeMax(scale))
  const places = within(wholeIn(form.places), BigInt(MISSION_PLACES_MAX))
  if ([names.es, names.en, texts.es, texts.en].some((word) => word.trim() === '')) problems.add('words')
  if (goal === undefined) problems.add('goal')
  if (prize === undefined) problems.add('prize')
  if (places === undefined) problems.add('places')
  if (untilMs !== null && untilMs <= fromMs) problems.add('until')
  if (problems.size > 0 || goal === undefined || prize === undefined || places === undefined) return problems
  return { names, texts, period, task, gameType, goal, prize, places: Number(places), fromMs, untilMs }
}

/** The most that a period can cost. */
export const costOf = ({ prize, places }: Pick<MissionDraft, 'prize' | 'places'>): bigint => prize * BigInt(places)
