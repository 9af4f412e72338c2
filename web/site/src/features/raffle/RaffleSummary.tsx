import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { secondaryLinkClass, useNow } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { rafflesQuery, type RafflesInfo } from './raffle.queries.ts'
import { RaffleWhen } from './RaffleWhen.tsx'
import { stateAt } from './raffleView.ts'

const TEXTS = ['raffle'] as const

function Shown({ info: { raffles, notOffered, aheadMs } }: { readonly info: RafflesInfo }) {
  const t = useTranslations('raffle')
  const nowMs = useNow() + aheadMs
  const going = raffles
    .map((raffle) => ({ raffle, state: stateAt(raffle, nowMs) }))
    .filter(({ state }) => state !== 'drawn' && state !== 'cancelled')
  if (going.length === 0) return null
  return (
    <PanelCard title={t('title')} lead={notOffered === null ? t('lead') : t(`notOffered.${notOffered}`)}>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {going.map(({ raffle, state }) => (
          <li key={raffle.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block font-bold break-words">{raffle.name}</span>
              <span className="text-text-soft tabular text-sm">{t('mine', { count: raffle.own?.tickets ?? 0 })}</span>
            </span>
            <RaffleWhen raffle={raffle} state={state} nowMs={nowMs} />
          </li>
        ))}
      </ul>
      <div>
        <Link to="/promotions" hash="raffles" className={secondaryLinkClass}>
          {t('all')}
        </Link>
      </div>
    </PanelCard>
  )
}

function Asked() {
  const { language } = useLanguage()
  const { data: info } = useQuery(rafflesQuery(language))
  return info === undefined ? null : <Shown info={info} />
}

/** In the reward center: the raffles that are not drawn yet, with the own tickets. Nothing when there is none. */
export function RaffleSummary() {
  return (
    <TextsProvider pages={TEXTS}>
      <Asked />
    </TextsProvider>
  )
}
