/** The fonts that every reader of PDF has. `mono` has letters of one width, so that columns of figures line up. */
export type PdfFont = 'plain' | 'bold' | 'mono'

/** A piece of a page. Places are in points from the upper left corner. */
export type PdfPiece =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly font: PdfFont
      readonly size: number
      /** From dark, 0, to white, 1. */
      readonly grey?: number
    }
  | { readonly kind: 'line'; readonly y: number; readonly fromX: number; readonly toX: number }
  | { readonly kind: 'bar'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PdfPage = readonly PdfPiece[]

export type PdfDocument = { readonly title: string; readonly madeAtMs: number; readonly pages: readonly PdfPage[] }

/** A4 in points. */
export const PAGE = { width: 595, height: 842 } as const

const FONT_NAMES: Readonly<Record<PdfFont, string>> = { plain: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' }
const FONTS = Object.keys(FONT_NAMES) as readonly PdfFont[]

/** Characters of Windows-1252 that are not in Latin-1, by their code there. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 128,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
}

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 63
  if (code < 128 || (code > 159 && code < 256)) return code
  // Similar characters are replaced; all others that Windows-1252 does not have become a question mark.
  if (letter === '−') return 45
  if (letter === '\u202f') return 160
  return WINDOWS_1252[letter] ?? 63
}

/** A text in the encoding of the fonts, as a PDF hex string. */
function makeText(text: string): string {
  const hex = Array.from(text, (letter) => byteOf(letter).toString(16).padStart(2, '0'))
  return `<${hex.join('')}>`
}

/** The colour of bars, in parts of red, green and blue. */
const ACCENT = '0.91 0.6 0.1'

/** Rounds to hundredths of a point, finer than any printer. */
const hundredths = (points: number): number => Math.round(points * 100) / 100

function drawPiece(piece: PdfPiece): string {
  const flipY = (y: number): number => PAGE.height - y
  if (piece.kind === 'line') {
    return `0.8 G 0.5 w ${piece.fromX} ${flipY(piece.y)} m ${piece.toX} ${flipY(piece.y)} l S`
  }
  if (piece.kind === 'bar') {
    return `${ACCENT} rg ${piece.x} ${flipY(piece.y + piece.height)} ${piece.width} ${piece.height} re f`
  }
  const { x, y, text, font, size, grey = 0 } = piece
  return `BT ${grey} g /${font} ${size} Tf ${hundredths(x)} ${hundredths(flipY(y))} Td ${makeText(text)} Tj ET`
}

const dateOf = (atMs: number): string => `D:${new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')}Z`

/** The objects of the file in order; the first is its root. */
function objectsOf({ title, madeAtMs, pages }: PdfDocument): readonly string[] {
  const fixed = 3 + FONTS.length
  const pageNumber = (index: number): number => fixed + 1 + index * 2
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  const fonts = FONTS.map((font, index) => `/${font} ${4 + index} 0 R`).join(' ')
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] >>`,
    `<< /Title ${makeText(title)} /CreationDate (${dateOf(madeAtMs)}) >>`,
    ...FONTS.map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${FONT_NAMES[font]} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((page, index) => {
      const drawn = page.map(drawPiece).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << ${fonts} >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
}

/** The file. It is plain ASCII, so that string lengths are byte offsets. */
export function makePdf(document: PdfDocument): Buffer {
  let file = '%PDF-1.4\n'
  const places = objectsOf(document).map((body, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = file.length
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
