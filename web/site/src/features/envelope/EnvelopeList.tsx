import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { smallestOf } from '@ronda/core'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Notice, Skeleton } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { envelopesQuery, type EnvelopesInfo } from './envelope.queries.ts'
import { EnvelopeCard } from './EnvelopeCard.tsx'

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

function Panel() {
  const t = useTranslations('envelope')
  const { language } = useLanguage()
  const { data: info, error, isError, refetch } = useQuery(envelopesQuery(language))
  if (info === undefined) {
    if (!isError) return <Skeleton className="h-stage-text rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { envelopes, notOffered, aheadMs } = info
  return (
    <PanelCard title={t('title')} lead={notOffered === null ? t('lead') : t(`notOffered.${notOffered}`)}>
      {envelopes.length === 0 && notOffered === null && (
        <Notice icon={Mail} title={t('emptyTitle')}>
          {t('emptyText')}
        </Notice>
      )}
      {envelopes.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
          {envelopes.map((envelope) => (
            <EnvelopeCard key={envelope.id} envelope={envelope} aheadMs={aheadMs} />
          ))}
        </ul>
      )}
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
