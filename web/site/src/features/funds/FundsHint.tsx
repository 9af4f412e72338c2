import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { ExplainedFunds } from './ExplainedFunds.tsx'

const TEXTS = ['funds'] as const

function WalletLink({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('funds')
  return (
    <Link to="/member" search={{ view: 'transferFund' }} onClick={onLeave} className={buttonClass('quiet')}>
      {t('openWallet')}
    </Link>
  )
}

/** A short breakdown of the balance, for the popover of the header. */
export function FundsHint({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <TextsProvider pages={TEXTS}>
      <ExplainedFunds isShort onLeave={onLeave}>
        <WalletLink onLeave={onLeave} />
      </ExplainedFunds>
    </TextsProvider>
  )
}
