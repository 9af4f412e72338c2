import { useQuery } from '@tanstack/react-query'
import type { RafflePlan } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { languages } from '@ronda/i18n'
import { formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { rafflePreviewQuery } from './raffle.queries.ts'
import { exampleOf, potOf, stockOf } from './raffleForm.ts'

type PreviewProps = { readonly plan: RafflePlan; readonly currency: Currency }

function Terms({ plan }: Pick<PreviewProps, 'plan'>) {
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(rafflePreviewQuery(plan))
  if (data === undefined && error !== null) {
    return (
      <p role="alert" className="text-loss text-sm">
        {refusalText(codeOf(error))}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="h-24 rounded-md" />
  return (
    <div className="grid grid-cols-1 gap-4">
      {(['es', 'en'] as const).map((language) => (
        <div key={language} lang={language} className="grid content-start gap-1">
          <p className="text-text-faint text-xs">{languages[language].name}</p>
          <h3 className="font-bold break-words">{plan.names[language]}</h3>
          <ul className="text-text-soft grid list-disc gap-1 ps-5 text-sm break-words">
            {data.terms[language].map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The rule as members will read it, what it reserves, and the number of prizes with an example. */
export function RafflePreview({ plan, currency }: PreviewProps) {
  const t = useDesk().texts.raffles.form
  const locale = useLocale()
  const count = (value: number): string => value.toLocaleString(locale)
  const { tickets, prizes } = exampleOf(plan)
  const example = {
    tickets: count(tickets),
    perPrize: count(plan.perPrize),
    cap: count(plan.prizesMax),
    stock: count(stockOf(plan.prizes)),
    prizes: count(prizes),
  }
  return (
    <section aria-label={t.preview} className="border-line grid grid-cols-1 gap-3 rounded-md border p-4">
      <p className="text-text-faint text-sm font-medium">{t.preview}</p>
      <Terms plan={plan} />
      <p className="tabular text-sm">{fillText(t.example, example)}</p>
      <p className="text-sm font-medium">
        {fillText(t.cost, { total: formatMoney(money(potOf(plan), currency), locale) })}
      </p>
    </section>
  )
}
