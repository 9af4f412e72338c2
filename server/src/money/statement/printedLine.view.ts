import { PAGE, type PdfFont, type PdfPiece } from '../../platform/pdf/page.ts'
import type { Typesetter } from '../../platform/pdf/typesetter.ts'
import type { PrintedLine } from './printedStatement.ts'

export const MARGIN = 56
const RIGHT = PAGE.width - MARGIN
const WIDTH = RIGHT - MARGIN
/** The right edges of the columns of figures, last column first. */
const ENDS = [RIGHT, RIGHT - 130, RIGHT - 260]
/** Where the text of a field begins, after its label. */
const FIELD_TEXT = MARGIN + 140
/** Where the text of a movement begins, after its date; it ends before the amount. */
const MOVE_TEXT = MARGIN + 92
const AMOUNT_WIDTH = 100
/** Between two texts on one line. */
const SPACE = 10

const SIZE = 10
const SMALL_SIZE = 9
const SOFT_GREY = 0.35

type LineOf<Kind extends PrintedLine['kind']> = Extract<PrintedLine, { kind: Kind }>
type Style = { readonly font: PdfFont; readonly size: number; readonly grey?: number }
type Place = { readonly y: number; readonly typesetter: Typesetter }

const textAt = (x: number, y: number, text: string, style: Style): PdfPiece => ({ kind: 'text', x, y, text, ...style })

const endingAt = (end: number, text: string, { y, typesetter }: Place, style: Style): PdfPiece =>
  textAt(end - typesetter.widthOf(text, style.font, style.size), y, text, style)

/** The style, with smaller letters where a text would be too wide: a name or a signed line is never shortened. */
function shrink(text: string, width: number, style: Style, typesetter: Typesetter): Style {
  const size = (style.size * width) / Math.max(width, typesetter.widthOf(text, style.font, style.size))
  return { ...style, size }
}

function drawWhole(text: string, { y, typesetter }: Place, style: Style): readonly PdfPiece[] {
  return [textAt(MARGIN, y, text, shrink(text, WIDTH, style, typesetter))]
}

function drawMasthead({ brandName, title }: LineOf<'masthead'>, place: Place): readonly PdfPiece[] {
  const { y, typesetter } = place
  const titleStyle: Style = { font: 'plain', size: 14, grey: SOFT_GREY }
  const room = WIDTH - typesetter.widthOf(title, titleStyle.font, titleStyle.size) - SPACE
  return [
    { kind: 'bar', x: MARGIN, y: y - 34, width: 36, height: 4 },
    textAt(MARGIN, y, brandName, shrink(brandName, room, { font: 'display', size: 24 }, typesetter)),
    endingAt(RIGHT, title, place, titleStyle),
    { kind: 'line', y: y + 12, fromX: MARGIN, toX: RIGHT },
  ]
}

function drawField({ label, text, isStrong = false }: LineOf<'field'>, { y, typesetter }: Place): readonly PdfPiece[] {
  const style: Style = { font: isStrong ? 'bold' : 'plain', size: SIZE }
  return [
    textAt(MARGIN, y, label, { font: 'plain', size: SIZE, grey: SOFT_GREY }),
    textAt(FIELD_TEXT, y, text, shrink(text, RIGHT - FIELD_TEXT, style, typesetter)),
  ]
}

function drawRow({ cells, isStrong = false }: LineOf<'row'>, place: Place): readonly PdfPiece[] {
  const { y, typesetter } = place
  const [label = '', ...figures] = cells
  const style: Style = { font: isStrong ? 'bold' : 'plain', size: SIZE }
  const columns = figures.toReversed().map((text, column) => endingAt(ENDS[column] ?? RIGHT, text, place, style))
  const first = Math.min(RIGHT, ...columns.map((piece) => ('x' in piece ? piece.x : RIGHT)))
  return [textAt(MARGIN, y, typesetter.fit(label, style, first - SPACE - MARGIN), style), ...columns]
}

function drawMove(line: LineOf<'move' | 'columns'>, place: Place): readonly PdfPiece[] {
  const { y, typesetter } = place
  const style: Style = { font: 'plain', size: SMALL_SIZE }
  const soft: Style = { ...style, grey: SOFT_GREY }
  const textStyle = line.kind === 'columns' ? soft : style
  return [
    textAt(MARGIN, y, line.date, soft),
    textAt(MOVE_TEXT, y, typesetter.fit(line.text, style, RIGHT - AMOUNT_WIDTH - MOVE_TEXT), textStyle),
    endingAt(RIGHT, line.amount, place, textStyle),
  ]
}

export function drawLine(line: PrintedLine, place: Place): readonly PdfPiece[] {
  switch (line.kind) {
    case 'masthead':
      return drawMasthead(line, place)
    case 'field':
      return drawField(line, place)
    case 'spelled':
      return drawWhole(line.text, place, { font: 'mono', size: 16 })
    case 'heading':
      return drawWhole(line.text, place, { font: 'bold', size: 13 })
    case 'section':
      return drawWhole(line.text, place, { font: 'bold', size: SIZE })
    case 'note':
    case 'missing':
      return drawWhole(line.text, place, { font: 'plain', size: SMALL_SIZE, grey: SOFT_GREY })
    case 'code':
      return drawWhole(line.text, place, { font: 'mono', size: 7.5 })
    case 'row':
      return drawRow(line, place)
    case 'columns':
    case 'move':
      return drawMove(line, place)
    case 'rule':
      return [{ kind: 'line', y: place.y - 2, fromX: MARGIN, toX: RIGHT }]
    default:
      return []
  }
}

const MARGINAL: Style = { font: 'plain', size: 8, grey: 0.4 }

/** A line in the margin: a text at the left, as much of it as fits, and one at the right. */
export function drawMarginal(left: string, right: string, place: Place): readonly PdfPiece[] {
  const { y, typesetter } = place
  const room = WIDTH - typesetter.widthOf(right, MARGINAL.font, MARGINAL.size) - SPACE
  return [textAt(MARGIN, y, typesetter.fit(left, MARGINAL, room), MARGINAL), endingAt(RIGHT, right, place, MARGINAL)]
}
