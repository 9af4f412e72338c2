import { useTranslations } from 'use-intl'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { ExplainedFunds } from './ExplainedFunds.tsx'
import { VendorWallets } from './VendorWallets.tsx'

const TEXTS = ['funds'] as const

function AllMoney() {
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

/** A summary of the member's money, for the first page of the member area. */
export function WalletCard() {
  return (
    <TextsProvider pages={TEXTS}>
      <AllMoney />
    </TextsProvider>
  )
}

/** The wallet: where all money of the member is, and how to move it. */
export function Wallet() {
  return (
    <TextsProvider pages={TEXTS}>
      <AllMoney />
      <VendorWallets />
    </TextsProvider>
  )
}
