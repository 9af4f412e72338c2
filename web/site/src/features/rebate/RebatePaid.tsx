import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RebateInfo } from './rebate.queries.ts'

/** Rebates of before, newest first. */
export function RebatePaid({ info: { currency, paid } }: { readonly info: RebateInfo }) {
  const t = useTranslations('rebate')
  const locale = useLocale()
  const zone = useZone()
  const { write } = useAmounts(currency)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <PanelCard title={t('paid')}>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {paid.map(({ id, amount, isClaimed, state, atMs }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-3 first:pt-0 last:pb-0">
            <span className="min-w-0">
              <span className="block font-medium">
                {t(state === 'pending' ? 'waiting' : isClaimed ? 'byHand' : 'bySite')}
              </span>
              <time dateTime={new Date(atMs).toISOString()} className="text-text-faint tabular block text-xs">
                {when.format(atMs)}
              </time>
            </span>
            <span className="tabular text-gain font-bold">{write(amount)}</span>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}
