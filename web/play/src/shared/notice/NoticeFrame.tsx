import type { PlayMode } from '@ronda/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../slot/machine/context.ts'
import type { AutoEnd } from '../wager/auto.ts'
import { isFramed } from '../page/parent.ts'
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

export function NoticeText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <strong>{title}</strong>
      <p>{text}</p>
    </>
  )
}

/** The balance does not cover the stake. */
export function FundsWords({ mode }: { readonly mode: PlayMode }) {
  const t = useTranslations('play.notice')
  return <NoticeText title={t('fundsTitle')} text={mode === 'free' ? t('fundsFreeText') : t('fundsText')} />
}

/** In a frame the parent page opens the game again by itself; without a parent there is a link back to the site. */
export function ExpiredWords() {
  const t = useTranslations('play')
  return (
    <>
      <NoticeText
        title={t('notice.expiredTitle')}
        text={isFramed() ? t('notice.expiredText') : t('notice.expiredAlone')}
      />
      {!isFramed() && (
        <a className="button is-main is-small" href="/">
          {t('opening.again')}
        </a>
      )}
    </>
  )
}

/** Why automatic rounds have stopped, and their result. */
export function AutoOverWords({ end, net }: { readonly end: AutoEnd; readonly net: bigint }) {
  const t = useTranslations('play.auto')
  const write = useMoney()
  const titles = {
    rounds: t('overRounds'),
    profit: t('overProfit'),
    loss: t('overLoss'),
    win: t('overWin'),
    feature: t('overFeature'),
    away: t('overAway'),
  }
  return <NoticeText title={titles[end]} text={t('net', { net: write(net) })} />
}
