import { useTranslations } from 'use-intl'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { ExplainedFunds } from './ExplainedFunds.tsx'

const TEXTS = ['funds'] as const

function Panel() {
  const t = useTranslations('funds')
  return (
    <section className="bg-surface-1 border-line grid gap-5 rounded-xl border p-5 tablet:p-6">
      <div>
        <h2 className="text-xl font-bold">{t('title')}</h2>
        <p className="text-text-soft mt-1 text-sm">{t('lead')}</p>
      </div>
      <ExplainedFunds />
    </section>
  )
}

/** The wallet: where every coin of the member is, and the ways to move it. */
export function Wallet() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}
