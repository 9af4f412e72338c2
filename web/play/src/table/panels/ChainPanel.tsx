import { useTranslations } from 'use-intl'
import { useDesk } from '../../app/context.ts'
import { Pairs } from '../../panels/Pairs.tsx'
import { plainNumber } from '../../text/figures.ts'
import { useLive } from '../useLive.ts'

/** What was fixed before the first round, and how anyone can check what came since. */
export function ChainPanel() {
  const t = useTranslations('live.fair')
  const { locale } = useDesk()
  const terms = useLive('terms')
  const told = useLive('told')
  if (!terms || !told) return null
  const { terminal, salt, length } = terms.chain
  return (
    <div className="fairness">
      <p className="lead">{t('intro')}</p>
      <Pairs
        codes={[
          [t('end'), terminal],
          [t('salt'), salt],
          [t('current', { number: told.round.number }), told.round.commitment],
        ]}
        figures={[
          [t('length'), plainNumber(length, locale)],
          [t('place'), plainNumber(told.round.place, locale)],
        ]}
      />
      <section>
        <h3>{t('how')}</h3>
        <ol className="how-steps">
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
      </section>
    </div>
  )
}
