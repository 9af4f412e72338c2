import { useTranslations } from 'use-intl'
import { useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RebateInfo } from './rebate.queries.ts'
import { rateText } from './rebateView.ts'

/** The rate of each type of game. */
export function RebateRates({ info: { rates, extra } }: { readonly info: RebateInfo }) {
  const t = useTranslations('rebate')
  const categories = useTranslations('shell.category')
  const locale = useLocale()
  return (
    <PanelCard title={t('ratesTitle')} lead={t('ratesText')}>
      {extra > 0 && <p className="text-sm font-medium">{t('ratesRank', { percent: rateText(extra, locale) })}</p>}
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-5">
        {rates.map(({ gameType, permille }) => (
          <div key={gameType}>
            <dt className="text-text-faint text-xs">{categories(gameType)}</dt>
            <dd className="tabular font-bold">{rateText(permille, locale)}</dd>
          </div>
        ))}
      </dl>
    </PanelCard>
  )
}
