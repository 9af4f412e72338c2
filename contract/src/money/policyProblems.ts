import type { MoneyPolicy } from './policy.ts'

type Bounds = { readonly min: number; readonly max: number }

const isRange = ({ min, max }: Bounds): boolean => min <= max

/** What is invalid in a policy of the right shape, as paths into the settings: `money.deposits.2.max`. */
export function policyProblems({ deposits, withdrawal, transfer, referral, tiers }: MoneyPolicy): readonly string[] {
  const ways = deposits.map(({ way }) => way)
  const checks: readonly (readonly [place: string, isFine: boolean])[] = [
    ...deposits.flatMap((deposit, at) => [
      [`money.deposits.${at}.max`, isRange(deposit)] as const,
      [`money.deposits.${at}.way`, ways.indexOf(deposit.way) === at] as const,
    ]),
    ['money.withdrawal.max', isRange(withdrawal)],
    ['money.transfer.max', isRange(transfer)],
    // A daily limit below the smallest transfer would switch transfers off without saying so.
    ['money.transfer.perDay', transfer.perDay >= transfer.min],
    // The first guest is on the first level, and a higher level never pays less.
    ...referral.levels.flatMap(({ from, reward }, at) => {
      const before = referral.levels[at - 1]
      return [
        [`money.referral.levels.${at}.from`, before === undefined ? from === 1 : from > before.from] as const,
        [`money.referral.levels.${at}.reward`, reward >= (before?.reward ?? 0)] as const,
      ]
    }),
    // A higher verification tier never allows less.
    ...tiers.map(({ payoutPerDay }, at) => {
      const before = tiers[at - 1]?.payoutPerDay ?? 0
      return [`money.tiers.${at}`, payoutPerDay >= before] as const
    }),
  ]
  return checks.flatMap(([place, isFine]) => (isFine ? [] : [place]))
}
