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
const ROW_MS = 62
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

function useFall(round: StageProps['round'], isFresh: boolean) {
  const ball = useRef<SVGCircleElement>(null)
  useEffect(() => {
    const view = round?.view as PlinkoView | undefined
    if (!ball.current || !view || !isFresh || isStill()) return
    const places = placesOf(boardOf(view.path.length), view.path)
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
    ball.current.animate(frames, { duration: ROW_MS * view.path.length + FALL_MS, fill: 'none' })
  }, [round, isFresh])
  return ball
}

function Stage({ bet: chosen, round, isFresh }: StageProps) {
  const times = useTimes()
  const view = round?.view as PlinkoView | undefined
  const bet = (isFresh && round ? round.bet : chosen) as PlinkoBet
  const board = boardOf(bet.rows)
  const ball = useFall(round, isFresh)
  const isSame = view?.path.length === bet.rows
  const rest = view && isSame ? placesOf(board, view.path).at(-1) : undefined
  const landed = view && isSame && !isFresh ? plinkoSlot(view.path) : undefined
  const pays = plinkoPays(bet)
  const slotTop = TOP + board.drop * bet.rows + 4
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
      {rest && (
        <circle
          ref={ball}
          className="plinko-ball"
          r={Math.min(7, board.gap * 0.3)}
          style={{ transform: `translate(${rest.x}px, ${slotTop - 5}px)` }}
        />
      )}
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
  showMs: ({ view }) => ROW_MS * (view as PlinkoView).path.length + FALL_MS,
  Words,
}
