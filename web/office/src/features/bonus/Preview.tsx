import { useQuery } from '@tanstack/react-query'
import type { BonusDraft } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { formatCount, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { previewQuery } from './bonus.queries.ts'

type PreviewProps = { readonly draft: BonusDraft; readonly currency: Currency }

/** The terms as the member will read them, and what they cost by simulation. */
export function Preview({ draft, currency }: PreviewProps) {
  const t = useDesk().texts.bonuses.preview
  const locale = useLocale()
  const { language, refusalText } = useLanguage()
  const { data, error } = useQuery(previewQuery(draft, language))
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-24 rounded-lg" />
    ) : (
      <p className="text-loss text-sm">{refusalText(codeOf(error))}</p>
    )
  }
  const { chance, state, text } = data
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <section aria-live="polite" className="bg-surface-2 grid gap-3 rounded-lg p-4">
      <h3 className="font-bold">{t.cost}</h3>
      {chance === null ? (
        <p className="text-text-soft text-sm">{state === 'pending' ? t.pending : t.impossible}</p>
      ) : (
        <div>
          <p className="tabular text-xl font-bold">{formatMoney(money(chance.paid, currency), locale)}</p>
          <p className="text-text-soft text-sm">
            {fillText(t.costText, {
              runs: formatCount(chance.runs, locale),
              game: chance.gameName,
              share: percent.format(chance.finished / chance.runs),
              error: decimal.format(chance.error * 100),
            })}
          </p>
        </div>
      )}
      <h3 className="font-bold">{t.title}</h3>
      <ol className="text-text-soft grid list-decimal gap-2 ps-5 text-sm">
        {text.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
    </section>
  )
}
