import { useTranslations } from 'use-intl'
import type { Json } from '../../arcade/view.ts'
import type { OwnGame } from '../game.ts'
import { About } from './About.tsx'
import { CometScene } from './CometScene.tsx'
import { CometTrends } from './CometTrends.tsx'
import { bustOf } from './fate.ts'
import { Hands } from './Hands.tsx'
import { Riders } from './Riders.tsx'
import { useMultiple } from './useComet.ts'

/** A colour by how high it came: it says nothing of what comes next. */
const toneOf = (bust: number): string => (bust < 200 ? 'low' : bust < 1_000 ? 'middle' : 'high')

function Mark({ outcome }: { readonly outcome: Json }) {
  const write = useMultiple()
  const bust = bustOf(outcome)
  return <span className={`mark comet-mark is-${toneOf(bust)}`}>{write(bust)}</span>
}

function useResult(): (outcome: Json) => string {
  const t = useTranslations('live.crash')
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
  Mark,
  useResult,
  Company: Riders,
  Trends: CometTrends,
  Hands,
  About,
}
