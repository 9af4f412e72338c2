import type { PdfFont } from './pdf.ts'

/** How wide the letters of each font are, in thousandths of its size, from the space to the tilde. */
const WIDTHS: Readonly<Record<Exclude<PdfFont, 'mono'>, string>> = {
  plain: `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
    556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
    1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
    667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
    333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
    556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`,
  bold: `278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
    556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
    975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
    667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
    333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
    611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`,
}

const tables = {
  plain: WIDTHS.plain.split(/\s+/).map(Number),
  bold: WIDTHS.bold.split(/\s+/).map(Number),
}

/** A letter of the mono font is this wide. */
const MONO = 600
/** The width of characters outside the table, mostly dashes. */
const OTHER = 556

/** How wide a text is in points. A letter with an accent is as wide as without. */
export function widthOf(text: string, font: PdfFont, size: number): number {
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  const widths = letters.map((letter) =>
    font === 'mono' ? MONO : (tables[font][(letter.codePointAt(0) ?? 0) - 32] ?? OTHER),
  )
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1_000
}
