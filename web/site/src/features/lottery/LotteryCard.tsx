import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { LotteryItem } from '@ronda/contract'
import { buttonClass, classes } from '@ronda/ui'
import { Cover } from '../../shell/tile/Cover.tsx'
import { Moment } from '../../shell/lottery/Moment.tsx'
import { LaunchLink } from '../../shell/launch/LaunchLink.tsx'
import { DrawClock } from '../../shell/lottery/DrawClock.tsx'
import { withOpened } from './lotteryAddress.ts'
import { Result } from '../../shell/lottery/Numbers.tsx'

function Last({ lottery: { last } }: { readonly lottery: LotteryItem }) {
  const t = useTranslations('lotteryDraws')
  if (last === null) return <p className="text-text-faint text-sm">{t('none')}</p>
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <p className="text-text-faint text-xs">
        {`${t('last')} · `}
        <Moment atMs={last.drawnAtMs} />
      </p>
      <Result isBrief outcome={last.outcome} />
    </div>
  )
}

export type LotteryCardProps = {
  readonly lottery: LotteryItem
  readonly aheadMs: number
  /** Whether the address names this lottery. */
  readonly isMeant?: boolean
}

/** A lottery in short: the time left to bet, the last result, and links to both. */
export function LotteryCard({ lottery, aheadMs, isMeant = false }: LotteryCardProps) {
  const t = useTranslations('lotteryDraws')
  const { displayName, gameCode, nodeId, iconUrl } = lottery
  return (
    <li
      aria-current={isMeant || undefined}
      className={classes(
        'bg-surface-1 grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-xl border p-4',
        isMeant ? 'border-accent' : 'border-line',
      )}
    >
      <span className="w-20 self-start overflow-hidden rounded-md">
        <Cover nodeId={nodeId} iconUrl={iconUrl} priority="soon" />
      </span>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <div className="grid grid-cols-1 gap-half">
          <h3 className="truncate text-lg font-bold">{displayName}</h3>
          <DrawClock lottery={lottery} aheadMs={aheadMs} />
        </div>
        <Last lottery={lottery} />
        <div className="flex flex-wrap gap-2">
          <LaunchLink
            game={lottery}
            mode="real"
            aria-label={t('playNamed', { game: displayName })}
            className={buttonClass('primary', 'small')}
          >
            {t('play')}
          </LaunchLink>
          <Link
            to="."
            search={withOpened(gameCode)}
            resetScroll={false}
            aria-label={t('opened.of', { game: displayName })}
            className={buttonClass('quiet', 'small')}
          >
            {t('opened.short')}
          </Link>
        </div>
      </div>
    </li>
  )
}
