import { ChevronLeft, Maximize, Timer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { classes, formatSpan, IconButton, useNow } from '@ronda/ui'
import { BalanceLine } from '../../money/wallet/BalanceLine.tsx'

/** How long this game has been open: a clock that an evening cannot hide. */
function Elapsed() {
  const t = useTranslations('launch')
  const nowMs = useNow()
  const [openedAtMs] = useState(nowMs)
  return (
    <span className="text-text-soft tabular flex items-center gap-2 text-sm" title={t('elapsed')}>
      <Timer aria-hidden className="size-icon-small" />
      <span className="spoken">{t('elapsed')}</span>
      {formatSpan(nowMs - openedAtMs)}
    </span>
  )
}

export type GameBarProps = {
  readonly name: string
  readonly mode: PlayMode
  readonly hasBalance: boolean
  readonly onLeave: () => void
  readonly onFullScreen: () => void
}

export function GameBar({ name, mode, hasBalance, onLeave, onFullScreen }: GameBarProps) {
  const t = useTranslations('launch')
  return (
    <div className="bg-surface-1 border-line flex min-h-control-large items-center gap-1 border-b tablet:gap-2 px-1 tablet:px-2">
      <IconButton icon={ChevronLeft} label={t('leave')} onClick={onLeave} />
      <h1 className="min-w-0 truncate text-md font-bold tablet:text-lg">{name}</h1>
      <span
        className={classes(
          'hidden rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap tablet:inline',
          mode === 'real' ? 'bg-gain-soft text-gain' : 'bg-surface-3 text-text-soft',
        )}
      >
        {mode === 'real' ? t('real') : t('free')}
      </span>
      <div className="ms-auto flex items-center gap-2 tablet:gap-3">
        <Elapsed />
        {hasBalance && (
          <span className="desktop:hidden">
            <BalanceLine isBare />
          </span>
        )}
        <IconButton icon={Maximize} label={t('fullScreen')} onClick={onFullScreen} />
      </div>
    </div>
  )
}
