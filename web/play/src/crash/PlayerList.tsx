import type { CrashPlayer } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '../shared/session/context.ts'
import { useTableField } from '../shared/sharedRound/context.ts'
import { worthAt } from './betState.ts'
import { useMultiple } from './useComet.ts'
import './playerList.css'

/**
 * The players in the round, the largest bets first, and at which height each cashed out. Players in free play are not
 * listed.
 */
export function PlayerList() {
  const t = useTranslations('sharedRound.crash.riders')
  const snapshot = useTableField('snapshot')
  const tickets = useTableField('tickets')
  if (!snapshot) return null
  const { riders, players, round } = snapshot
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
          {sorted.map((player) => (
            <PlayerRow key={player.id} player={player} isOwn={own.has(player.id)} isOver={round.outcome !== null} />
          ))}
        </ul>
      )}
      {players > riders.length && <p className="hint">{t('largest', { count: riders.length })}</p>}
    </section>
  )
}

type PlayerRowProps = { readonly player: CrashPlayer; readonly isOwn: boolean; readonly isOver: boolean }

function PlayerRow({ player: { name, staked, currency, left }, isOwn, isOver }: PlayerRowProps) {
  const t = useTranslations('sharedRound.crash.riders')
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
