import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { rebateQuery, type RebateInfo } from './rebate.queries.ts'
import { useClaim } from './useClaim.ts'

const TEXTS = ['reward', 'rebate', 'statement'] as const

function Ready({ info }: { readonly info: RebateInfo }) {
  const t = useTranslations('reward')
  const words = useTranslations('rebate')
  const { write } = useAmounts(info.currency)
  const { claim, isBusy, failure } = useClaim()
  return (
    <section className="bg-surface-1 border-line grid gap-3 rounded-xl border p-5 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-bold">{t('rebate')}</h2>
          <p className="text-text-soft text-sm">{t('rebateText')}</p>
        </div>
        {info.isManual ? (
          <Button size="small" isBusy={isBusy} onClick={() => void claim()}>
            {words('claim', { amount: write(info.amount) })}
          </Button>
        ) : (
          <p className="tabular text-gain font-bold">{write(info.amount)}</p>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {failure}
        </p>
      )}
      <Link
        to="/member"
        search={{ view: 'manualRebate' }}
        className="text-accent-text inline-flex min-h-control items-center text-sm font-medium"
      >
        {t('rebateLink')}
      </Link>
    </section>
  )
}

function Offer() {
  const { language } = useLanguage()
  const { data: info } = useQuery(rebateQuery(language))
  return info === undefined || info.amount === 0n ? null : <Ready info={info} />
}

/** The rebate that is ready, beside other rewards; nothing when there is none. */
export function RebateReady() {
  return (
    <TextsProvider pages={TEXTS}>
      <Offer />
    </TextsProvider>
  )
}
