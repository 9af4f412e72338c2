import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import type { Viewer } from '@ronda/base/member/roles.ts'
import { Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { raffleOffersQuery, rafflesQuery, type RafflesInfo } from './raffle.queries.ts'
import { RaffleCard } from './RaffleCard.tsx'
import { RaffleDialog } from './RaffleDialog.tsx'

const TEXTS = ['raffle'] as const

type ShownProps = { readonly info: RafflesInfo; readonly viewer: Viewer }

function Shown({ info: { raffles, notOffered, aheadMs }, viewer }: ShownProps) {
  const t = useTranslations('raffle')
  const [opened, setOpened] = useState<string>()
  const raffle = raffles.find(({ id }) => id === opened)
  return (
    <section aria-labelledby="raffles" className="grid grid-cols-1 gap-4">
      <div className="max-w-measure grid gap-1">
        <h2 id="raffles" className="text-xl font-bold">
          {t('title')}
        </h2>
        <p className="text-text-soft text-sm">{notOffered === null ? t('lead') : t(`notOffered.${notOffered}`)}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        {raffles.map((each) => (
          <RaffleCard key={each.id} raffle={each} aheadMs={aheadMs} viewer={viewer} onOpen={() => setOpened(each.id)} />
        ))}
      </ul>
      {raffle !== undefined && (
        <RaffleDialog raffle={raffle} aheadMs={aheadMs} viewer={viewer} onClose={() => setOpened(undefined)} />
      )}
    </section>
  )
}

type RafflesProps = { readonly viewer: Viewer }

function Asked({ viewer }: RafflesProps) {
  const t = useTranslations('raffle')
  const { language } = useLanguage()
  const mayTakePart = viewer !== 'visitor' && viewer !== 'trial'
  const own = useQuery({ ...rafflesQuery(language), enabled: mayTakePart })
  const offers = useQuery({ ...raffleOffersQuery(language), enabled: !mayTakePart })
  const { data: info, error, isError, refetch } = mayTakePart ? own : offers
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return info.raffles.length === 0 ? null : <Shown info={info} viewer={viewer} />
}

/** The raffles of the brand, with the own tickets of a member; nothing while there are none. */
export function Raffles({ viewer }: RafflesProps) {
  return (
    <TextsProvider pages={TEXTS}>
      <Asked viewer={viewer} />
    </TextsProvider>
  )
}
