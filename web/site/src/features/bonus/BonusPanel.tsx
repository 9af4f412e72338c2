import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { ActiveBonus } from './ActiveBonus.tsx'
import { bonusesQuery } from './bonus.queries.ts'
import { Offers } from './Offers.tsx'
import { PastBonuses } from './PastBonuses.tsx'

const TEXTS = ['bonus'] as const

function Empty() {
  const t = useTranslations('bonus')
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice icon={Gift} title={t('emptyTitle')}>
        {t('emptyText')}
      </Notice>
    </div>
  )
}

function Panel() {
  const t = useTranslations('bonus')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(bonusesQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { active, lines, offered, past, isOffered } = info
  return (
    <>
      {!isOffered && <p className="text-text-soft text-sm">{t('notOffered')}</p>}
      {active === null ? offered.length === 0 && <Empty /> : <ActiveBonus bonus={active} lines={lines} />}
      {offered.length > 0 && <Offers bonuses={offered} isRunning={active !== null} />}
      {past.length > 0 && <PastBonuses bonuses={past} />}
    </>
  )
}

/** The bonuses of the reader; `children` is what stands below them. */
export function BonusPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextsProvider pages={TEXTS}>
        <Panel />
      </TextsProvider>
      {children}
    </div>
  )
}
