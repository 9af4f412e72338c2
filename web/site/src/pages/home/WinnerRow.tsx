import { useFormatter, useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import type { Winner } from '@ronda/contract'
import { formatMoney, useLocale } from '@ronda/ui'
import { GameLink } from './GameLink.tsx'
import { timesStake } from './winnerView.ts'

export type WinnerRowProps = {
  readonly winner: Winner
  readonly rank: number
  /** When the list was read: the age of a win is counted from there. */
  readonly nowMs: number
}

/** Who won, and how long ago. */
function Whose({ winner, nowMs }: Pick<WinnerRowProps, 'winner' | 'nowMs'>) {
  const t = useTranslations('showcase.winners')
  const format = useFormatter()
  const when = format.relativeTime(winner.atMs, nowMs)
  return (
    <span className="text-text-faint flex items-center gap-2 text-sm">
      <img
        src={winner.avatarUrl}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
        className="bg-surface-3 size-5 shrink-0 rounded-full"
      />
      <span className="truncate">{t('who', { account: winner.account, when })}</span>
    </span>
  )
}

function Won({ winner }: Pick<WinnerRowProps, 'winner'>) {
  const t = useTranslations('showcase.winners')
  const locale = useLocale()
  const times = timesStake(winner.winAmount, winner.betAmount, locale)
  return (
    <span className="shrink-0 text-end">
      <span className="text-gain tabular block font-bold">
        {formatMoney(money(winner.winAmount, winner.currency), locale)}
      </span>
      {times !== undefined && (
        <span className="text-text-faint tabular block text-sm">
          <span aria-hidden>{times}</span>
          <span className="spoken">{t('times', { times })}</span>
        </span>
      )}
    </span>
  )
}

/** A win: who, in which game, how much. A click opens that game. */
export function WinnerRow({ winner, rank, nowMs }: WinnerRowProps) {
  return (
    <GameLink
      gameCode={winner.gameCode}
      className="bg-surface-1 border-line hover:bg-surface-2 flex min-h-16 items-center gap-3 rounded-lg border px-3 py-2 transition-colors"
    >
      <span aria-hidden className="text-text-faint tabular w-5 shrink-0 text-center text-sm font-bold">
        {rank}
      </span>
      <img
        src={winner.iconUrl}
        alt=""
        width={300}
        height={400}
        loading="lazy"
        decoding="async"
        className="aspect-cover bg-surface-3 h-12 w-auto shrink-0 rounded-xs object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{winner.gameName}</span>
        <Whose winner={winner} nowMs={nowMs} />
      </span>
      <Won winner={winner} />
    </GameLink>
  )
}
