import type { FightSide } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../shared/session/context.ts'
import { useTableField } from '../shared/sharedRound/context.ts'
import { usePlaceWorth } from '../shared/places/usePlaceTips.ts'
import type { PoolNow } from './usePool.ts'
import './poolBoard.css'

type PoolBoardProps = { readonly pool: PoolNow }

/** How the fight would be paid at this moment. */
function useNowWords({ stand }: PoolNow): string {
  const t = useTranslations('sharedRound.cockfight.pool')
  if (stand.by === 'pool') return t('now')
  return stand.missing > 0 ? t('few', { missing: stand.missing }) : t('lopsided')
}

/** How it is paid, after bets have closed. A screen reader also announces what each side pays. */
function Final({ pool: { dividends } }: PoolBoardProps) {
  const t = useTranslations('sharedRound.cockfight.pool')
  const worthOf = usePlaceWorth()
  const odds = { meron: worthOf('meron')?.pays ?? '', wala: worthOf('wala')?.pays ?? '' }
  return (
    <output>
      {t(dividends ? 'byPool' : 'byOdds')}
      <span className="spoken">{t('pays', dividends ?? odds)}</span>
    </output>
  )
}

/** The amounts on both sides, each as wide as its share, and how the fight is paid by them. */
export function PoolBoard({ pool }: PoolBoardProps) {
  const t = useTranslations('sharedRound.cockfight')
  const write = useMoney()
  const unit = useTableField('terms')?.unit ?? 0n
  const words = useNowWords(pool)
  const { meron, wala } = pool.laid
  const on = (side: FightSide) => {
    const amount = write(unit * BigInt(pool.laid[side]))
    return (
      <span className={`pool-side is-${side}`}>
        <span className="spoken">{t('pool.on', { side: t(`place.${side}`), amount })}</span>
        <span aria-hidden="true">{amount}</span>
      </span>
    )
  }
  const part = meron + wala === 0 ? 50 : (100 * meron) / (meron + wala)
  return (
    <div className={`pool-board${pool.dividends ? ' is-shared' : ''}`}>
      <div className="pool-sums">
        {on('meron')}
        <span className="pool-title">{t('pool.title')}</span>
        {on('wala')}
      </div>
      <div className="pool-bar" aria-hidden="true" style={{ '--meron': `${part}%` } as CSSProperties} />
      {/* While bets are taken it changes all the time, so screen readers announce it only once it is final. */}
      {!pool.isFinal && <p>{words}</p>}
      {pool.isFinal && !pool.isOff && <Final pool={pool} />}
    </div>
  )
}
