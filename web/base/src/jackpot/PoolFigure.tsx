import { useTranslations } from 'use-intl'
import type { JackpotLevel, JackpotPool } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { classes, Ticker } from '@ronda/ui'

/** The colour of each level, on its card and wherever it is named. */
export const LIGHTS: Readonly<Record<JackpotLevel, string>> = {
  mini: 'text-share-3',
  minor: 'text-share-1',
  major: 'text-share-2',
  grand: 'text-accent-text',
}

export type PoolFigureProps = { readonly pool: JackpotPool; readonly currency: Currency; readonly isLarge?: boolean }

/** A pool's name and amount, with digits that roll as it grows. */
export function PoolFigure({ pool, currency, isLarge = false }: PoolFigureProps) {
  const t = useTranslations('jackpot')
  return (
    <div className="min-w-0">
      <p className={classes('text-sm font-bold', LIGHTS[pool.level])}>{t(`level.${pool.level}`)}</p>
      <p
        className={classes(
          'font-display truncate font-bold',
          isLarge ? 'text-2xl' : 'text-xl desktop:text-2xl',
          !pool.isRunning && 'text-text-faint',
        )}
      >
        <Ticker amount={money(pool.amount, currency)} />
      </p>
    </div>
  )
}
