import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { RANK_DAYS, RANK_GIFT_DAYS, RANK_KEPT_DAYS } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { buttonClass, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { rankQuery } from './rank.queries.ts'
import { RankChart } from './RankChart.tsx'
import { RankHistory } from './RankHistory.tsx'
import { RankStanding } from './RankStanding.tsx'
import { RankTable } from './RankTable.tsx'

const TEXTS = ['rank', 'statement'] as const

const RULES = ['counts', 'up', 'down', 'rebate', 'gifts'] as const

/** The rule in words; its numbers are those that the server computes with. */
function RankRules() {
  const t = useTranslations('rank')
  return (
    <PanelCard title={t('rule')}>
      <ul className="text-text-soft max-w-measure grid list-disc gap-2 ps-5 text-sm">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { days: RANK_DAYS, kept: RANK_KEPT_DAYS, expires: RANK_GIFT_DAYS })}</li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** What a member without a bet is told first. */
function Start() {
  const t = useTranslations('rank')
  return (
    <div className="bg-surface-1 border-line flex flex-wrap items-center justify-between gap-3 rounded-xl border p-5">
      <p className="text-text-soft">{t('emptyText')}</p>
      <Link to="/rng" className={buttonClass()}>
        {t('play')}
      </Link>
    </div>
  )
}

function Panel() {
  const t = useTranslations('rank')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(rankQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const hasBets = info.valid > 0n
  return (
    <div className="grid grid-cols-1 gap-4">
      <RankStanding info={info} />
      {hasBets ? <RankChart info={info} /> : info.level === 0 && <Start />}
      <RankTable info={info} />
      <RankRules />
      {info.changes.length > 0 && <RankHistory info={info} />}
    </div>
  )
}

/** The VIP rank: how far it is to the next one, what keeps it, and what every rank gives. */
export function RankPanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
