import type { TableMark } from '@ronda/contract'
import { colourOf, type RouletteResult } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import { places } from '../../shared/roulette/layout.ts'
import { RouletteLayout } from '../../shared/roulette/RouletteLayout.tsx'
import { useSpotNames } from '../../shared/roulette/useSpotNames.ts'
import { ballStrokes } from '../../shared/sound/strokes.ts'
import type { PlacesProps, SceneProps, SharedGame } from '../../shared/sharedRound/game.ts'
import { addChips } from '../../shared/sharedRound/view.ts'
import { LiveWheel } from './LiveWheel.tsx'
import { RouletteTrends } from './RouletteTrends.tsx'
import '../../shared/cards/table.css'
import '../../shared/roulette/roulette.css'
import './wheel.css'

const pocketOf = (outcome: Json): number => (outcome as RouletteResult).pocket

function Scene({ number, stage, outcome, last, showsAtMs, showMs, nowMs }: SceneProps) {
  const came = outcome ?? last
  return (
    <LiveWheel
      number={number}
      isSpinning={stage === 'showing'}
      pocket={came && pocketOf(came)}
      showsAtMs={showsAtMs}
      showMs={showMs}
      nowMs={nowMs}
    />
  )
}

function Places({ unit, staked, laid, isLit, isFixed, onLay, onTake, tipOf }: PlacesProps) {
  // The highlighted places show where the ball is: only its own number is a highlighted straight bet.
  const pocket = places.find(({ kind, spot }) => kind === 'straight' && isLit(spot.id))?.spot.numbers[0]
  return (
    <RouletteLayout
      chips={addChips(staked, laid)}
      laid={laid}
      stake={unit}
      pocket={pocket}
      isFixed={isFixed}
      tipOf={tipOf}
      onLay={onLay}
      onTake={onTake}
    />
  )
}

function markOf(outcome: Json): TableMark {
  const pocket = pocketOf(outcome)
  return { tone: colourOf(pocket), sign: String(pocket) }
}

function useResult(): (outcome: Json) => string {
  const t = useTranslations('arcade.tables.roulette')
  return (outcome) => {
    const pocket = pocketOf(outcome)
    return t('result', { pocket, colour: t(`colour.${colourOf(pocket)}`) })
  }
}

function useNames(): (place: string) => string {
  const { nameOf } = useSpotNames()
  return (id) => {
    const place = places.find(({ spot }) => spot.id === id)
    return place ? nameOf(place) : id
  }
}

/** One place of each kind: all of a kind have the same payout. */
const KINDS = [
  'straight-7',
  'split-1-2',
  'street-1-2-3',
  'corner-1-2-4-5',
  'line-1-2-3-4-5-6',
  'dozen-1',
  'red',
] as const

export const roulette: SharedGame = {
  hue: 32,
  showing: 'roulette',
  Scene,
  Places,
  useMark: () => markOf,
  strokes: (_, showMs) => ballStrokes(showMs),
  useResult,
  Trends: RouletteTrends,
  useBets() {
    const t = useTranslations('sharedRound.roulette')
    const nameOf = useNames()
    return KINDS.map((place) => ({
      place,
      name: place === 'red' ? t('outside') : place === 'dozen-1' ? t('row') : nameOf(place),
    }))
  },
  useNames,
}
