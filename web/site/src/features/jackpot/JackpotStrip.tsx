import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PoolFigure } from '@ronda/base/jackpot/PoolFigure.tsx'
import { useJackpots } from '@ronda/base/jackpot/useJackpots.ts'

/** The pools on home, the largest first. Hidden where there are none. */
export function JackpotStrip() {
  const t = useTranslations('jackpot')
  const { data } = useJackpots()
  if (data === undefined || data.pools.length === 0) return null
  return (
    <section aria-label={t('title')} className="grid grid-cols-1 gap-3">
      <div className="flex min-h-control items-center justify-between gap-4">
        <h2 className="hover:[&_a]:text-accent-text min-w-0 text-xl font-bold desktop:text-2xl">
          <Link to="/jackpots" className="flex items-center gap-1">
            {t('title')}
            <ChevronRight aria-hidden className="text-text-faint size-icon shrink-0 rtl:-scale-x-100" />
          </Link>
        </h2>
      </div>
      <Link
        to="/jackpots"
        className="bg-surface-1 lamplit border-line hover:border-line-strong grid grid-cols-2 gap-x-4 gap-y-3 rounded-xl border p-4 transition-colors desktop:grid-cols-4 desktop:px-8 desktop:py-6"
      >
        {data.pools.toReversed().map((pool) => (
          <PoolFigure key={pool.level} pool={pool} currency={data.currency} />
        ))}
      </Link>
    </section>
  )
}
