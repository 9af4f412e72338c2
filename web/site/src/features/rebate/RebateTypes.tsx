import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RebateInfo } from './rebate.queries.ts'
import { exactAmount, shareOf } from './rebateView.ts'

/** What each type of game has earned, as bars. */
export function RebateTypes({ info }: { readonly info: RebateInfo }) {
  const t = useTranslations('rebate')
  const categories = useTranslations('shell.category')
  const locale = useLocale()
  const { write } = useAmounts(info.currency)
  const amounts = info.byType.map(({ amount }) => amount)
  return (
    <PanelCard title={t('byType')}>
      <ul className="grid gap-3">
        {info.byType.map(({ gameType, staked, amount }) => (
          <li key={gameType} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{categories(gameType)}</span>
              <span className="tabular font-bold">{exactAmount(amount, info.currency, locale)}</span>
            </p>
            <div aria-hidden className="bg-surface-3 h-2 overflow-hidden rounded-full">
              <div
                className="bg-accent h-full rounded-full"
                style={{ width: `${Math.max(1, shareOf(amount, amounts) * 100)}%` }}
              />
            </div>
            <p className="text-text-faint tabular text-xs">{t('staked', { amount: write(staked) })}</p>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
