import { makePercent, type Currency } from '@ronda/core'
import { useTranslations } from 'use-intl'
import type { BonusLine } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { weightText } from './bonusView.ts'

type LinesProps = { readonly lines: readonly BonusLine[]; readonly currency: Currency }

/** What the meter is made of, game by game, with the formula. */
export function Lines({ lines, currency }: LinesProps) {
  const t = useTranslations('bonus.lines')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  if (lines.length === 0) return <p className="text-text-soft text-sm">{t('none')}</p>
  return (
    <div className="grid gap-2">
      <p className="text-text-soft max-w-measure text-sm">{t('formula')}</p>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {lines.map((line) => (
          <li key={line.gameCode} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 truncate font-medium">{line.gameName}</span>
              <span className="text-text-faint tabular text-xs">
                {`${t('bets', { count: line.bets })} · ${t('return', { return: percent.format(Number(makePercent(line.return, 2)) / 100) })}`}
              </span>
            </p>
            <p className="text-text-soft tabular text-sm">
              {t('line', {
                staked: write(line.staked),
                weight: weightText(line.weight, locale),
                valid: write(line.valid),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
