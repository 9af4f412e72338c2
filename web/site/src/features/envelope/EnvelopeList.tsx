import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Envelope } from '@ronda/contract'
import { smallestOf, type Currency } from '@ronda/core'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Notice, Skeleton, useLocale, useNow } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { useZone } from '../../shell/layout/useZone.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { envelopesQuery, type EnvelopesInfo } from './envelope.queries.ts'
import { EnvelopeCard } from './EnvelopeCard.tsx'
import { listed } from './envelopeView.ts'

const TEXTS = ['envelope'] as const

function Rules({ info: { currency, envelopes } }: { readonly info: EnvelopesInfo }) {
  const t = useTranslations('envelope')
  const { write } = useAmounts(currency)
  const least = write(envelopes[0]?.least ?? smallestOf(currency))
  const lines = [t('rules.pot'), t('rules.share', { least }), t('rules.equal'), t('rules.one'), t('rules.cash')]
  return (
    <div className="text-text-soft grid gap-3 text-sm">
      <h3 className="text-text font-bold">{t('rulesTitle')}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="text-text font-bold">{t('fairTitle')}</h3>
      <p className="max-w-measure">{t('fair')}</p>
    </div>
  )
}

/** Envelopes after the next one: a line each. */
function Later({ envelopes, currency }: { readonly envelopes: readonly Envelope[]; readonly currency: Currency }) {
  const t = useTranslations('envelope')
  const heading = useId()
  const locale = useLocale()
  const zone = useZone()
  const { write } = useAmounts(currency)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <h3 id={heading} className="font-bold">
        {t('later')}
      </h3>
      <ul className="border-line divide-line divide-y rounded-lg border text-sm">
        {envelopes.map(({ id, name, amount, shares, startsAtMs }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <time dateTime={new Date(startsAtMs).toISOString()} className="tabular">
              {format.format(startsAtMs)}
            </time>
            <span className="text-text-soft tabular min-w-0 break-words">
              {`${name} · ${t('pot', { amount: write(amount), count: shares })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Panel() {
  const t = useTranslations('envelope')
  const { language } = useLanguage()
  const nowMs = useNow()
  const { data: info, error, isError, refetch } = useQuery(envelopesQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { envelopes, notOffered, aheadMs } = info
  const { cards, later } = listed(envelopes, nowMs + aheadMs)
  return (
    <PanelCard title={t('title')} lead={notOffered === null ? t('lead') : t(`notOffered.${notOffered}`)}>
      {envelopes.length === 0 && notOffered === null && (
        <Notice icon={Mail} title={t('emptyTitle')}>
          {t('emptyText')}
        </Notice>
      )}
      {envelopes.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
          {cards.map((envelope) => (
            <EnvelopeCard key={envelope.id} envelope={envelope} aheadMs={aheadMs} />
          ))}
        </ul>
      )}
      {later.length > 0 && <Later envelopes={later} currency={info.currency} />}
      <Rules info={info} />
    </PanelCard>
  )
}

/** The red envelopes of a member, beside other rewards. */
export function EnvelopeList() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
