import { BALLS, kenoPays, SPOTS_MAX, type KenoBet, type KenoView } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { useTimes } from '../../shared/session/times.ts'

const BALL_MS = 42

/** Random numbers for the player. Which numbers are chosen does not change the chance. */
function randomSpots(many: number): readonly number[] {
  const spots = new Set<number>()
  while (spots.size < many) spots.add(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % BALLS))
  return [...spots].toSorted((left, right) => left - right)
}

function Stage({ bet, round, isFresh, isBusy, onBet }: StageProps) {
  const t = useTranslations('arcade.keno')
  const { spots } = bet as KenoBet
  const drawn = (round?.view as KenoView | undefined)?.drawn ?? []
  const turn = (ball: number): void => {
    if (spots.includes(ball)) onBet({ spots: spots.filter((spot) => spot !== ball) })
    else if (spots.length < SPOTS_MAX) onBet({ spots: [...spots, ball].toSorted((left, right) => left - right) })
  }
  return (
    <div className={`keno${isFresh ? ' is-fresh' : ''}`} role="group" aria-label={t('numbers')} key={round?.id}>
      {Array.from({ length: BALLS }, (_, at) => {
        const ball = at + 1
        const place = drawn.indexOf(ball)
        const isChosen = spots.includes(ball)
        const stateClass = `${isChosen ? ' is-chosen' : ''}${place === -1 ? '' : ' is-drawn'}`
        return (
          <button
            key={ball}
            type="button"
            className={`keno-ball${stateClass}`}
            aria-label={t('ball', { ball })}
            aria-pressed={isChosen}
            disabled={isBusy}
            style={{ '--at': `${place * BALL_MS}ms` } as CSSProperties}
            onClick={() => turn(ball)}
          >
            {ball}
          </button>
        )
      })}
    </div>
  )
}

function Fields({ bet, onBet }: FieldsProps) {
  const t = useTranslations('arcade')
  const times = useTimes()
  const { spots } = bet as KenoBet
  const pays = spots.length > 0 ? kenoPays(spots.length) : []
  return (
    <>
      <div className="presets is-spread">
        <span className="keno-count">{t('keno.chosen', { count: spots.length })}</span>
        <button
          type="button"
          className="button is-small"
          onClick={() => onBet({ spots: randomSpots(spots.length || SPOTS_MAX) })}
        >
          {t('keno.random')}
        </button>
        <button
          type="button"
          className="button is-small"
          disabled={spots.length === 0}
          onClick={() => onBet({ spots: [] })}
        >
          {t('keno.clear')}
        </button>
      </div>
      <ul className="keno-pays" aria-label={t('keno.hit')}>
        {pays.flatMap((paid, hits) =>
          paid === 0
            ? []
            : [
                <li key={hits}>
                  <span>{hits}</span>
                  <strong>{t('times', { times: times(paid) })}</strong>
                </li>,
              ],
        )}
      </ul>
    </>
  )
}

function Words({ round }: { readonly round: { readonly view: object; readonly bet: object } }) {
  const t = useTranslations('arcade.keno')
  const { spots } = round.bet as KenoBet
  const { drawn } = round.view as KenoView
  return t('hits', { hits: drawn.filter((ball) => spots.includes(ball)).length, count: spots.length })
}

export const keno: ArcadeClient = {
  firstBet: { spots: [7, 11, 23, 34, 42, 58] },
  hue: 240,
  isInstant: true,
  Stage,
  Fields,
  showMs: () => 20 * BALL_MS + 120,
  Words,
}
