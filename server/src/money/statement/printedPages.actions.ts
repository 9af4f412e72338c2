import { PAGE, type PdfPage, type PdfPiece } from '../../platform/pdf/pdf.ts'
import { widthOf } from '../../platform/pdf/widths.ts'
import type { PrintedLine } from './printedStatement.ts'

const MARGIN = 56
const RIGHT = PAGE.width - MARGIN
const BOTTOM = PAGE.height - 64
/** The right edges of the columns of figures, last column first. */
const ENDS = [RIGHT, RIGHT - 130, RIGHT - 260]

const HEIGHTS: Readonly<Record<PrintedLine['kind'], number>> = {
  brandName: 24,
  title: 22,
  spelled: 26,
  heading: 28,
  note: 15,
  code: 11,
  row: 19,
  move: 15,
  rule: 9,
  gap: 12,
  newPage: 0,
}

type RowLine = Extract<PrintedLine, { kind: 'row' }>
type MoveLine = Extract<PrintedLine, { kind: 'move' }>

const SIZE = 10

function drawRow({ cells, isStrong = false }: RowLine, y: number): readonly PdfPiece[] {
  const [label = '', ...figures] = cells
  const style = { kind: 'text', y, font: isStrong ? 'bold' : 'plain', size: SIZE } as const
  const columns = figures.toReversed().map((text, column): PdfPiece => {
    const x = (ENDS[column] ?? RIGHT) - widthOf(text, style.font, SIZE)
    return { ...style, x, text }
  })
  return [{ ...style, x: MARGIN, text: label }, ...columns]
}

const MOVE_SIZE = 9
/** Where the text begins, after the date; it ends before the amount. */
const MOVE_TEXT = MARGIN + 92
const AMOUNT_WIDTH = 100

/** As much of a text as fits, with an ellipsis where it was shortened. */
function fit(text: string, width: number): string {
  if (widthOf(text, 'plain', MOVE_SIZE) <= width) return text
  let cut = text
  while (cut.length > 0 && widthOf(`${cut}...`, 'plain', MOVE_SIZE) > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}...`
}

function drawMove({ date, text, amount }: MoveLine, y: number): readonly PdfPiece[] {
  const style = { kind: 'text', y, font: 'plain', size: MOVE_SIZE } as const
  return [
    { ...style, x: MARGIN, text: date, grey: 0.3 },
    { ...style, x: MOVE_TEXT, text: fit(text, RIGHT - AMOUNT_WIDTH - MOVE_TEXT) },
    { ...style, x: RIGHT - widthOf(amount, style.font, MOVE_SIZE), text: amount },
  ]
}

function drawLine(line: PrintedLine, y: number): readonly PdfPiece[] {
  const at = { kind: 'text', x: MARGIN, y } as const
  switch (line.kind) {
    case 'brandName':
      return [
        { kind: 'bar', x: MARGIN, y: MARGIN - 16, width: 36, height: 4 },
        { ...at, text: line.text, font: 'bold', size: 22 },
      ]
    case 'title':
      return [{ ...at, text: line.text, font: 'plain', size: 15, grey: 0.3 }]
    case 'spelled':
      return [{ ...at, text: line.text, font: 'bold', size: 18 }]
    case 'heading':
      return [{ ...at, text: line.text, font: 'bold', size: 12 }]
    case 'note':
      return [{ ...at, text: line.text, font: 'plain', size: 9, grey: 0.3 }]
    case 'code':
      return [{ ...at, text: line.text, font: 'mono', size: 8 }]
    case 'row':
      return drawRow(line, y)
    case 'move':
      return drawMove(line, y)
    case 'rule':
      return [{ kind: 'line', y: y - 2, fromX: MARGIN, toX: RIGHT }]
    default:
      return []
  }
}

/** Fills pages from top to bottom. The footer of each has the code and the page number. */
export function layOut(
  lines: readonly PrintedLine[],
  foot: (page: number, pages: number) => string,
): readonly PdfPage[] {
  const pages: PdfPiece[][] = [[]]
  let y = MARGIN
  for (const line of lines) {
    y += HEIGHTS[line.kind]
    if (line.kind === 'newPage' || y > BOTTOM) {
      pages.push([])
      y = MARGIN + HEIGHTS[line.kind]
    }
    pages.at(-1)?.push(...drawLine(line, y))
  }
  return pages.map((page, index) => [
    ...page,
    {
      kind: 'text',
      x: MARGIN,
      y: PAGE.height - 32,
      text: foot(index + 1, pages.length),
      font: 'plain',
      size: 8,
      grey: 0.4,
    },
  ])
}
