import { node, num, picture } from '../paint/svg.ts'

/** How the symbols of a game lie in their picture: by number, row after row. */
export const SHEET = { columns: 4, rows: 3 } as const

/** Puts what is drawn into boxes of `cell` side by side; each is `side` pixels wide in the end. */
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
