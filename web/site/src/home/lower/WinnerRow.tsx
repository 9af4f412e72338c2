import { useRouter } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import type { Winner } from '@ronda/contract'
import { formatMoney, useLocale } from '@ronda/ui'
import { useMember } from '../../people/session/useMember.ts'
import { useLaunch } from '../../play/launch/useLaunch.ts'
import { timesStake } from './winnerView.ts'

export type WinnerRowProps = {
  readonly winner: Winner
  readonly rank: number
  /** When the board was read: how long ago a win was is counted from there. */
  readonly nowMs: number
}

/** A win: whose, in which game, how much. It opens that game. */
export function WinnerRow({ winner, rank, nowMs }: WinnerRowProps) {
  const t = useTranslations('showcase.winners')
  const format = useFormatter()
  const locale = useLocale()
  const router = useRouter()
  const { launchByCode } = useLaunch()
  const mode = useMember() ? 'real' : 'free'
  const times = timesStake(winner.winAmount, winner.betAmount, locale)
  return (
    <a
      href={`/seamless?game=${winner.gameCode}&mode=${mode}`}
      onPointerEnter={() => void router.preloadRoute({ to: '/seamless', search: { game: winner.gameCode, mode } })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void launchByCode(winner.gameCode, mode)
      }}
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
          <span className="truncate">
            {t('who', { account: winner.account, when: format.relativeTime(winner.atMs, nowMs) })}
          </span>
        </span>
      </span>
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
    </a>
  )
}
