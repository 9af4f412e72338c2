import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RebateInfo } from './rebate.queries.ts'
import { exactAmount, factorText, rateText, returnText } from './rebateView.ts'

/** The formula, and its numbers for each game. */
export function RebateLines({ info: { currency, lines, moreLines } }: { readonly info: RebateInfo }) {
  const t = useTranslations('rebate')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const rateOf = ({ permille, extra }: (typeof lines)[number]): string => {
    const rate = rateText(permille, locale)
    return extra === 0 ? rate : t('extraRate', { rate, factor: factorText(extra, locale) })
  }
  return (
    <PanelCard title={t('lines')} lead={t('formula')}>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {lines.map((line) => (
          <li
            key={`${line.gameCode} ${line.permille} ${line.extra} ${line.return.numerator}`}
            className="grid gap-1 py-3 first:pt-0 last:pb-0"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 truncate font-medium">{line.gameName}</span>
              <span className="text-text-faint text-xs">{t('rounds', { count: line.rounds })}</span>
            </p>
            <p className="text-text-soft tabular text-sm">
              {t('line', {
                staked: write(line.staked),
                return: returnText(line.return, locale),
                rate: rateOf(line),
                amount: exactAmount(line.amount, currency, locale),
              })}
            </p>
          </li>
        ))}
      </ul>
      {moreLines > 0 && <p className="text-text-soft text-sm">{t('more', { count: moreLines })}</p>}
    </PanelCard>
  )
}
