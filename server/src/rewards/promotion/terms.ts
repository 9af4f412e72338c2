import type { PromotionDraft, PromotionRule } from '@ronda/contract'
import { fillText, money, rational, makePercent, writeMoney, type Currency } from '@ronda/core'
import { languages, type Language } from '@ronda/i18n'
import { rankNames as rankNamesEn } from '@ronda/i18n/en/rewards/rankNames'
import { promotionTerms as english } from '@ronda/i18n/en/rewards/promotionTerms'
import { rankNames as rankNamesEs } from '@ronda/i18n/es/rewards/rankNames'
import { promotionTerms as spanish } from '@ronda/i18n/es/rewards/promotionTerms'
import type { BonusWording } from '../bonus/bonus.ts'
import { mostOf } from './bonusPrize.ts'
import { amountOf, goalOf, hasMeter, isShare, lossOf, type Facts } from './promotion.ts'

const TEXTS = { en: { terms: english, ranks: rankNamesEn }, es: { terms: spanish, ranks: rankNamesEs } } as const

/** Thousandths as a percentage: 5 % or 12.5 %. */
const percentOf = (permille: number): string =>
  `${makePercent(rational(BigInt(permille), 1_000n), permille % 10 === 0 ? 0 : 1)} %`

export type Reader = {
  readonly language: Language
  readonly currency: Currency
  readonly bonuses: BonusWording
}

const writerFor =
  ({ language, currency }: Omit<Reader, 'bonuses'>) =>
  (atoms: bigint): string =>
    writeMoney(money(atoms, currency), languages[language].locale)

type KindText = keyof typeof english.kinds

const kindText = (rule: PromotionRule): KindText => (rule.kind === 'cashBack' ? `cashBack_${rule.period}` : rule.kind)

const when = (atMs: number, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(atMs)

type Values = Readonly<Record<string, string>>

/** What the rule says, in words. */
function ruleTerms({ rule, prize, gives }: PromotionDraft, reader: Reader): readonly string[] {
  const { terms: t } = TEXTS[reader.language]
  const [noTurnover, deposit] = gives === 'cash' ? [t.noTurnover, t.deposit] : [t.noTurnoverToClaim, t.depositOfBonus]
  const write = writerFor(reader)
  const values: Values = {
    prize: write(prize),
    ...('permille' in rule && { share: percentOf(rule.permille) }),
    ...('hours' in rule && { hours: String(rule.hours) }),
    ...('depositMin' in rule && { deposit: write(rule.depositMin) }),
    ...('goal' in rule && { goal: write(rule.goal) }),
  }
  const lines: string[] = [fillText(t.kinds[kindText(rule)], values)]
  if (rule.kind === 'cashBack' || rule.kind === 'lossBack') lines.push(t.settled)
  if (isShare(rule)) lines.push(fillText(rule.kind === 'depositMatch' ? t.mostOfDeposit : t.most, values))
  if ('turnover' in rule) {
    lines.push(rule.turnover === 0 ? noTurnover : fillText(t.turnover, { times: String(rule.turnover) }), deposit)
  }
  if (hasMeter(rule) && !('turnover' in rule && rule.turnover === 0)) lines.push(t.valid)
  if ('days' in rule) lines.push(fillText(t.days, { days: String(rule.days) }))
  return lines
}

/** How it is paid, and when it has to be claimed. */
function prizeTerms(draft: PromotionDraft, reader: Reader): readonly string[] {
  const { terms: t } = TEXTS[reader.language]
  const { gives, wagering, spins, claimDays } = draft
  const claimed = { days: String(claimDays) }
  if (gives === 'cash') return [t.cash, fillText(t.claim, claimed)]
  const write = writerFor(reader)
  const lines: string[] = []
  if (spins !== undefined) {
    const { count, game, stake } = spins
    const values = { count: String(count), game: reader.bonuses.gameName(game, reader.language), stake: write(stake) }
    lines.push(fillText(t.spins, values))
  }
  if (wagering !== undefined) {
    const values = { times: String(wagering.multiple), stake: write(wagering.stakeMax) }
    lines.push(fillText(wagering.base === 'bonus' ? t.bonus : t.bonusAndDeposit, values))
    if (isShare(draft.rule)) lines.push(fillText(t.bonusLeast, values))
  }
  const terms = mostOf(draft, { currency: reader.currency, stakeMin: reader.bonuses.stakeMin })
  const conditions = terms === undefined ? [] : reader.bonuses.conditionsText(terms, reader.language)
  return [...lines, ...conditions, fillText(t.claimBonus, claimed)]
}

/** Who can join, and how often. */
function audienceTerms({ rankMin, newDays, times, perDevice, isReviewed }: PromotionDraft, language: Language) {
  const { terms: t, ranks } = TEXTS[language]
  const level = `level${rankMin}`
  const lines: string[] = []
  if (Object.hasOwn(ranks, level)) lines.push(fillText(t.rank, { rank: ranks[level as keyof typeof ranks] }))
  if (newDays !== null) lines.push(fillText(t.newDays, { days: String(newDays) }))
  lines.push(times === 1 ? t.once : fillText(t.times, { times: String(times) }))
  lines.push(fillText(t.device, { count: String(perDevice) }))
  if (isReviewed) lines.push(t.review)
  return lines
}

function calendarTerms({ fromMs, untilMs, zone, weekdays }: PromotionDraft, language: Language): readonly string[] {
  const { terms: t } = TEXTS[language]
  const open = { from: when(fromMs, zone, language), until: when(untilMs, zone, language), zone }
  const lines: string[] = [fillText(t.open, open)]
  if (weekdays.length > 0) {
    const names = weekdays.toSorted((one, other) => one - other).map((day) => t.weekday[`d${day}` as 'd1'])
    lines.push(fillText(t.weekdays, { days: new Intl.ListFormat(languages[language].locale).format(names) }))
  }
  return lines
}

/** The terms as a player reads them, generated from what is applied. */
export function termsOf(draft: PromotionDraft, reader: Reader): readonly string[] {
  const { terms: t } = TEXTS[reader.language]
  const write = writerFor(reader)
  return [
    ...ruleTerms(draft, reader),
    ...prizeTerms(draft, reader),
    fillText(t.reserved, { prize: write(draft.prize), budget: write(draft.budget) }),
    ...audienceTerms(draft, reader.language),
    ...calendarTerms(draft, reader.language),
    draft.gives === 'cash' ? t.frozen : t.frozenBonus,
  ]
}

/** How an amount is computed, line by line. */
export function linesOf(draft: PromotionDraft, facts: Facts, reader: Omit<Reader, 'bonuses'>): readonly string[] {
  const { rule, prize } = draft
  const { lines: t } = TEXTS[reader.language].terms
  const write = writerFor(reader)
  const amount = amountOf(draft, facts, reader.currency)
  const share = (base: bigint, permille: number): string[] => [
    fillText(t.share, {
      base: write(base),
      share: percentOf(permille),
      amount: write((base * BigInt(permille)) / 1_000n),
    }),
    ...(amount === prize ? [fillText(t.cut, { prize: write(prize) })] : []),
  ]
  if (rule.kind === 'cashBack' || rule.kind === 'lossBack') {
    const loss = lossOf(facts)
    const values = { staked: write(facts.staked), won: write(facts.won), loss: write(loss) }
    return [fillText(t.loss, values), ...share(loss, rule.permille)]
  }
  if (!('depositMin' in rule)) return [fillText(t.fixed, { prize: write(prize) })]
  if (facts.deposit === null) return []
  const deposit = write(facts.deposit)
  const goal = goalOf({ rule }, facts)
  return [
    fillText(t.deposit, { deposit }),
    ...(rule.kind === 'depositMatch'
      ? share(facts.deposit, rule.permille)
      : [fillText(t.fixed, { prize: write(prize) })]),
    ...(goal === null ? [] : [fillText(t.goal, { deposit, times: String(rule.turnover), goal: write(goal) })]),
  ]
}
