import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { viewerOf } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, useNow } from '@ronda/ui'
import { totalsOf } from './slipView.ts'
import type { Board } from './sports.queries.ts'
import { leftMs } from './sportsView.ts'
import type { Asked } from './usePlace.ts'
import { useFeed } from './useSportsFeed.ts'

export type SlipActionProps = {
  readonly bets: readonly Asked[]
  readonly offered: Pick<Board, 'limits' | 'takesMoney' | 'aheadMs'>
  /** Every bet builder has its price. */
  readonly isPriced: boolean
  readonly isBusy: boolean
  /** A bet in play is decided then. */
  readonly waitsUntilMs: number | undefined
}

/** The button that places the bets, or why there is none. */
export function SlipAction({ bets, offered, isPriced, isBusy, waitsUntilMs }: SlipActionProps) {
  const t = useTranslations('sports.slip')
  const viewer = viewerOf(useMember())
  const here = useRouterState({ select: (state) => state.location.href })
  const { currency } = offered.limits
  const { write } = useAmounts(currency)
  const nowMs = useNow()
  const { board } = useFeed()
  const matches = bets.flatMap(({ legs }) => legs.map(({ match }) => match))
  const standing = matches.map((match) => ({
    match,
    now: board?.value.find(({ number }) => number === match.number),
  }))
  const isGone = standing.some(({ match, now }) =>
    now?.state === 'playing' ? false : leftMs(match.closesAtMs, nowMs, offered.aheadMs) === 0,
  )
  const isSuspended = standing.some(({ now }) => (now?.state === 'playing' || now?.state === 'open') && !now.takesBets)
  if (waitsUntilMs !== undefined)
    return (
      <p role="status" className="bg-accent-soft rounded-md p-3 text-sm font-medium">
        {t('waits', { seconds: Math.ceil(leftMs(waitsUntilMs, nowMs, 0) / 1_000) })}
      </p>
    )
  if (isGone || !offered.takesMoney) return <p className="text-text-soft text-sm">{t(isGone ? 'gone' : 'noMoney')}</p>
  if (viewer === 'visitor') {
    return (
      <Link to="/login" search={{ to: here }} className={buttonClass('primary', 'large')}>
        {t('signIn')}
      </Link>
    )
  }
  if (viewer === 'trial') return <p className="text-text-soft text-sm">{t('register')}</p>
  const stake = bets.reduce(
    (sum, { legs, sizes, unit }) =>
      sum +
      totalsOf({
        currency,
        unit,
        sizes,
        prices: legs.map(({ price }) => price ?? 0),
        bankers: legs.map(({ isBanker }) => isBanker),
      }).stake,
    0n,
  )
  return (
    // Always in reach: a slip of several legs is longer than a phone.
    <div className="bg-surface-1 sticky bottom-0 -mx-1 px-1 py-2">
      <Button type="submit" size="large" isWide isBusy={isBusy} disabled={stake === 0n || !isPriced || isSuspended}>
        {isSuspended
          ? t('suspended')
          : stake === 0n
            ? t('enter')
            : t('place', { count: bets.length, amount: write(stake) })}
      </Button>
    </div>
  )
}
