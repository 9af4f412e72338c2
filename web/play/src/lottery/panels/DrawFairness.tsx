import { useTranslations } from 'use-intl'
import { ChainPanel } from '../../shared/verify/ChainPanel.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import { BookCheck } from './BookCheck.tsx'

/** How anyone can check that a draw was committed before the bets, and depends on all of them. */
export function DrawFairness() {
  const t = useTranslations('lottery')
  const snapshot = useTableField('snapshot')
  const last = snapshot?.past.find(({ outcome }) => outcome !== null)
  return (
    <div className="fairness">
      <section className="seal-now">
        <h3>{t('fair.title')}</h3>
        <p>{t('fair.sealed')}</p>
        {last && <BookCheck key={last.number} number={last.number} />}
      </section>
      <ChainPanel />
    </div>
  )
}
