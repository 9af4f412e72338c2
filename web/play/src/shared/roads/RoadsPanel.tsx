import { beadPlate, bigRoad, countMarks, derivedRoad, type Mark as RoadMark } from '@ronda/games'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Json } from '../wager/json.ts'
import type { Past } from '../sharedRound/game.ts'
import { PastNote } from './PastNote.tsx'
import { Road } from './Road.tsx'
import { Shares } from './Shares.tsx'
import { signOf } from './sign.ts'
import './roads.css'

const SIDES = ['red', 'blue', 'tie'] as const
const DERIVED = ['bigEye', 'small', 'cockroach'] as const

export type RoadsPanelProps = {
  readonly past: Past
  readonly markOf: (outcome: Json) => RoadMark
  readonly names: Readonly<Record<RoadMark, string>>
}

/** The winners, oldest first. */
function useMarks({ past, markOf }: RoadsPanelProps): readonly RoadMark[] {
  return useMemo(() => past.flatMap(({ outcome }) => (outcome ? [markOf(outcome)] : [])).toReversed(), [past, markOf])
}

/** How often each side won, and the winners round by round. */
export function MainRoads(props: RoadsPanelProps) {
  const { names } = props
  const t = useTranslations('sharedRound.trends')
  const marks = useMarks(props)
  if (marks.length === 0) return <p className="empty">{t('none')}</p>
  const counts = countMarks(marks)
  const summary = SIDES.map((side) => `${names[side]}: ${t('times', { count: counts[side] })}`).join(', ')
  const beads = beadPlate(marks).map(({ column, row, mark }) => ({
    column,
    row,
    key: `${column} ${row}`,
    cell: <span className={`mark is-${mark}`}>{signOf(mark, names[mark])}</span>,
  }))
  const big = bigRoad(marks).map(({ column, row, side, ties }) => ({
    column,
    row,
    key: `${column} ${row}`,
    cell: <span className={`ring-mark is-${side}${ties > 0 ? ' has-tie' : ''}`}>{ties > 1 ? ties : ''}</span>,
  }))
  return (
    <>
      <Shares
        total={marks.length}
        parts={SIDES.map((side) => ({ tone: side, name: names[side], count: counts[side] }))}
      />
      <Road name={t('bead')} className="is-bead" label={`${t('bead')}. ${summary}`} columns={10} cells={beads} />
      <Road name={t('big')} className="is-big" label={`${t('big')}. ${summary}`} columns={20} cells={big} />
    </>
  )
}

/** The same, and the three traditional derived roads. */
export function RoadsPanel(props: RoadsPanelProps) {
  const t = useTranslations('sharedRound.trends')
  const marks = useMarks(props)
  return (
    <div className="trends">
      <MainRoads {...props} />
      {marks.length > 0 && (
        <div className="road-derived">
          {DERIVED.map((name) => (
            <Road
              key={name}
              name={t(name)}
              className={`is-${name}`}
              label={t(name)}
              columns={12}
              cells={derivedRoad(marks, name).map(({ column, row, side }) => ({
                column,
                row,
                key: `${column} ${row}`,
                cell: <span className={`small-mark is-${side}`} />,
              }))}
            />
          ))}
        </div>
      )}
      <PastNote />
    </div>
  )
}
