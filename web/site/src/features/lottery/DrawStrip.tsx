import { Link } from '@tanstack/react-router'
import { LayoutGrid, ListOrdered } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { LotteryItem } from '@ronda/contract'
import { classes, useScrollToChosen } from '@ronda/ui'
import { DrawClock } from '../../shell/lottery/DrawClock.tsx'
import { withGame, withOpened, type LotteryPath } from './lotteryAddress.ts'
import { Result } from '../../shell/lottery/Numbers.tsx'

const ASIDE =
  'text-text-soft hover:text-text hover:bg-surface-3 grid size-control place-items-center rounded-full transition-colors'

export type DrawStripProps = {
  readonly path: LotteryPath
  readonly lotteries: readonly LotteryItem[]
  readonly aheadMs: number
  readonly chosen: string
}

/** The vendor's draws side by side over the game, each with its countdown; a tap opens another. */
export function DrawStrip({ path, lotteries, aheadMs, chosen }: DrawStripProps) {
  const t = useTranslations('lotteryDraws')
  const row = useScrollToChosen<HTMLUListElement>(chosen)
  return (
    <nav aria-label={t('others')} className="bg-surface-1 border-line flex items-stretch border-b">
      <ul ref={row} className="scroll-row flex min-w-0 flex-1 gap-2 p-2">
        {lotteries.map((lottery) => {
          const isHere = lottery.gameCode === chosen
          return (
            <li key={lottery.gameCode} className="shrink-0">
              <Link
                to={path}
                search={withGame(lottery.gameCode)}
                replace
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'flex min-h-control items-center gap-3 rounded-lg border px-3 py-1 transition-colors',
                  isHere ? 'bg-accent-soft border-accent' : 'border-line hover:bg-surface-3',
                )}
              >
                <span className="grid">
                  <span className="text-sm font-medium whitespace-nowrap">{lottery.displayName}</span>
                  <DrawClock isBare lottery={lottery} aheadMs={aheadMs} />
                </span>
                {lottery.last !== null && (
                  <span className="hidden desktop:inline">
                    <Result isBrief outcome={lottery.last.outcome} />
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="border-line flex shrink-0 items-center border-s px-1">
        <Link
          to={path}
          search={withOpened(chosen)}
          aria-label={t('opened.title')}
          title={t('opened.title')}
          className={ASIDE}
        >
          <ListOrdered aria-hidden className="size-icon" />
        </Link>
        <Link to={path} search={{}} aria-label={t('all')} title={t('all')} className={ASIDE}>
          <LayoutGrid aria-hidden className="size-icon" />
        </Link>
      </div>
    </nav>
  )
}
