import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'

export type NoticeFrameProps = {
  /** Nothing is wrong: a screen reader is not interrupted. */
  readonly isCalm: boolean
  /** Undefined if the notice disappears by itself. */
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
}

/** A message for the player: what happened, that nothing was lost, and what to do. */
export function NoticeFrame({ isCalm, onClose, children }: NoticeFrameProps) {
  const t = useTranslations('play.notice')
  return (
    <div className={`notice${isCalm ? ' is-calm' : ''}`} role={isCalm ? 'status' : 'alert'}>
      <div className="notice-words">{children}</div>
      {onClose && (
        <button type="button" className="tool" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

/** These notices disappear by themselves: when the reply arrives, or when the game is opened again. */
const STAYING: ReadonlySet<string> = new Set(['unsure', 'expired'])

const REFUSED: ReadonlySet<string> = new Set(['refused'])

export type NoticeCardProps = {
  readonly kind: string
  /** The kinds that interrupt a screen reader. */
  readonly alerts?: ReadonlySet<string>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A notice of a game, by its kind. */
export function NoticeCard({ kind, alerts = REFUSED, onClose, children }: NoticeCardProps) {
  return (
    <NoticeFrame isCalm={!alerts.has(kind)} onClose={STAYING.has(kind) ? undefined : onClose}>
      {children}
    </NoticeFrame>
  )
}
