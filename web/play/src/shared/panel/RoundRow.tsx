import type { Currency } from '@ronda/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../session/context.ts'
import { Icon } from '../controls/Icon.tsx'

export type RoundRowProps = {
  readonly playedAtMs: number
  readonly staked: bigint
  readonly win: bigint
  readonly currency: Currency
  /** Labels for the kind of round, beside its time. */
  readonly chips: ReactNode
  /** The result as text. */
  readonly words?: ReactNode
  readonly tools?: ReactNode
  readonly onVerify: () => void
}

/** A past round in one line: when, what it cost, what it won. */
export function RoundRow({ playedAtMs, staked, win, currency, chips, words, tools, onVerify }: RoundRowProps) {
  const t = useTranslations('play.history')
  const { locale } = useGameContext()
  const write = useMoney()
  const time = new Date(playedAtMs).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' })
  const values = { time, stake: write(staked, currency), win: write(win, currency) }
  return (
    <li className="round-row" aria-label={t('round', values)}>
      <div className="round-when">
        <time dateTime={new Date(playedAtMs).toISOString()}>{time}</time>
        {chips}
      </div>
      {words !== undefined && <p className="round-words">{words}</p>}
      <dl className="round-money">
        <div>
          <dt>{t('stake')}</dt>
          <dd>{values.stake}</dd>
        </div>
        <div className={win > staked ? 'is-gain' : ''}>
          <dt>{t('win')}</dt>
          <dd>{values.win}</dd>
        </div>
      </dl>
      <div className="round-tools">
        {tools}
        <button type="button" className="button is-small" onClick={onVerify}>
          <Icon name="seal" />
          {t('verify')}
        </button>
      </div>
    </li>
  )
}
