import type { TableMark } from '@ronda/contract'
import { DRAGON_TIGER_PLACES, markOf, type Card, type DragonTigerPlace, type DragonTigerResult } from '@ronda/games'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import { PlayingCard } from '../../shared/cards/PlayingCard.tsx'
import { cardStrokes } from '../../shared/sound/strokes.ts'
import { dealOver } from '../cards/deal.ts'
import type { Past, PlacesProps, SceneProps, SharedGame } from '../../shared/sharedRound/game.ts'
import { TablePlace } from '../../shared/places/TablePlace.tsx'
import { RoadsPanel } from '../../shared/roads/RoadsPanel.tsx'
import { signOf } from '../../shared/roads/sign.ts'
import { useElapsedAtFirst, usePassed } from '../../shared/page/useElapsed.ts'
import { usePlaceWorth } from '../../shared/places/usePlaceTips.ts'
import { DragonSign, TigerSign } from './Signs.tsx'
import '../../shared/cards/table.css'
import '../../shared/cards/cards.css'
import '../cards/hands.css'
import './dragonTiger.css'

const resultIn = (outcome: Json): DragonTigerResult => outcome as DragonTigerResult

type HandProps = {
  readonly side: 'dragon' | 'tiger'
  readonly card: Card | undefined
  readonly turn: number
  readonly isWinner: boolean
}

function Hand({ side, card, turn, isWinner }: HandProps) {
  const t = useTranslations('sharedRound.dragonTiger.place')
  return (
    <section className={`hand is-${side}${isWinner ? ' is-winner' : ''}`} aria-label={t(side)}>
      <h2 className="hand-head">
        {side === 'dragon' ? <DragonSign /> : <TigerSign />}
        {t(side)}
      </h2>
      <div className="hand-cards">
        <span className="hand-place">{card !== undefined && <PlayingCard card={card} turn={turn} />}</span>
      </div>
    </section>
  )
}

function Dealt({ outcome, stage, showsAtMs, showMs, nowMs }: SceneProps) {
  const { gapMs, openMs } = dealOver(2, showMs)
  const elapsedMs = useElapsedAtFirst(showsAtMs, nowMs)
  const passed = usePassed(openMs, showsAtMs, nowMs)
  const result = outcome && resultIn(outcome)
  const winner = stage === 'result' || passed >= 2 ? result?.winner : undefined
  const style = { '--deal-gap': `${gapMs}ms`, '--elapsed': `${stage === 'result' ? showMs : elapsedMs}ms` }
  return (
    <div className="live-coup" style={style as CSSProperties}>
      {(['dragon', 'tiger'] as const).map((side, turn) => (
        <Hand key={side} side={side} card={result?.[side]} turn={turn} isWinner={winner === side || winner === 'tie'} />
      ))}
    </div>
  )
}

/** A new component for each round, so that its cards are dealt once. */
function Scene(props: SceneProps) {
  return <Dealt key={props.outcome ? props.number : 'ready'} {...props} />
}

function Places(props: PlacesProps) {
  const t = useTranslations('sharedRound.dragonTiger')
  const worthOf = usePlaceWorth()
  return (
    <div className="dt-places" role="group" aria-label={t('table')}>
      {DRAGON_TIGER_PLACES.map((place) => {
        const name = t(`place.${place}`)
        const of = place.endsWith('Small') ? t('small') : place.endsWith('Big') ? t('big') : undefined
        return (
          <TablePlace key={place} of={props} place={place} name={name} className={`dt-place is-${place}`}>
            <span className="place-name">{name}</span>
            <span className="place-pays">
              {of === undefined ? '' : `${of} · `}
              {worthOf(place)?.pays}
            </span>
          </TablePlace>
        )
      })}
    </div>
  )
}

function useMark(): (outcome: Json) => TableMark {
  const t = useTranslations('sharedRound.dragonTiger.place')
  return (outcome) => {
    const tone = markOf(resultIn(outcome))
    return { tone, sign: signOf(tone, t(resultIn(outcome).winner)) }
  }
}

function useNames(): (place: string) => string {
  const t = useTranslations('sharedRound.dragonTiger.place')
  return (place) => t(place as DragonTigerPlace)
}

function Trends({ past }: { readonly past: Past }) {
  const t = useTranslations('sharedRound.dragonTiger.place')
  return (
    <RoadsPanel
      past={past}
      markOf={(outcome) => markOf(resultIn(outcome))}
      names={{ red: t('dragon'), blue: t('tiger'), tie: t('tie') }}
    />
  )
}

export const dragonTiger: SharedGame = {
  hue: 15,
  showing: 'dragonTiger',
  Scene,
  Places,
  useMark,
  strokes: (_, showMs) => cardStrokes(dealOver(2, showMs).openMs),
  useResult() {
    const t = useTranslations('sharedRound.dragonTiger.winner')
    return (outcome) => t(resultIn(outcome).winner)
  },
  Trends,
  useBets() {
    const nameOf = useNames()
    return DRAGON_TIGER_PLACES.map((place) => ({ place, name: nameOf(place) }))
  },
  useNames,
}
