import { ROAD_ROWS } from '@ronda/games'
import type { CSSProperties, ReactNode } from 'react'

export type RoadCell = { readonly column: number; readonly row: number; readonly key: string; readonly cell: ReactNode }

export type RoadProps = {
  readonly name: string
  readonly className: string
  /** What it shows, for screen readers. */
  readonly label: string
  readonly columns: number
  readonly cells: readonly RoadCell[]
}

/** The last columns of a road, six rows high. */
export function Road({ name, className, label, columns, cells }: RoadProps) {
  const last = Math.max(columns, ...cells.map(({ column }) => column + 1))
  const first = last - columns
  return (
    <figure className={`road ${className}`}>
      <figcaption>{name}</figcaption>
      <div
        className="road-grid"
        role="img"
        aria-label={label}
        style={{ '--columns': columns, '--rows': ROAD_ROWS } as CSSProperties}
      >
        {cells
          .filter(({ column }) => column >= first)
          .map(({ column, row, key, cell }) => (
            <span key={key} style={{ gridColumn: column - first + 1, gridRow: row + 1 }}>
              {cell}
            </span>
          ))}
      </div>
    </figure>
  )
}
