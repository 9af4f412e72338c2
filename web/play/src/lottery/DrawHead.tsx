import type { SharedTableState } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../shared/session/context.ts'
import { HeadTools } from '../shared/controls/HeadTools.tsx'
import { useTableField, useTableContext } from '../shared/sharedRound/context.ts'
import type { LotteryPage } from './panels/LotteryPanel.tsx'
import { LastDraw } from './results/LastDraw.tsx'
import { TimeLeft } from './TimeLeft.tsx'

type Props = { readonly name: string; readonly onOpen: (page: LotteryPage) => void }

/** Which draw it is, how long bets are taken, and the last result. */
export function DrawHead({ name, onOpen }: Props) {
  const t = useTranslations('sharedRound')
  const { sound } = useTableContext()
  const snapshot = useTableField('snapshot')
  return (
    <header className="draw-head">
      <div className="draw-title">
        <h1>{name}</h1>
        <HeadTools sound={sound} more={t('more')} onMore={() => onOpen('rules')} />
      </div>
      {snapshot ? <Draw snapshot={snapshot} /> : <div className="draw-now is-waiting" />}
      <LastDraw onOpen={() => onOpen('past')} />
    </header>
  )
}

function Draw({ snapshot }: { readonly snapshot: SharedTableState }) {
  const t = useTranslations('lottery')
  const { locale } = useGameContext()
  const { rules } = useTableContext()
  const stage = useTableField('stage')
  const { number, locksAtMs, showsAtMs } = snapshot.round
  const { host } = (rules.prelude?.(number) ?? {}) as { readonly host?: string }
  const date = new Date(showsAtMs)
  const isWaiting = stage === 'betting' || stage === 'locked'
  return (
    <div className="draw-now">
      <p className="draw-which">
        <strong>{t('draw', { number })}</strong>
        <time dateTime={date.toISOString()}>
          {date.toLocaleString(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
        </time>
        {host !== undefined && <span className="draw-host">{host}</span>}
        <span className={`draw-status is-${stage}`}>{t(`status.${stage}`)}</span>
      </p>
      <div className="draw-clock">
        <span className="draw-until">{t(`until.${stage}`)}</span>
        {isWaiting && (
          <TimeLeft key={stage} atMs={stage === 'betting' ? locksAtMs : showsAtMs} isHurried={stage === 'betting'} />
        )}
      </div>
    </div>
  )
}
