import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { rafflesQuery, type RafflesInfo } from './raffle.queries.ts'
import { RaffleCard } from './RaffleCard.tsx'
import { RaffleDialog } from './RaffleDialog.tsx'

const TEXTS = ['raffle'] as const

function Shown({ info: { raffles, notOffered, aheadMs } }: { readonly info: RafflesInfo }) {
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
          <RaffleCard key={each.id} raffle={each} aheadMs={aheadMs} onOpen={() => setOpened(each.id)} />
        ))}
      </ul>
      {raffle !== undefined && <RaffleDialog raffle={raffle} aheadMs={aheadMs} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

function Asked() {
  const t = useTranslations('raffle')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(rafflesQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return info.raffles.length === 0 ? null : <Shown info={info} />
}

/** The raffles of the brand with the own tickets; nothing while there are none. */
export function Raffles() {
  return (
    <TextsProvider pages={TEXTS}>
      <Asked />
    </TextsProvider>
  )
}
