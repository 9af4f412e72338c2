import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Steps } from './Steps.tsx'
import { Fold, TermsText } from './Terms.tsx'
import { useMoment } from './useMoment.ts'

function Past({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonus')
  const when = useMoment()
  const { write } = useAmounts(bonus.terms.currency)
  return (
    <li className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-bold">{bonus.name}</h3>
          <p className="text-text-faint tabular text-sm">
            {`${write(bonus.terms.amount)} · ${t(`sources.${bonus.source}`)} · ${when(bonus.endedAtMs ?? bonus.givenAtMs)}`}
          </p>
        </div>
        <StateBadge state={bonus.state} />
      </div>
      <Fold title={t('history.steps')}>
        <Steps bonus={bonus} />
      </Fold>
      <Fold title={t('terms')}>
        <TermsText bonus={bonus} />
      </Fold>
    </li>
  )
}

/** Bonuses that are over, newest first. */
export function PastBonuses({ bonuses }: { readonly bonuses: readonly Bonus[] }) {
  const t = useTranslations('bonus.history')
  return (
    <PanelCard title={t('title')}>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {bonuses.map((bonus) => (
          <Past key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </PanelCard>
  )
}
