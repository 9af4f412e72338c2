import { useInfiniteQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { JackpotAward } from '@ronda/contract'
import { money } from '@ronda/core'
import { classes, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { MoreButton } from '../layout/MoreButton.tsx'
import { SectionError } from '../layout/SectionError.tsx'
import { useLanguage } from '../language/useLanguage.ts'
import { AwardDialog } from './AwardDialog.tsx'
import { awardsQuery } from './jackpot.queries.ts'
import { LIGHTS } from './PoolFigure.tsx'
import { useJackpotCurrency } from './useJackpots.ts'

type RowProps = { readonly award: JackpotAward; readonly onOpen: () => void }

function AwardRow({ award, onOpen }: RowProps) {
  const t = useTranslations('jackpot')
  const format = useFormatter()
  const locale = useLocale()
  const when = format.dateTime(award.wonAtMs, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <button
      type="button"
      onClick={onOpen}
      className="bg-surface-1 border-line hover:bg-surface-2 flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border px-4 py-2 text-start transition-colors"
    >
      <span className={classes('w-16 shrink-0 text-sm font-bold', LIGHTS[award.level])}>
        {t(`level.${award.level}`)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{t('who', { account: award.account, game: award.gameName })}</span>
        <span className="text-text-faint block truncate text-sm">{when}</span>
      </span>
      <span className="text-end">
        <span className="text-gain tabular block font-bold">
          {formatMoney(money(award.amount, award.currency), locale)}
        </span>
        <span className="text-accent-text block text-sm underline">{t('open')}</span>
      </span>
    </button>
  )
}

function Nobody() {
  const t = useTranslations('jackpot')
  return (
    <div className="bg-surface-1 border-line flex items-center gap-4 rounded-xl border p-5">
      <Trophy aria-hidden className="text-accent-text size-icon-large shrink-0" />
      <p className="text-text-soft max-w-measure">{t('nobody')}</p>
    </div>
  )
}

/** Every award, each with its proof. The list is never padded. */
export function Awards() {
  const t = useTranslations()
  const { language } = useLanguage()
  const awards = useInfiniteQuery(awardsQuery(useJackpotCurrency(), language))
  const [opened, setOpened] = useState<JackpotAward>()
  const list = awards.data?.pages.flatMap((page) => page.list)
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="text-2xl font-bold">{t('jackpot.won')}</h2>
        <p className="text-text-soft">{t('jackpot.wonText')}</p>
      </div>
      {list === undefined && awards.error !== null && (
        <SectionError error={awards.error} isAsking={awards.isFetching} onRetry={() => void awards.refetch()} />
      )}
      {list === undefined && awards.error === null && <Skeleton className="h-16 rounded-lg" />}
      {list?.length === 0 && <Nobody />}
      {list !== undefined && list.length > 0 && (
        <ol className="grid gap-2">
          {list.map((award) => (
            <li key={award.id}>
              <AwardRow award={award} onOpen={() => setOpened(award)} />
            </li>
          ))}
        </ol>
      )}
      <MoreButton list={awards} label={t('games.more')} />
      {opened !== undefined && <AwardDialog award={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
