import { PAGE, type PdfPage, type PdfPiece } from '../../platform/pdf/page.ts'
import type { Typesetter } from '../../platform/pdf/typesetter.ts'
import { drawLine, drawMarginal, MARGIN } from './printedLine.view.ts'
import type { PrintedLine } from './printedStatement.ts'

const BOTTOM = PAGE.height - 64
const HEAD_Y = 34
const FOOT_Y = PAGE.height - 32

const HEIGHTS: Readonly<Record<PrintedLine['kind'], number>> = {
  masthead: 36,
  field: 17,
  spelled: 28,
  heading: 30,
  section: 32,
  note: 16,
  missing: 20,
  code: 11,
  row: 17,
  columns: 18,
  move: 15,
  rule: 9,
  gap: 14,
  newPage: 0,
}

/** The room after a line, where it has more than the next line brings. */
const AFTER: Partial<Record<PrintedLine['kind'], number>> = { masthead: 20, heading: 5, rule: 1 }

/** The room that must be left below a line: a title never stands alone at the end of a page. */
const KEPT: Partial<Record<PrintedLine['kind'], number>> = { heading: 90, section: 80 }

/** Every text of a line, whichever its kind. */
export function textsOf(line: PrintedLine): readonly string[] {
  switch (line.kind) {
    case 'masthead':
      return [line.brandName, line.title]
    case 'field':
      return [line.label, line.text]
    case 'row':
      return line.cells
    case 'columns':
    case 'move':
      return [line.date, line.text, line.amount]
    default:
      return 'text' in line ? [line.text] : []
  }
}

/** What is in the margins of every page; `head` is not on the first page, which has the masthead. */
export type Margins = {
  readonly head: { readonly left: string; readonly right: string }
  readonly foot: string
  readonly pageText: (page: number, pages: number) => string
}

type Flow = { readonly pages: PdfPiece[][]; y: number; columns: PrintedLine | undefined }

function addLine(flow: Flow, line: PrintedLine, typesetter: Typesetter): void {
  flow.y += HEIGHTS[line.kind]
  flow.pages.at(-1)?.push(...drawLine(line, { y: flow.y, typesetter }))
  flow.y += AFTER[line.kind] ?? 0
}

function addPage(flow: Flow): void {
  flow.pages.push([])
  flow.y = MARGIN
}

/** Fills pages from top to bottom. A table that goes on on the next page names its columns there again. */
function fillPages(lines: readonly PrintedLine[], typesetter: Typesetter): readonly (readonly PdfPiece[])[] {
  const flow: Flow = { pages: [[]], y: MARGIN - 12, columns: undefined }
  for (const line of lines) {
    if (line.kind === 'missing' && !typesetter.hasMissing) continue
    if (line.kind === 'columns') flow.columns = line
    const isFull = flow.y + HEIGHTS[line.kind] + (KEPT[line.kind] ?? 0) > BOTTOM
    if (line.kind === 'newPage' || isFull) {
      addPage(flow)
      // Above the first line of a page there is nothing to divide.
      if (line.kind === 'rule') continue
      if (line.kind === 'move' && flow.columns !== undefined) {
        addLine(flow, flow.columns, typesetter)
        addLine(flow, { kind: 'rule' }, typesetter)
      }
    }
    addLine(flow, line, typesetter)
  }
  return flow.pages
}

export function layOut(lines: readonly PrintedLine[], margins: Margins, typesetter: Typesetter): readonly PdfPage[] {
  const { head, foot, pageText } = margins
  const pages = fillPages(lines, typesetter)
  return pages.map((page, index) => [
    ...(index === 0 ? [] : drawMarginal(head.left, head.right, { y: HEAD_Y, typesetter })),
    ...page,
    ...drawMarginal(foot, pageText(index + 1, pages.length), { y: FOOT_Y, typesetter }),
  ])
}
