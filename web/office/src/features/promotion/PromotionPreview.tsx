import { useQuery } from '@tanstack/react-query'
import type { PromotionDraft } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { languages } from '@ronda/i18n'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { codeOf } from '@ronda/base/call/api.ts'
import { formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { previewQuery } from './promotions.queries.ts'

type PreviewProps = { readonly draft: PromotionDraft; readonly currency: Currency }

/** The terms of a draft as members read them, and what it would have cost. */
function Shown({ draft, currency }: PreviewProps) {
  const t = useDesk().texts.promotions.form
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(previewQuery(draft))
  if (data === undefined && error !== null) {
    return (
      <p role="alert" className="text-loss text-sm">
        {refusalText(codeOf(error))}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="h-24 rounded-md" />
  const { members, amount, isCut, isUpperBound } = data.simulation
  const cost = { members: members.toLocaleString(locale), amount: formatMoney(money(amount, currency), locale) }
  return (
    <>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {(['es', 'en'] as const).map((language) => (
          <div key={language} lang={language} className="grid content-start gap-1">
            <p className="text-text-faint text-xs">{languages[language].name}</p>
            <h3 className="font-bold break-words">{draft.names[language]}</h3>
            <ul className="text-text-soft grid list-disc gap-1 ps-5 text-sm break-words">
              {data.terms[language].map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-sm font-medium">{fillText(t.simulation, cost)}</p>
      {draft.gives !== 'cash' && <p className="text-text-soft text-sm">{t.simulationBonus}</p>}
      {isCut && <p className="text-text-soft text-sm">{t.cut}</p>}
      {isUpperBound && <p className="text-text-soft text-sm">{t.upperBound}</p>}
    </>
  )
}

export function PromotionPreview({
  draft,
  currency,
}: { readonly draft: PromotionDraft | undefined } & Pick<PreviewProps, 'currency'>) {
  const t = useDesk().texts.promotions.form
  return (
    <section aria-label={t.preview} className="border-line grid grid-cols-1 gap-3 rounded-md border p-4">
      <p className="text-text-faint text-sm font-medium">{t.preview}</p>
      {draft === undefined ? (
        <p className="text-text-soft text-sm">{t.refreshing}</p>
      ) : (
        <Shown draft={draft} currency={currency} />
      )}
    </section>
  )
}
