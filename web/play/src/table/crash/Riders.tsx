import type { SharedRider } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../app/context.ts'
import { useLive } from '../useLive.ts'
import { worthAt } from './fate.ts'
import { useMultiple } from './useComet.ts'
import './riders.css'

/**
 * The players in the round, the largest bets first, and at which height each cashed out. Players in free play are not
 * listed.
 */
export function Riders() {
  const t = useTranslations('live.crash.riders')
  const told = useLive('told')
  const tickets = useLive('tickets')
  if (!told) return null
  const { riders, players, round } = told
  const own = new Set(tickets.map(({ id }) => id))
  const out = riders.filter(({ left }) => left !== null).length
  // The player's own bets come first.
  const sorted = riders.toSorted((one, other) => Number(own.has(other.id)) - Number(own.has(one.id)))
  return (
    <section className="riders" aria-label={t('title')}>
      <h3>
        {t('title')}
        {riders.length > 0 && <span>{t('out', { out, all: riders.length })}</span>}
      </h3>
      {riders.length === 0 ? (
        <p className="empty">{t('none')}</p>
      ) : (
        <ul>
          {sorted.map((rider) => (
            <Rider key={rider.id} rider={rider} isOwn={own.has(rider.id)} isOver={round.outcome !== null} />
          ))}
        </ul>
      )}
      {players > riders.length && <p className="hint">{t('largest', { count: riders.length })}</p>}
    </section>
  )
}

type RiderProps = { readonly rider: SharedRider; readonly isOwn: boolean; readonly isOver: boolean }

function Rider({ rider: { name, staked, currency, left }, isOwn, isOver }: RiderProps) {
  const t = useTranslations('live.crash.riders')
  const write = useMoney()
  const height = useMultiple()
  const state = left !== null ? 'is-out' : isOver ? 'is-lost' : ''
  return (
    <li className={`rider ${state}${isOwn ? ' is-own' : ''}`}>
      <span className="rider-name">{isOwn ? t('you') : name}</span>
      <span className="rider-stake">{write(staked, currency)}</span>
      <span className="rider-height">{left === null ? t(isOver ? 'lost' : 'riding') : height(left)}</span>
      <span className="rider-win">{left !== null && write(worthAt(staked, left), currency)}</span>
    </li>
  )
}
