import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'
import { PAGE, type PdfDocument, type PdfPiece } from './page.ts'
import { isSimple } from './shaping.ts'
import type { Run, Typesetter } from './typesetter.ts'

type Colour = [red: number, green: number, blue: number]

/** The colour of bars. */
const ACCENT: Colour = [232, 153, 26]
const LINE: Colour = [204, 204, 204]

const AS_PLACED: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' }
/**
 * With a list of features, even an empty one, pdfkit places a run whole.
 * Word by word, those that are written from right to left would stand in the wrong order.
 */
const WHOLE: PDFKit.Mixins.TextOptions = { ...AS_PLACED, features: [] }

/**
 * Shaped glyphs may be in another order than the characters, so the file also has the text itself. Not so from right
 * to left: readers turn the order of glyphs round there, and would turn that of the text round too.
 */
function drawRun(file: PDFKit.PDFDocument, { face, text }: Run, { x, y }: { x: number; y: number }): void {
  const options = face.isRightToLeft ? WHOLE : AS_PLACED
  if (isSimple(text) || face.isRightToLeft) {
    file.text(text, x, y, options)
    return
  }
  file.markContent('Span', { actual: text })
  file.text(text, x, y, options)
  file.endMarkedContent()
}

type TextPiece = Extract<PdfPiece, { kind: 'text' }>

function drawText(file: PDFKit.PDFDocument, piece: TextPiece, typesetter: Typesetter): void {
  const { y, text, font, size, grey = 0 } = piece
  const level = grey * 255
  file.fontSize(size).fillColor([level, level, level])
  let { x } = piece
  let last: Run | undefined
  for (const run of typesetter.runsOf(text, font)) {
    if (last !== undefined) x += typesetter.widthOfRun(last, size)
    // The types of pdfkit do not name parsed fonts, which it takes too.
    file.font(run.face.font as unknown as Buffer, run.face.name)
    drawRun(file, run, { x, y })
    last = run
  }
}

function drawPiece(file: PDFKit.PDFDocument, piece: PdfPiece, typesetter: Typesetter): void {
  if (piece.kind === 'text') {
    drawText(file, piece, typesetter)
  } else if (piece.kind === 'line') {
    file.lineWidth(0.5).strokeColor(LINE).moveTo(piece.fromX, piece.y).lineTo(piece.toX, piece.y).stroke()
  } else {
    file.rect(piece.x, piece.y, piece.width, piece.height).fillColor(ACCENT).fill()
  }
}

/** The file. The same document gives the same bytes: pdfkit makes its id from the title and the date. */
export async function makePdf(document: PdfDocument, typesetter: Typesetter): Promise<Buffer> {
  const { title, madeAtMs, pages } = document
  const file = new PdfKit({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // No default font: it would be named in every file.
    font: '',
    info: { Title: title, CreationDate: new Date(madeAtMs) },
  })
  const bytes = buffer(file)
  for (const page of pages) {
    file.addPage()
    for (const piece of page) drawPiece(file, piece, typesetter)
  }
  file.end()
  return bytes
}
