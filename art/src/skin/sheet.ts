import { node, num, picture } from '../paint/svg.ts'

/** The layout of a game's symbols in their sprite sheet: by number, row after row. */
export const SHEET = { columns: 4, rows: 3 } as const

/** Places drawings into boxes of `cell`, side by side; each is scaled to `side` pixels. */
export function sheetOf(drawings: readonly string[], cell: number, side: number): string {
  const { columns, rows } = SHEET
  const placed = drawings.map((drawing, index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell]
    return node('g', { transform: `translate(${num(x)} ${num(y)})` }, drawing)
  })
  const viewBox = `0 0 ${columns * cell} ${rows * cell}`
  return picture({ width: columns * side, height: rows * side, viewBox, label: 'symbols' }, ...placed)
}

/** The same from whole pictures of `side` pixels. */
export const sheetOfPictures = (pictures: readonly string[], side: number): string => sheetOf(pictures, side, side)
