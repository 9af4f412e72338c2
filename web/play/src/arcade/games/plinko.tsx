import { plinkoPays, plinkoSlot, RISKS, type PlinkoBet, type PlinkoView } from '@ronda/games'
import { useEffect, useRef, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { Segments } from '../../shared/controls/Segments.tsx'
import { Slider } from '../../shared/controls/Slider.tsx'
import { isStill } from '../../shared/page/still.ts'
import { useTimes } from '../../shared/session/times.ts'

const WIDTH = 340
const TOP = 22
const ROW_MS = 90
const FALL_MS = 120

type Board = { readonly rows: number; readonly gap: number; readonly drop: number; readonly height: number }

function boardOf(rows: number): Board {
  const gap = WIDTH / (rows + 2)
  const drop = Math.min(gap * 0.92, 17.5)
  return { rows, gap, drop, height: TOP + drop * rows + 40 }
}

/** Where the ball is after this many rows and steps to the right. */
function placeOf({ gap, drop }: Board, row: number, right: number) {
  return { x: WIDTH / 2 + (right - row / 2) * gap, y: TOP + drop * row - drop * 0.5 }
}

/** The path that the seed determined, as points. Nothing here decides a result. */
function placesOf(board: Board, path: readonly number[]) {
  let right = 0
  return [0, ...path].map((turn, row) => {
    right += turn
    return placeOf(board, row, right)
  })
}

const fallMs = (path: readonly number[]): number => ROW_MS * path.length + FALL_MS

/** A ball at the end of its path; one that has just been dropped falls there. */
function Ball({ path, isFalling }: { readonly path: readonly number[]; readonly isFalling: boolean }) {
  const ball = useRef<SVGCircleElement>(null)
  useEffect(() => {
    if (!ball.current || !isFalling || isStill()) return
    const places = placesOf(boardOf(path.length), path)
    const frames = places.flatMap(({ x, y }, at) => {
      const next = places[at + 1]
      const here = { transform: `translate(${x}px, ${y}px)`, easing: 'cubic-bezier(0.3, 0, 0.9, 0.6)' }
      if (!next) return [here]
      // A small hop between two pegs.
      const hop = {
        transform: `translate(${(x + next.x) / 2}px, ${y - 1.5}px)`,
        easing: 'cubic-bezier(0.5, 0, 1, 0.6)',
      }
      return [here, hop]
    })
    ball.current.animate(frames, { duration: fallMs(path), fill: 'none' })
  }, [path, isFalling])
  const board = boardOf(path.length)
  const { x } = placesOf(board, path).at(-1) ?? { x: 0 }
  return (
    <circle
      ref={ball}
      className="plinko-ball"
      r={Math.min(7, board.gap * 0.3)}
      style={{ transform: `translate(${x}px, ${slotTopOf(board) - 5}px)` }}
    />
  )
}

const slotTopOf = ({ drop, rows }: Board): number => TOP + drop * rows + 4

const pathOf = ({ view }: NonNullable<StageProps['round']>): readonly number[] => (view as PlinkoView).path

function Stage({ bet: chosen, round, falling, isFresh }: StageProps) {
  const times = useTimes()
  const bet = (isFresh && round ? round.bet : chosen) as PlinkoBet
  const board = boardOf(bet.rows)
  const last = round && pathOf(round).length === bet.rows ? round : undefined
  const landed = last && !isFresh ? plinkoSlot(pathOf(last)) : undefined
  const pays = plinkoPays(bet)
  const slotTop = slotTopOf(board)
  return (
    <svg className="plinko" viewBox={`0 0 ${WIDTH} ${board.height}`} aria-hidden="true">
      {Array.from({ length: bet.rows }, (_, row) =>
        Array.from({ length: row + 3 }, (_, peg) => (
          <circle
            key={`${row}.${peg}`}
            className="plinko-peg"
            cx={WIDTH / 2 + (peg - (row + 2) / 2) * board.gap}
            cy={TOP + board.drop * row}
            r={bet.rows > 12 ? 2 : 2.6}
          />
        )),
      )}
      {pays.map((paid, slot) => {
        const { x } = placeOf(board, bet.rows, slot)
        const far = Math.abs(slot - bet.rows / 2) / (bet.rows / 2)
        return (
          <g
            key={slot}
            className={`plinko-slot${landed === slot ? ' is-hit' : ''}`}
            style={{ '--far': far } as CSSProperties}
            transform={`translate(${x} ${slotTop})`}
          >
            <rect x={-board.gap / 2 + 1} y={0} width={board.gap - 2} height={22} rx={4} />
            <text y={14.5} fontSize={Math.min(10, board.gap * 0.4)}>
              {times(paid)}
            </text>
          </g>
        )
      })}
      {last && <Ball key={last.id} path={pathOf(last)} isFalling={isFresh} />}
      {falling.map((ball) => (
        <Ball key={ball.id} path={pathOf(ball)} isFalling />
      ))}
    </svg>
  )
}

function Fields({ bet: chosen, onBet }: FieldsProps) {
  const t = useTranslations('arcade')
  const bet = chosen as PlinkoBet
  return (
    <>
      <Segments
        label={t('risk')}
        items={RISKS}
        value={bet.risk}
        nameOf={(risk) => t(risk)}
        onChoose={(risk) => onBet({ ...bet, risk })}
      />
      <Slider
        label={t('plinko.rows')}
        text={String(bet.rows)}
        value={bet.rows}
        min={8}
        max={16}
        onChange={(rows) => onBet({ ...bet, rows })}
      />
    </>
  )
}

function Words({ round }: { readonly round: { readonly view: object; readonly bet: object } }) {
  const t = useTranslations('arcade.plinko')
  const times = useTimes()
  const slot = plinkoSlot((round.view as PlinkoView).path)
  return t('landed', { slot: slot + 1, times: times(plinkoPays(round.bet as PlinkoBet)[slot] ?? 0) })
}

export const plinko: ArcadeClient = {
  firstBet: { rows: 12, risk: 'medium' },
  hue: 340,
  isInstant: true,
  Stage,
  Fields,
  mayOverlap: true,
  showMs: (round) => fallMs(pathOf(round)),
  Words,
}
