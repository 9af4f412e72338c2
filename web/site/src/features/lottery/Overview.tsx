import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LotteryItem, PrizeMode } from '@ronda/contract'
import { buttonClass, Notice, Skeleton } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { isTrial } from '@ronda/base/member/roles.ts'
import { recentLotteriesQuery } from '../../shell/lottery/lottery.queries.ts'
import { groupsOf } from './lotteryAddress.ts'
import { LotteryCard } from './LotteryCard.tsx'
import { useLotteries } from '../../shell/lottery/useLotteries.ts'

type CardsProps = {
  readonly title: string
  readonly lotteries: readonly LotteryItem[]
  readonly aheadMs: number
  readonly meant?: string | undefined
}

function Cards({ title, lotteries, aheadMs, meant }: CardsProps) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="grid grid-cols-1 gap-4 desktop:grid-cols-2 wide:grid-cols-3">
        {lotteries.map((lottery) => (
          <LotteryCard
            key={lottery.gameCode}
            lottery={lottery}
            aheadMs={aheadMs}
            isMeant={lottery.gameCode === meant}
          />
        ))}
      </ul>
    </section>
  )
}

/** How many recent lotteries are shown above the rest: one row. */
const RECENT_MAX = 3

/** The recent lotteries, where there are so many that they would be hard to find. */
function useOwn(lotteries: readonly LotteryItem[]): readonly LotteryItem[] {
  const { language } = useLanguage()
  const member = useMember()
  const { data: codes = [] } = useQuery({
    ...recentLotteriesQuery(language),
    enabled: Boolean(member) && !isTrial(member),
  })
  if (lotteries.length <= RECENT_MAX) return []
  return codes
    .map((code) => lotteries.find(({ gameCode }) => gameCode === code))
    .filter((lottery) => lottery !== undefined)
    .slice(0, RECENT_MAX)
}

function Waiting() {
  const t = useTranslations('shell')
  return (
    <output aria-label={t('loading')} className="grid grid-cols-1 gap-4 desktop:grid-cols-2 wide:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-menu rounded-xl" />
      ))}
    </output>
  )
}

function Nothing() {
  const t = useTranslations('lotteryDraws')
  return (
    <Notice
      icon={Ticket}
      title={t('empty')}
      actions={
        <Link to="/lott" className={buttonClass()}>
          {t('toLobby')}
        </Link>
      }
    >
      {t('emptyText')}
    </Notice>
  )
}

export type OverviewProps = {
  readonly modes: readonly PrizeMode[]
  /** The lottery named in the address. */
  readonly meant?: string | undefined
}

/** The draws of some kinds: recently opened ones, then all of them. */
export function Overview({ modes, meant }: OverviewProps) {
  const t = useTranslations('lotteryDraws')
  const { lotteries, aheadMs, error, isFetching, refetch } = useLotteries()
  const groups = groupsOf(lotteries ?? [], modes)
  const own = useOwn(groups.flatMap((group) => group.lotteries))
  if (lotteries === undefined && error !== null)
    return <LoadError title={t('failed')} error={error} isBusy={isFetching} onRetry={refetch} />
  if (lotteries === undefined) return <Waiting />
  if (groups.length === 0) return <Nothing />
  return (
    <div className="grid grid-cols-1 gap-8">
      {own.length > 0 && <Cards title={t('recent')} lotteries={own} aheadMs={aheadMs} />}
      {groups.map(({ mode, lotteries: list }) => (
        <Cards key={mode} title={t(`mode.${mode}`)} lotteries={list} aheadMs={aheadMs} meant={meant} />
      ))}
    </div>
  )
}
