import type { TableMark } from '@ronda/contract'
import { BACCARAT_PLACES, markOf, type BaccaratPlace, type BaccaratResult } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import { BaccaratPlaces } from '../../shared/baccarat/BaccaratTable.tsx'
import { cardStrokes, type Stroke } from '../../shared/sound/strokes.ts'
import { dealOver } from '../cards/deal.ts'
import type { Past, PlacesProps, SharedGame } from '../../shared/sharedRound/game.ts'
import { RoadsPanel } from '../../shared/roads/RoadsPanel.tsx'
import { signOf } from '../../shared/roads/sign.ts'
import { usePlaceWorth } from '../../shared/places/usePlaceTips.ts'
import { addChips } from '../../shared/sharedRound/view.ts'
import { LiveCoup } from './LiveCoup.tsx'
import '../../shared/cards/table.css'
import '../../shared/cards/cards.css'
import '../../shared/baccarat/baccarat.css'
import '../cards/hands.css'

const resultIn = (outcome: Json): BaccaratResult => outcome as BaccaratResult

function Places({ unit, staked, laid, isLit, isFixed, onLay, onTake, tipOf }: PlacesProps) {
  const worthOf = usePlaceWorth()
  return (
    <BaccaratPlaces
      chips={addChips(staked, laid)}
      laid={laid}
      stake={unit}
      isHit={isLit}
      isFixed={isFixed}
      tipOf={tipOf}
      paysOf={(place) => worthOf(place)?.pays ?? ''}
      onLay={onLay}
      onTake={onTake}
    />
  )
}

function useMark(): (outcome: Json) => TableMark {
  const t = useTranslations('arcade.tables.baccarat.place')
  return (outcome) => {
    const tone = markOf(resultIn(outcome))
    return { tone, sign: signOf(tone, t(resultIn(outcome).winner)) }
  }
}

function strokes(outcome: Json, showMs: number): readonly Stroke[] {
  const { player, banker } = resultIn(outcome)
  return cardStrokes(dealOver(player.length + banker.length, showMs).openMs)
}

function useResult(): (outcome: Json) => string {
  const t = useTranslations('arcade.tables.baccarat')
  return (outcome) => {
    const { winner, playerTotal, bankerTotal } = resultIn(outcome)
    return `${t(`winner.${winner}`)}, ${playerTotal}–${bankerTotal}`
  }
}

function useNames(): (place: string) => string {
  const t = useTranslations('arcade.tables.baccarat.place')
  return (place) => t(place as BaccaratPlace)
}

function Trends({ past }: { readonly past: Past }) {
  const t = useTranslations('arcade.tables.baccarat.place')
  return (
    <RoadsPanel
      past={past}
      markOf={(outcome) => markOf(resultIn(outcome))}
      names={{ red: t('banker'), blue: t('player'), tie: t('tie') }}
    />
  )
}

export const baccarat: SharedGame = {
  hue: 235,
  showing: 'baccarat',
  Scene: LiveCoup,
  Places,
  useMark,
  strokes,
  useResult,
  Trends,
  useBets() {
    const nameOf = useNames()
    return BACCARAT_PLACES.map((place) => ({ place, name: nameOf(place) }))
  },
  useNames,
}

export const baccaratNoCommission: SharedGame = {
  ...baccarat,
  hue: 165,
}
