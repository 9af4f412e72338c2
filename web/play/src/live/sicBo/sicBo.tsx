import type { TableMark } from '@ronda/contract'
import type { SicBoResult } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import { diceStrokes } from '../../shared/sound/strokes.ts'
import type { SharedGame } from '../../shared/sharedRound/game.ts'
import { Dome } from './Dome.tsx'
import { SicBoPlaces } from './SicBoPlaces.tsx'
import { SicBoTrends } from './SicBoTrends.tsx'
import { useSicBoNames } from './useSicBoNames.ts'
import '../../shared/cards/table.css'
import './sicBo.css'

const resultIn = (outcome: Json): SicBoResult => outcome as SicBoResult

/** Triples are green, the big ones red and the small ones blue. */
function toneOf({ dice: [one, two, three], total }: SicBoResult): TableMark['tone'] {
  if (one === two && two === three) return 'tie'
  return total > 10 ? 'red' : 'blue'
}

function markOf(outcome: Json): TableMark {
  const result = resultIn(outcome)
  return { tone: toneOf(result), sign: String(result.total) }
}

/** One place of each kind; totals each have their own payout. */
const KINDS = ['small', 'single-1', 'pair-1-2', 'double-1', 'anyTriple', 'triple-1'] as const
const TOTALS = [4, 5, 6, 7, 8, 9, 10]

export const sicBo: SharedGame = {
  hue: 355,
  showing: 'sicBo',
  Scene: Dome,
  Places: SicBoPlaces,
  useMark: () => markOf,
  strokes: () => diceStrokes(),
  useResult() {
    const t = useTranslations('sharedRound.sicBo')
    return (outcome) => {
      const { dice, total } = resultIn(outcome)
      const [one, two, three] = dice
      return t('result', { one, two, three, total })
    }
  },
  Trends: SicBoTrends,
  useBets() {
    const t = useTranslations('sharedRound.sicBo')
    const nameOf = useSicBoNames()
    const names: Readonly<Record<(typeof KINDS)[number], string>> = {
      small: [t('small'), t('big'), t('odd'), t('even')].join(', '),
      'single-1': t('singles'),
      'pair-1-2': t('pairs'),
      'double-1': t('doubles'),
      anyTriple: t('anyTriple'),
      'triple-1': t('triples'),
    }
    const totals = TOTALS.map((total) => ({
      place: `total-${total}`,
      name: `${nameOf(`total-${total}`)} · ${21 - total}`,
    }))
    return [...KINDS.map((place) => ({ place, name: names[place] })), ...totals]
  },
  useNames: useSicBoNames,
}
