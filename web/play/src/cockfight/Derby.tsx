import { cardOf, derbyPlaceOf, FIGHTS, markOf, type FightOutcome, type Mark as RoadMark } from '@ronda/games'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Json } from '../shared/wager/json.ts'
import type { TrendsProps } from '../shared/sharedRound/game.ts'
import { ResultMark } from '../shared/sharedRound/ResultMark.tsx'
import { PastNote } from '../shared/roads/PastNote.tsx'
import { MainRoads } from '../shared/roads/RoadsPanel.tsx'
import '../shared/roads/roads.css'

const markIn = (outcome: Json): RoadMark => markOf(outcome as FightOutcome)

/** The programme of the derby: past fights, the current one and the next ones. */
function Card({ number, past }: TrendsProps) {
  const t = useTranslations('sharedRound.cockfight')
  const { card, fight: now } = derbyPlaceOf(number)
  const pairs = useMemo(() => cardOf(card), [card])
  const first = (card - 1) * FIGHTS + 1
  const came = new Map(past.map((each) => [each.number, each.outcome]))
  return (
    <section className="derby">
      <h3>{t('card', { card })}</h3>
      <ol>
        {pairs.map(({ meron, wala }, at) => {
          const outcome = came.get(first + at)
          const winner = outcome ? (outcome as FightOutcome).winner : undefined
          const isNow = at + 1 === now
          return (
            <li key={meron.id} className={isNow ? 'is-now' : ''} aria-current={isNow ? 'true' : undefined}>
              <span className="derby-number">{at + 1}</span>
              <span className={winner === 'meron' ? 'is-winner' : ''}>{meron.name}</span>
              <span className="derby-result">
                {outcome ? (
                  <ResultMark outcome={outcome} />
                ) : isNow ? (
                  t('now')
                ) : outcome === null ? (
                  t('off')
                ) : (
                  t('versus')
                )}
              </span>
              <span className={winner === 'wala' ? 'is-winner' : ''}>{wala.name}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The last winners, and the whole programme. */
export function Derby(props: TrendsProps) {
  const t = useTranslations('sharedRound.cockfight.place')
  return (
    <div className="trends">
      <MainRoads past={props.past} markOf={markIn} names={{ red: t('meron'), blue: t('wala'), tie: t('draw') }} />
      <PastNote />
      <Card {...props} />
    </div>
  )
}
