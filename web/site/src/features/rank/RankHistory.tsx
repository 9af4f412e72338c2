import { useTranslations } from 'use-intl'
import type { RankChange } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RankInfo } from './rank.queries.ts'
import { rankAt } from './rankView.ts'

/** The last changes of the rank, newest first, each with its reason. */
export function RankHistory({ info: { currency, changes, ranks } }: { readonly info: RankInfo }) {
  const t = useTranslations('rank')
  const locale = useLocale()
  const zone = useZone()
  const { write } = useAmounts(currency)
  const nameOf = (level: number): string => rankAt(ranks, level)?.name ?? ''
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })

  function title({ from, to }: RankChange): string {
    if (to > from) return t('reached', { rank: nameOf(to) })
    return to === 0 ? t('lostAll', { from: nameOf(from) }) : t('lost', { from: nameOf(from), to: nameOf(to) })
  }
  function reason({ from, to, valid, needed }: RankChange): string {
    const numbers = { valid: write(valid), needed: write(needed) }
    return to > from ? t('reachedWhy', numbers) : t('lostWhy', { ...numbers, from: nameOf(from) })
  }

  return (
    <PanelCard title={t('history')}>
      <ol className="divide-line grid divide-y">
        {changes.map((change) => (
          <li key={`${change.atMs} ${change.to}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{title(change)}</span>
              <time dateTime={new Date(change.atMs).toISOString()} className="text-text-faint tabular text-xs">
                {when.format(change.atMs)}
              </time>
            </p>
            <p className="text-text-soft tabular text-sm">{reason(change)}</p>
          </li>
        ))}
      </ol>
    </PanelCard>
  )
}
