import { DEPOSIT_WAYS, type MoneyPolicy } from '@ronda/contract'

/** Limits of the contract, as the fields show them. */
export const UNITS_MAX = 1_000_000_000
export const MINUTES_MAX = 100_000
export const HOURS_MAX = 10_000
const PERMILLE_MAX = 200
/** What a rank may add to the rebate. */
export const RANK_EXTRA_PERMILLE_MAX = 1_000

/** A fee as people write it: thousandths as percent with one decimal. */
export function percentText(permille: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(permille / 10)
}

/** A typed percentage in thousandths; undefined when it is none, or finer than a tenth of a percent. */
export function parsePercent(text: string, permilleMax: number = PERMILLE_MAX): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d))?$/.exec(text.trim())
  if (!match) return undefined
  const permille = Number(match[1]) * 10 + Number(match[2] ?? '0')
  return permille <= permilleMax ? permille : undefined
}

type Deposit = MoneyPolicy['deposits'][number]

/** Every method: those of the policy in their order, then those that it does not list. */
export function everyMethod(deposits: readonly Deposit[]): readonly Deposit[] {
  const known = new Set(deposits.map(({ way }) => way))
  const fresh = DEPOSIT_WAYS.filter((way) => !known.has(way)).map((way): Deposit => ({
    way,
    enabled: false,
    min: 10,
    max: 1_000,
    feePermille: 0,
    minutes: 60,
  }))
  return [...deposits, ...fresh]
}

/** The list with one entry moved up or down; at the ends nothing changes. */
export function moved<Entry>(list: readonly Entry[], at: number, step: -1 | 1): Entry[] {
  const [entry, other] = [list[at], list[at + step]]
  if (entry === undefined || other === undefined) return [...list]
  return list.map((each, index) => (index === at ? other : index === at + step ? entry : each))
}
