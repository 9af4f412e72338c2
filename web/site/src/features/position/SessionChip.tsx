import type { Position } from '@ronda/contract'
import { Timer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { classes, formatSpan, useLocale, useNow } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { useNetHidden } from './netHidden.ts'
import { beganAtMs, netOf, standingOf } from '../../shell/position/position.ts'
import { formatNet, standingColour } from '../../shell/position/standing.ts'

const SessionPanel = lazyPart(() => import('./SessionPanel.tsx'), 'SessionPanel')

export type SessionChipProps = {
  /** Undefined in free play, and until the server has answered. */
  readonly position: Position | undefined
  readonly openedAtMs: number
  readonly isReal: boolean
}

/** The playing time and the net position, over any game. */
export function SessionChip({ position, openedAtMs, isReal }: SessionChipProps) {
  const t = useTranslations('launchStage.position')
  const locale = useLocale()
  const nowMs = useNow()
  const isHidden = useNetHidden()
  const [isOpen, setOpen] = useState(false)
  const span = formatSpan(nowMs - beganAtMs(position?.sinceMs, openedAtMs))
  const net = position !== undefined && !isHidden ? formatNet(position, locale) : undefined
  return (
    <>
      <button
        type="button"
        data-session
        // The exact amount, for browser tests that compare the screen with the ledger.
        data-net={position === undefined ? undefined : netOf(position)}
        aria-haspopup="dialog"
        title={t('title')}
        onClick={() => setOpen(true)}
        className="text-text-soft hover:bg-surface-3 tabular flex min-h-8 items-center gap-2 rounded-full px-3 text-sm transition-colors"
      >
        <Timer aria-hidden className="size-icon-small shrink-0" />
        <span className="spoken">{t('clock')}</span>
        <span>{span}</span>
        {net !== undefined && position !== undefined && (
          <span className={classes('font-bold', standingColour[standingOf(netOf(position))])}>{net}</span>
        )}
      </button>
      <Suspense>
        {isOpen && <SessionPanel position={position} isReal={isReal} span={span} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
