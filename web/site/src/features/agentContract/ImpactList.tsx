import { useTranslations } from 'use-intl'
import { percentOf } from '@ronda/base/agentContract/termsForm.ts'
import { useLocale } from '@ronda/ui'
import type { Impact } from './agentContract.queries.ts'

/** The contracts below that end. A long list is cut, and says how many more there are. */
export function ImpactList({ impact: { ended, count } }: { readonly impact: Impact }) {
  const t = useTranslations('agentContract')
  const locale = useLocale()
  if (count === 0) return null
  return (
    <ul className="bg-surface-2 divide-line grid max-h-stage-text divide-y overflow-y-auto rounded-lg">
      {ended.map(({ id, name, rateMillionths }) => (
        <li key={id} className="flex justify-between gap-3 px-4 py-3">
          <span className="min-w-0">
            <span className="font-bold">{name}</span> <span className="text-text-faint tabular text-sm">{id}</span>
          </span>
          <span className="tabular">{percentOf(rateMillionths, locale)}</span>
        </li>
      ))}
      {count > ended.length && (
        <li className="text-text-soft px-4 py-3 text-sm">{t('impactMore', { count: String(count - ended.length) })}</li>
      )}
    </ul>
  )
}
