import { usePlay } from '../machine/context.ts'

const CELL = 12

/** One line of the game over a small grid of the reels. */
export function LineDrawing({
  rows,
  height,
  line,
}: {
  readonly rows: readonly number[]
  readonly height: number
  readonly line: number
}) {
  const { lines } = usePlay().skin.palette
  const shown = lines[line % lines.length]
  const points = rows.map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`).join(' ')
  return (
    <svg className="line-drawing" viewBox={`0 0 ${rows.length * CELL} ${height * CELL}`} aria-hidden="true">
      {rows.flatMap((on, reel) =>
        Array.from({ length: height }, (_, row) => (
          <rect
            key={`${reel} ${row}`}
            x={reel * CELL + 1}
            y={row * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx={2}
            className={row === on ? 'cell is-on' : 'cell'}
            {...(row === on && { fill: shown })}
          />
        )),
      )}
      <polyline points={points} className="line-shade" />
    </svg>
  )
}
