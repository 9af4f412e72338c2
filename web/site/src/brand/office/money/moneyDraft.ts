import { DEPOSIT_WAYS, type MoneyPolicy } from '@ronda/contract'

/** Bounds of the contract, as the fields have them. */
export const UNITS_MAX = 1_000_000_000
export const MINUTES_MAX = 100_000
export const HOURS_MAX = 10_000
export const PERMILLE_MAX = 200

type Deposit = MoneyPolicy['deposits'][number]

/** Every way there is: those of the policy in their order, then those that it does not know yet. */
export function everyWay(deposits: readonly Deposit[]): readonly Deposit[] {
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

/** The list with one entry a place further up or down; at the ends nothing changes. */
export function moved<Entry>(list: readonly Entry[], at: number, step: -1 | 1): Entry[] {
  const [entry, other] = [list[at], list[at + step]]
  if (entry === undefined || other === undefined) return [...list]
  return list.map((each, index) => (index === at ? other : index === at + step ? entry : each))
}
