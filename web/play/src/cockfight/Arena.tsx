import { fightOf, type FightOutcome, type FightPrelude, type FightSide, type Winner } from '@ronda/games'
import { useEffect, useMemo, type CSSProperties } from 'react'
import type { SceneProps } from '../shared/sharedRound/game.ts'
import { useElapsedAtFirst, usePassedByClock } from '../shared/page/useElapsed.ts'
import { useTableContext } from '../shared/sharedRound/context.ts'
import { boutOf, fullWind, momentOf, other, type Moment } from './bout.ts'
import { Commentary } from './Commentary.tsx'
import { Pit } from './Pit.tsx'
import { Plate } from './Plate.tsx'
import { Gear, Rooster } from './Rooster.tsx'
import './arena.css'
import './poses.css'

const SIDES = ['meron', 'wala'] as const
/** A lucky strike counts twice. */
const TWICE = '×2'

/** The pose of one of the two at a moment. Nobody is hurt: a toy whose spring has run down stands still. */
function poseOf(side: FightSide, { act, strike, hasLanded, left }: Moment, winner: Winner): string {
  if (act === 'entering') return 'is-entering'
  if (act === 'striking' && strike) {
    const luck = strike.points === 2 ? ' is-lucky' : ''
    if (strike.by === side) return `is-striking${luck}`
    return hasLanded ? `is-struck${luck}` : 'is-ready'
  }
  if (act === 'swaying') return left[side] === 0 ? 'is-swaying' : 'is-ready'
  return winner === side ? 'is-standing' : 'is-down'
}

/** Sparks and loose gears where a strike lands. */
function Spark({ side, isLucky }: { readonly side: FightSide; readonly isLucky: boolean }) {
  return (
    <svg className={`spark at-${side}${isLucky ? ' is-lucky' : ''}`} viewBox="-60 -60 120 120" aria-hidden="true">
      <path
        className="spark-star"
        d="M0-46l8 30 26-18-18 26 30 8-30 8 18 26-26-18-8 30-8-30-26 18 18-26-30-8 30-8-18-26 26 18z"
      />
      {[0, 1, 2].map((at) => (
        <g key={at} className={`spark-gear is-${at}`}>
          <Gear />
        </g>
      ))}
      {isLucky && (
        <text className="spark-twice" y="7" textAnchor="middle">
          {TWICE}
        </text>
      )}
    </svg>
  )
}

type ShownProps = {
  readonly prelude: FightPrelude
  readonly fought?: { readonly moment: Moment; readonly winner: Winner }
}

function Shown({ prelude, fought }: ShownProps) {
  const full = fullWind(prelude.meron.rooster, prelude.wala.rooster)
  const { moment, winner } = fought ?? {}
  const strike = moment?.strike
  return (
    <>
      <Pit />
      {SIDES.map((side) => (
        <div key={side} className={`fighter at-${side}`}>
          {/* A new element for each strike, so that its animation starts again. */}
          <div
            key={moment?.at ?? 'ready'}
            className={`fighter-move ${moment && winner ? poseOf(side, moment, winner) : 'is-ready'}`}
          >
            <Rooster build={prelude[side].rooster} side={side} />
          </div>
        </div>
      ))}
      {strike && moment?.hasLanded && <Spark key={moment.at} side={other(strike.by)} isLucky={strike.points === 2} />}
      {SIDES.map((side) => (
        <Plate key={side} side={side} entry={prelude[side]} left={(moment?.left ?? full)[side]} full={full[side]} />
      ))}
      <Commentary prelude={prelude} {...(fought && { fought })} />
    </>
  )
}

/** Plays a sound for each strike that lands, slightly different for each side. */
function useThuds({ at, strike, hasLanded }: Moment): void {
  const { sound } = useTableContext()
  const by = hasLanded ? strike?.by : undefined
  useEffect(() => {
    if (by !== undefined) sound.thump(by === 'meron' ? 1 : 3)
  }, [sound, at, by])
}

function Fought(props: SceneProps & { readonly prelude: FightPrelude; readonly came: FightOutcome }) {
  const { prelude, came, stage, showsAtMs, showMs, nowMs } = props
  const bout = boutOf(came.strikes, showMs)
  const passed = usePassedByClock(bout.marksMs, showsAtMs, nowMs)
  const elapsedMs = useElapsedAtFirst(showsAtMs, nowMs)
  const full = fullWind(prelude.meron.rooster, prelude.wala.rooster)
  const moment = momentOf(bout, full, stage === 'result' ? bout.marksMs.length : passed)
  useThuds(moment)
  return (
    <div className="arena" style={{ '--each': `${bout.eachMs}ms`, '--elapsed': `${elapsedMs}ms` } as CSSProperties}>
      <Shown prelude={prelude} fought={{ moment, winner: came.winner }} />
    </div>
  )
}

/** The arena: two toys before they are wound up, and then the fight as it was drawn. */
export function Arena(props: SceneProps) {
  const { number, outcome } = props
  const prelude = useMemo(() => fightOf(number), [number])
  if (outcome) return <Fought key={number} {...props} prelude={prelude} came={outcome as FightOutcome} />
  return (
    <div className="arena">
      <Shown prelude={prelude} />
    </div>
  )
}
