import { useQuery } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MISSION_PERIODS } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Notice, Skeleton } from '@ronda/ui'
import { missionsQuery, type MissionsInfo } from './mission.queries.ts'
import { MissionCard } from './MissionCard.tsx'
import { Rules } from '../../shell/layout/Rules.tsx'

type ListProps = { readonly info: MissionsInfo }

function Missions({ info: { missions } }: ListProps) {
  const t = useTranslations('mission')
  return MISSION_PERIODS.map((period) => {
    const own = missions.filter((mission) => mission.period === period)
    if (own.length === 0) return null
    return (
      <section key={period} aria-label={t(period)} className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-bold">{t(period)}</h2>
        <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
          {own.map((mission) => (
            <MissionCard key={mission.id} mission={mission} />
          ))}
        </ul>
      </section>
    )
  })
}

function Counting({ info }: ListProps) {
  const t = useTranslations('mission')
  const { write } = useAmounts(info.currency)
  const lines = [
    t('rules.valid'),
    t('rules.round', { amount: write(info.betMin) }),
    t('rules.period'),
    t('rules.prize'),
  ]
  return <Rules title={t('rulesTitle')} lines={lines} />
}

/** The missions of today and of this week. */
export function MissionList() {
  const t = useTranslations('mission')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(missionsQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { missions, notOffered } = info
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-text-soft max-w-measure text-sm">
        {notOffered === null ? t('lead') : t(`notOffered.${notOffered}`)}
      </p>
      {missions.length === 0 && notOffered === null && (
        <div className="bg-surface-1 border-line rounded-xl border">
          <Notice icon={Target} title={t('emptyTitle')}>
            {t('emptyText')}
          </Notice>
        </div>
      )}
      <Missions info={info} />
      <Counting info={info} />
    </div>
  )
}
