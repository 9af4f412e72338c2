import type { TableMark } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import type { Json } from '../shared/wager/json.ts'
import type { OwnGame } from '../shared/sharedRound/game.ts'
import { About } from './About.tsx'
import { CometScene } from './CometScene.tsx'
import { CometTrends } from './CometTrends.tsx'
import { bustOf } from './betState.ts'
import { BetControls } from './BetPanels.tsx'
import { PlayerList } from './PlayerList.tsx'
import { useMultiple } from './useComet.ts'

/** A colour by the height of the round: it says nothing about the next one. */
const toneOf = (bust: number): TableMark['tone'] => (bust < 200 ? 'low' : bust < 1_000 ? 'middle' : 'high')

function useMark(): (outcome: Json) => TableMark {
  const write = useMultiple()
  return (outcome) => {
    const bust = bustOf(outcome)
    return { tone: toneOf(bust), sign: write(bust) }
  }
}

function useResult(): (outcome: Json) => string {
  const t = useTranslations('sharedRound.crash')
  const write = useMultiple()
  return (outcome) => {
    const bust = bustOf(outcome)
    return bust < 100 ? t('burstAtOnce') : t('burst', { at: write(bust) })
  }
}

export const crash: OwnGame = {
  hue: 276,
  showing: 'crash',
  Scene: CometScene,
  useMark,
  useResult,
  PlayerList: PlayerList,
  Trends: CometTrends,
  BetControls,
  About,
}
