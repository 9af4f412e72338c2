import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PlayedGame, RecordedRound } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { classes, useLocale } from '@ronda/ui'
import { Moment } from './Moment.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useZone } from '../../shell/layout/useZone.ts'
import { formatMoment } from './when.ts'

const COLUMNS = 'tablet:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]'

export type RoundListProps = {
  readonly rounds: readonly RecordedRound[]
  readonly games: readonly PlayedGame[]
  readonly currency: Currency
  readonly onOpen: (round: RecordedRound) => void
}

function Heads() {
  const t = useTranslations('statement')
  return (
    <div aria-hidden className={classes('text-text-faint hidden gap-x-4 px-4 text-xs tablet:grid', COLUMNS)}>
      <span>{t('game')}</span>
      <span className="text-end">{t('staked')}</span>
      <span className="text-end">{t('won')}</span>
      <span className="text-end">{t('net')}</span>
      <span className="size-icon-small" />
    </div>
  )
}

/** Rounds, newest first: cards on a phone, columns on wide screens. Each opens. */
export function RoundList({ rounds, games, currency, onOpen }: RoundListProps) {
  const t = useTranslations('statement')
  const locale = useLocale()
  const zone = useZone()
  const { write, writeNet } = useAmounts(currency)
  const names = new Map(games.map(({ gameCode, gameName }) => [gameCode, gameName]))
  return (
    <div className="grid grid-cols-1 gap-2">
      <Heads />
      <ul aria-label={t('betting.list')} className="bg-surface-1 border-line overflow-hidden rounded-xl border">
        {rounds.map((round) => {
          const { id, gameCode, stake, win, playedAtMs } = round
          const game = names.get(gameCode) ?? gameCode
          const time = formatMoment(playedAtMs, zone, locale)
          return (
            <li key={id} className="border-line border-b last:border-b-0">
              <button
                type="button"
                aria-label={t('betting.open', { game, time, stake: write(stake), win: write(win) })}
                onClick={() => onOpen(round)}
                className={classes(
                  'hover:bg-surface-2 grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-start transition-colors',
                  COLUMNS,
                )}
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{game}</span>
                  <span className="text-text-faint block text-xs">
                    <Moment atMs={playedAtMs} />
                  </span>
                </span>
                <span className="text-text-soft tabular order-last col-span-full text-sm tablet:order-none tablet:col-span-1 tablet:text-end">
                  <span className="text-text-faint tablet:hidden">{t('staked')} </span>
                  {write(stake)}
                  <span className="tablet:hidden">
                    {' · '}
                    <span className="text-text-faint">{t('won')} </span>
                    {write(win)}
                  </span>
                </span>
                <span className="tabular hidden text-end text-sm tablet:block">{write(win)}</span>
                <span className={classes('tabular text-end font-bold', netColour(win - stake))}>
                  {writeNet(win - stake)}
                </span>
                <ChevronRight
                  aria-hidden
                  className="text-text-faint hidden size-icon-small tablet:block rtl:-scale-x-100"
                />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
