import type { PromotionDraft, PromotionRule } from '@ronda/contract'
import { days, rational } from '@ronda/core'
import type { RewardGame } from '../../bet/bet.ts'
import { conditionsText } from '../../bonus/bonus.ts'
import type { Facts } from '../promotion.ts'
import type { Reader } from '../terms.ts'

export const UNIT = 100_000n
/** A Wednesday at noon in Lima. */
export const NOW = Date.UTC(2026, 10, 18, 17)

export const draft: PromotionDraft = {
  names: { es: 'A', en: 'B' },
  texts: { es: 'C', en: 'D' },
  rule: { kind: 'cashBack', period: 'weekly', permille: 100 },
  gives: 'cash',
  prize: 20n * UNIT,
  budget: 1_000n * UNIT,
  rankMin: 0,
  newDays: null,
  times: 4,
  perDevice: 1,
  isReviewed: false,
  claimDays: 7,
  zone: 'America/Lima',
  fromMs: NOW - 1,
  untilMs: NOW + days(30),
  weekdays: [],
}

export const games = new Map<string, RewardGame>([
  ['A', { gameType: 'RNG', names: { es: 'Alfa', en: 'Alpha' }, returned: rational(96n, 100n) }],
])
export const bonuses: Reader['bonuses'] = {
  stakeMin: UNIT / 10n,
  conditionsText: (terms, language) => conditionsText(terms, games, language),
  gameName: (code, language) => games.get(code)?.names[language] ?? code,
}
export const nothing: Facts = { staked: 0n, won: 0n, valid: 0n, deposit: null }
export const ruled = (rule: PromotionRule): PromotionDraft => ({ ...draft, rule })
export const match = {
  kind: 'depositMatch',
  depositMin: 10n * UNIT,
  permille: 500,
  turnover: 3,
  days: 7,
} as const satisfies PromotionRule
export const first = {
  kind: 'firstDeposit',
  depositMin: 10n * UNIT,
  turnover: 1,
  days: 7,
} as const satisfies PromotionRule
