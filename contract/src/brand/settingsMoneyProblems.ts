import { RANK_GIFTS_PERMILLE_MAX } from '../rewards/rankWords.ts'
import { POINT_SOURCES } from '../rewards/pointWords.ts'
import type { MoneyPolicy } from './settingsMoney.ts'

type Bounds = { readonly min: number; readonly max: number }

const isRange = ({ min, max }: Bounds): boolean => min <= max

type Check = readonly [place: string, isFine: boolean]

/** Games that count keep at least 4 % of valid bets: gifts beyond half of that could be worth betting for. */
function rankChecks(ranks: MoneyPolicy['ranks']): readonly Check[] {
  return ranks.flatMap(({ turnover, birthday }, at): readonly Check[] => {
    const before = ranks[at - 1]?.turnover ?? 0
    const gifts = ranks.slice(0, at + 1).reduce((sum, { levelUp }) => sum + levelUp, birthday)
    return [
      [`money.ranks.${at}.turnover`, turnover > before],
      [`money.ranks.${at}.levelUp`, gifts * 1_000 <= turnover * RANK_GIFTS_PERMILLE_MAX],
    ]
  })
}

const isWritten = (text: string): boolean => text.trim() !== ''

/** An account number identifies its account: twice, nobody could tell which one a member was shown. */
function bankTransferChecks({ accounts }: MoneyPolicy['bankTransfer']): readonly Check[] {
  const numbers = accounts.map(({ account }) => account.trim())
  return accounts.flatMap(({ account, holder, bank }, at): readonly Check[] => [
    [`money.bankTransfer.accounts.${at}.account`, isWritten(account) && numbers.indexOf(account.trim()) === at],
    [`money.bankTransfer.accounts.${at}.holder`, isWritten(holder)],
    [`money.bankTransfer.accounts.${at}.bank`, isWritten(bank)],
  ])
}

/** What is invalid in a policy of the right shape, as paths into the settings: `money.deposits.2.max`. */
export function policyProblems(policy: MoneyPolicy): readonly string[] {
  const { deposits, bankTransfer, withdrawal, transfer, ranks, points, referral, tiers } = policy
  const ways = deposits.map(({ way }) => way)
  const checks: readonly Check[] = [
    ...deposits.flatMap((deposit, at) => [
      [`money.deposits.${at}.max`, isRange(deposit)] as const,
      [`money.deposits.${at}.way`, ways.indexOf(deposit.way) === at] as const,
      // There is no provider that keeps a fee: what arrives is credited whole.
      [`money.deposits.${at}.feePermille`, deposit.way !== 'bankTransfer' || deposit.feePermille === 0] as const,
    ]),
    ...bankTransferChecks(bankTransfer),
    ['money.withdrawal.max', isRange(withdrawal)],
    ['money.transfer.max', isRange(transfer)],
    // A daily limit below the smallest transfer would switch transfers off without saying so.
    ['money.transfer.perDay', transfer.perDay >= transfer.min],
    ...rankChecks(ranks),
    // 100 units earn one unit at most. Bets that count in full are expected to lose 4 %: points stay far below that, or
    // playing for points alone would pay.
    ...POINT_SOURCES.map((source) => [`money.points.rates.${source}`, points.rates[source] <= points.convert] as const),
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
