import { scratchSymbolSvg, type ScratchCardName } from '@ronda/art'
import { useEffect, useRef, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/controls/Picture.tsx'
import { svgSource } from '../../shared/controls/svgSource.ts'
import { isBare, newCoat, rubbed, type Coat } from './coating.ts'
import { drawCoat, rubOut } from './drawCoat.ts'

const CELLS = 9
const SIDE = 3
/** Radius that a finger rubs off, in cells. */
const REACH = 0.2
const PICTURE = 160

const sources = new Map<string, string>()

/** Drawing takes longer than a frame, so each figure is drawn once. */
export function figureSource(card: ScratchCardName, symbol: number): string {
  const key = `${card} ${symbol}`
  const source = sources.get(key) ?? svgSource(scratchSymbolSvg(card, symbol, PICTURE))
  sources.set(key, source)
  return source
}

export type ScratchFieldProps = {
  readonly card: ScratchCardName
  readonly picture: readonly number[] | undefined
  readonly open: ReadonlySet<number>
  /** The winning symbol, highlighted once all cells are open. */
  readonly winning: number | undefined
  readonly timesOf: (symbol: number) => number
  readonly onOpen: (cell: number) => void
}

/** Nine cells under one coating, which a finger rubs off; a press opens a cell. */
export function ScratchField({ card, picture, open, winning, timesOf, onOpen }: ScratchFieldProps) {
  const t = useTranslations('arcade.tables.scratch')
  const canvas = useRef<HTMLCanvasElement>(null)
  const coats = useRef<Coat[]>([])

  useEffect(() => {
    coats.current = Array.from({ length: CELLS }, () => newCoat)
    if (canvas.current) drawCoat(canvas.current)
  }, [picture])

  useEffect(() => {
    for (const cell of open) if (canvas.current) rubOut(canvas.current, cell, SIDE)
  }, [open])

  const rub = (event: PointerEvent): void => {
    if (event.buttons === 0 || !picture || !canvas.current) return
    const box = canvas.current.getBoundingClientRect()
    const [x, y] = [((event.clientX - box.left) / box.width) * SIDE, ((event.clientY - box.top) / box.height) * SIDE]
    rubOut(canvas.current, { x, y, reach: REACH }, SIDE)
    for (let cell = 0; cell < CELLS; cell++) {
      const before = coats.current[cell] ?? newCoat
      const after = rubbed(before, x - (cell % SIDE), y - Math.floor(cell / SIDE), REACH)
      coats.current[cell] = after
      if (isBare(after) && !open.has(cell)) onOpen(cell)
    }
  }
  return (
    <div className="scratch-field" onPointerDown={rub} onPointerMove={rub}>
      {Array.from({ length: CELLS }, (_, cell) => {
        const symbol = picture?.[cell]
        const isOpen = symbol !== undefined && open.has(cell)
        const words = isOpen
          ? t('open', { number: cell + 1, symbol: t('symbol', { times: timesOf(symbol) }) })
          : t('cell', { number: cell + 1 })
        return (
          <button
            key={cell}
            type="button"
            className={`scratch-cell${isOpen && symbol === winning ? ' is-lit' : ''}`}
            aria-label={words}
            disabled={symbol === undefined}
            onClick={(event) => {
              // A tap of a finger rubs; only a key or a screen reader's press opens the whole cell.
              if (event.detail === 0) onOpen(cell)
            }}
          >
            {symbol !== undefined && <Picture source={figureSource(card, symbol)} />}
          </button>
        )
      })}
      <canvas ref={canvas} className="scratch-coat" width={480} height={480} aria-hidden="true" />
    </div>
  )
}
