import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { money, type Currency } from '@ronda/core'
import { Button, Skeleton, Ticker } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ranksQuery } from './home.queries.ts'
import { listingOf } from './listing.ts'
import { Section } from './Section.tsx'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'
import { WinnerRow } from './WinnerRow.tsx'

/** How many winners are shown until more are requested. */
const FIRST = 4
const PLACES = ['a', 'b', 'c', 'd']

type PaidProps = {
  readonly amount: bigint
  readonly currency: Currency
  readonly rounds: number
  readonly days: number
}

/** The total paid to players in all real rounds of the last days. */
function Paid({ amount, currency, rounds, days }: PaidProps) {
  const t = useTranslations('showcase.paid')
  return (
    <div className="bg-surface-1 lamplit border-line flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-xl border p-4 desktop:px-8 desktop:py-6">
      <div>
        <p className="text-lg font-bold">{t('title', { days: String(days) })}</p>
        <p className="text-text-soft text-sm">{t('text', { rounds })}</p>
      </div>
      <p className="font-display text-gain text-3xl font-bold">
        <Ticker amount={money(amount, currency)} />
      </p>
    </div>
  )
}

function BoardSkeleton() {
  const t = useTranslations('shell')
  return (
    <output aria-label={t('loading')} className="grid gap-2 desktop:grid-cols-2 desktop:gap-x-6">
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-16 rounded-lg" />
      ))}
    </output>
  )
}

/** The largest wins of real rounds. The list is never padded. */
export function Winners() {
  const t = useTranslations()
  const { language } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const ranks = useQuery(ranksQuery(language))
  const { items, error, isAsking, retry } = listingOf(ranks, ({ list }) => list)
  const paid = ranks.data?.paid
  const more = (
    <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
      {t('games.more')}
    </Button>
  )
  return (
    <Section title={t('showcase.winners.title')} action={!isWhole && (items?.length ?? 0) > FIRST && more}>
      {error !== null && <SectionError error={error} isAsking={isAsking} onRetry={retry} />}
      {items === undefined && error === null && <BoardSkeleton />}
      {paid !== undefined && paid.rounds > 0 && <Paid {...paid} />}
      {items?.length === 0 && (
        <p className="bg-surface-1 border-line text-text-soft flex items-center gap-4 rounded-lg border p-4">
          <Trophy aria-hidden className="text-accent-text size-icon shrink-0" />
          {t('showcase.winners.noneText')}
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ol className="-mb-2 desktop:columns-2 desktop:gap-6">
          {items.slice(0, isWhole ? items.length : FIRST).map(({ vo }, at) => (
            <li key={`${vo.atMs} ${vo.account} ${vo.nodeId}`} className="mb-2 break-inside-avoid">
              <WinnerRow winner={vo} rank={at + 1} nowMs={ranks.dataUpdatedAt} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
