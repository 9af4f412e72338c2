import {
  BONUS_DAYS_MAX,
  BONUS_GAMES_MAX,
  BONUS_MULTIPLE_MAX,
  BONUS_SPINS_MAX,
  PROMOTION_CODE,
  PROMOTION_DAYS_MAX,
  PROMOTION_DEVICE_MAX,
  PROMOTION_HOURS_MAX,
  PROMOTION_TIMES_MAX,
  PROMOTION_TURNOVER_MAX,
  type PromotionDraft,
  type PromotionKind,
  type PromotionPrize,
  type PromotionRule,
} from '@ronda/contract'
import { days, type Currency } from '@ronda/core'
import { makeTyped, parseTyped } from '@ronda/ui'

/** The fields of rules that are typed. */
export const RULE_FIELDS = ['share', 'hours', 'depositMin', 'turnover', 'goal', 'days', 'code'] as const
export type RuleField = (typeof RULE_FIELDS)[number]

/** What each kind asks for. */
export const FIELDS_OF: Readonly<Record<PromotionKind, readonly RuleField[]>> = {
  cashBack: ['share'],
  lossBack: ['share', 'hours'],
  birthday: [],
  firstDeposit: ['depositMin', 'turnover', 'days'],
  depositMatch: ['share', 'depositMin', 'turnover', 'days'],
  mission: ['goal', 'days'],
  code: ['code'],
  social: [],
}

/** The fields of prizes that are typed. */
export const PRIZE_FIELDS = {
  cash: [],
  bonus: ['multiple', 'stakeMax', 'games', 'bonusDays'],
  spins: ['spinGame', 'spinCount', 'spinStake', 'bonusDays'],
} as const satisfies Readonly<Record<PromotionPrize, readonly string[]>>
export type PrizeField = (typeof PRIZE_FIELDS)['bonus' | 'spins'][number]

export const isForDeposit = (kind: PromotionKind): boolean => FIELDS_OF[kind].includes('depositMin')

/** Shares are paid in money or bonus money. */
export const prizesOf = (kind: PromotionKind): readonly PromotionPrize[] =>
  FIELDS_OF[kind].includes('share') ? ['cash', 'bonus'] : ['cash', 'bonus', 'spins']

export const NUMBER_FIELDS = ['times', 'perDevice', 'claimDays', 'newDays'] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** The bounds of whole numbers. */
export const BOUNDS = {
  hours: [1, PROMOTION_HOURS_MAX],
  turnover: [0, PROMOTION_TURNOVER_MAX],
  days: [1, PROMOTION_DAYS_MAX],
  times: [1, PROMOTION_TIMES_MAX],
  perDevice: [1, PROMOTION_DEVICE_MAX],
  claimDays: [1, PROMOTION_DAYS_MAX],
  newDays: [1, PROMOTION_DAYS_MAX],
  multiple: [1, BONUS_MULTIPLE_MAX],
  bonusDays: [1, BONUS_DAYS_MAX],
  spinCount: [1, BONUS_SPINS_MAX],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

type Words = PromotionDraft['names']

/** A promotion as it is typed. */
export type PromotionForm = Readonly<Record<RuleField | NumberField | PrizeField | 'prize' | 'budget', string>> &
  Pick<PromotionDraft, 'names' | 'texts' | 'rankMin' | 'isReviewed' | 'zone' | 'fromMs' | 'untilMs' | 'weekdays'> & {
    readonly kind: PromotionKind
    readonly period: 'daily' | 'weekly'
    readonly gives: PromotionPrize
    readonly base: BonusBase
  }

type BonusBase = NonNullable<PromotionDraft['wagering']>['base']

/** What amounts are measured by. */
export type Scale = { readonly currency: Currency; readonly locale: string }

const NO_WORDS: Words = { es: '', en: '' }

export const emptyForm = (nowMs: number, zone: string): PromotionForm => ({
  names: NO_WORDS,
  texts: NO_WORDS,
  kind: 'cashBack',
  period: 'weekly',
  share: '10',
  hours: '24',
  depositMin: '',
  turnover: '1',
  goal: '',
  days: '7',
  code: '',
  prize: '',
  budget: '',
  gives: 'cash',
  multiple: '5',
  base: 'bonus',
  stakeMax: '',
  games: '',
  bonusDays: '7',
  spinGame: '',
  spinCount: '20',
  spinStake: '',
  times: '1',
  perDevice: '1',
  claimDays: '7',
  newDays: '',
  rankMin: 0,
  isReviewed: false,
  zone,
  fromMs: nowMs,
  untilMs: nowMs + days(30),
  weekdays: [],
})

export function formOf(draft: PromotionDraft, { currency, locale }: Scale): PromotionForm {
  const { rule, prize, budget, times, perDevice, claimDays, newDays, wagering, spins, ...rest } = draft
  const typed = (amount: bigint): string => makeTyped(amount, currency, locale)
  return {
    ...emptyForm(rest.fromMs, rest.zone),
    ...rest,
    kind: rule.kind,
    prize: typed(prize),
    budget: typed(budget),
    times: String(times),
    perDevice: String(perDevice),
    claimDays: String(claimDays),
    newDays: newDays === null ? '' : String(newDays),
    ...(wagering && {
      multiple: String(wagering.multiple),
      base: wagering.base,
      stakeMax: typed(wagering.stakeMax),
      games: wagering.games.join(', '),
      bonusDays: String(wagering.days),
    }),
    ...(spins && {
      spinGame: spins.game,
      spinCount: String(spins.count),
      spinStake: typed(spins.stake),
      bonusDays: String(spins.days),
    }),
    ...(rule.kind === 'cashBack' && { period: rule.period }),
    ...('permille' in rule && { share: String(rule.permille / 10) }),
    ...('hours' in rule && { hours: String(rule.hours) }),
    ...('depositMin' in rule && { depositMin: typed(rule.depositMin), turnover: String(rule.turnover) }),
    ...('goal' in rule && { goal: typed(rule.goal) }),
    ...('days' in rule && { days: String(rule.days) }),
    ...('code' in rule && { code: rule.code }),
  }
}

export type PromotionProblem = 'words' | PrizeField | RuleField | NumberField | 'prize' | 'budget' | 'until'

/** A percentage with at most one decimal, in thousandths. */
function permilleIn(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d)?$/.test(typed)) return undefined
  const permille = Math.round(Number(typed) * 10)
  return permille >= 1 && permille <= 1_000 ? permille : undefined
}

function wholeIn(text: string, [min, max]: readonly [number, number]): number | undefined {
  const typed = text.trim()
  if (!/^\d{1,4}$/.test(typed)) return undefined
  const value = Number(typed)
  return value >= min && value <= max ? value : undefined
}

function amountIn(text: string, { currency, locale }: Scale): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value > 0n ? typed.value : undefined
}

/** The rule that is typed; the fields with an error are added to the problems. */
function ruleIn(form: PromotionForm, scale: Scale, problems: Set<PromotionProblem>): PromotionRule | undefined {
  const { kind, period } = form
  const read = {
    share: permilleIn(form.share),
    hours: wholeIn(form.hours, BOUNDS.hours),
    depositMin: amountIn(form.depositMin, scale),
    turnover: wholeIn(form.turnover, BOUNDS.turnover),
    goal: amountIn(form.goal, scale),
    days: wholeIn(form.days, BOUNDS.days),
    code: PROMOTION_CODE.test(form.code.trim()) ? form.code.trim() : undefined,
  } satisfies Record<RuleField, unknown>
  const missing = FIELDS_OF[kind].filter((field) => read[field] === undefined)
  for (const field of missing) problems.add(field)
  if (missing.length > 0) return undefined
  const { share: permille = 0, hours = 0, depositMin = 0n, turnover = 0, goal = 0n, days: within = 0, code = '' } = read
  switch (kind) {
    case 'cashBack':
      return { kind, period, permille }
    case 'lossBack':
      return { kind, hours, permille }
    case 'firstDeposit':
      return { kind, depositMin, turnover, days: within }
    case 'depositMatch':
      return { kind, depositMin, permille, turnover, days: within }
    case 'mission':
      return { kind, goal, days: within }
    case 'code':
      return { kind, code }
    case 'social':
      return { kind, channel: 'zalo' }
    default:
      return { kind }
  }
}

const GAME_CODE = /^[A-Z0-9_]{2,40}$/

/** The codes of games; undefined where something else was typed. */
function codesIn(text: string): string[] | undefined {
  const codes = text
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '')
  return codes.length <= BONUS_GAMES_MAX && codes.every((code) => GAME_CODE.test(code)) ? codes : undefined
}

type TypedPrize = Pick<PromotionDraft, 'wagering' | 'spins'> & { readonly prize: bigint }

/** What is given as it is typed. The prize of free spins is what they cost. */
function prizeIn(form: PromotionForm, scale: Scale, problems: Set<PromotionProblem>): TypedPrize | undefined {
  const game = form.spinGame.trim().toUpperCase()
  const read = {
    multiple: wholeIn(form.multiple, BOUNDS.multiple),
    stakeMax: amountIn(form.stakeMax, scale),
    games: codesIn(form.games),
    bonusDays: wholeIn(form.bonusDays, BOUNDS.bonusDays),
    spinGame: GAME_CODE.test(game) ? game : undefined,
    spinCount: wholeIn(form.spinCount, BOUNDS.spinCount),
    spinStake: amountIn(form.spinStake, scale),
  } satisfies Record<PrizeField, unknown>
  const missing = PRIZE_FIELDS[form.gives].filter((field) => read[field] === undefined)
  for (const field of missing) problems.add(field)
  const {
    multiple = 0,
    stakeMax = 0n,
    games = [],
    bonusDays: within = 0,
    spinCount: count = 0,
    spinStake: stake = 0n,
  } = read
  if (form.gives === 'spins') {
    return missing.length > 0
      ? undefined
      : { prize: BigInt(count) * stake, spins: { game, count, stake, days: within } }
  }
  const prize = amountIn(form.prize, scale)
  if (prize === undefined) problems.add('prize')
  else if (form.gives === 'bonus' && stakeMax > prize) problems.add('stakeMax')
  if (prize === undefined || missing.length > 0) return undefined
  if (form.gives === 'cash') return { prize }
  const base = isForDeposit(form.kind) ? form.base : 'bonus'
  return { prize, wagering: { multiple, base, stakeMax, games, days: within } }
}

/** What is typed, as it is sent; or the fields with an error. */
export function readForm(form: PromotionForm, scale: Scale): PromotionDraft | ReadonlySet<PromotionProblem> {
  const problems = new Set<PromotionProblem>()
  const { names, texts, rankMin, isReviewed, zone, fromMs, untilMs, weekdays } = form
  if ([names.es, names.en, texts.es, texts.en].some((word) => word.trim() === '')) problems.add('words')
  const rule = ruleIn(form, scale, problems)
  const given = prizeIn(form, scale, problems)
  const prize = given?.prize
  const budget = amountIn(form.budget, scale)
  const times = wholeIn(form.times, BOUNDS.times)
  const perDevice = wholeIn(form.perDevice, BOUNDS.perDevice)
  const claimDays = wholeIn(form.claimDays, BOUNDS.claimDays)
  const newDays = form.newDays.trim() === '' ? null : wholeIn(form.newDays, BOUNDS.newDays)
  if (budget === undefined || budget < (prize ?? 0n)) problems.add('budget')
  if (times === undefined) problems.add('times')
  if (perDevice === undefined) problems.add('perDevice')
  if (claimDays === undefined) problems.add('claimDays')
  if (newDays === undefined) problems.add('newDays')
  if (untilMs <= fromMs) problems.add('until')
  const isWhole = rule && given && budget && times && perDevice && claimDays
  if (problems.size > 0 || !isWhole || newDays === undefined) return problems
  const typed = { rule, ...given, budget, times, perDevice, claimDays, newDays }
  return { names, texts, gives: form.gives, ...typed, rankMin, isReviewed, zone, fromMs, untilMs, weekdays }
}
