import { filesWith, loadFace, type Face } from './fontFiles.ts'
import type { PdfFont } from './page.ts'
import { isSimple } from './shaping.ts'

/** A part of a text that one font file can draw. */
export type Run = { readonly face: Face; readonly text: string }

/** Shown for a character that no font has. */
const MISSING = '□'
const ASCII = /^[ -~]*$/
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u
/** Invisible, but it changes the letters beside it. */
const JOINERS = /^[\u200C\u200D]$/

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A letter with its marks is one cluster. Simple text has no marks, and is divided much faster. */
const clustersOf = (text: string): readonly string[] =>
  isSimple(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Each character in its usual form, and every kind of space as a space. */
const clean = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(/[\s\p{Cc}]/gu, ' ')

const codePointOf = (character: string): number => character.codePointAt(0) ?? 0
const has = ({ font }: Face, character: string): boolean => font.hasGlyphForCodePoint(codePointOf(character))

/** The first font file that has all visible characters of a cluster. */
async function findFace(visible: readonly string[], font: PdfFont): Promise<Face | undefined> {
  for (const file of filesWith(codePointOf(visible[0] ?? ''), font)) {
    // One after the other: most characters are in the first file, and the others need not be read.
    const face = await loadFace(file)
    if (visible.every((character) => has(face, character))) return face
  }
  return undefined
}

/** The runs of a cluster: one, or one a character if no file has all of them. */
async function findRuns(cluster: string, font: PdfFont): Promise<readonly Run[]> {
  const visible = [...cluster].filter((character) => !INVISIBLE.test(character))
  if (visible.length === 0) return []
  const face = await findFace(visible, font)
  if (face !== undefined) {
    const isDrawn = (character: string): boolean =>
      !INVISIBLE.test(character) || (JOINERS.test(character) && has(face, character))
    return [{ face, text: [...cluster].filter(isDrawn).join('') }]
  }
  if (visible.length === 1 && visible[0] === MISSING) throw new Error(`no font has ${MISSING}`)
  const parts = visible.length === 1 ? [MISSING] : visible
  return (await Promise.all(parts.map((part) => findRuns(part, font)))).flat()
}

type Known = { readonly first: Face; readonly runs: ReadonlyMap<string, readonly Run[]> }

async function openFont(clusters: Iterable<string>, font: PdfFont): Promise<Known> {
  const first = await findFace([' '], font)
  if (first === undefined) throw new Error(`the font ${font} has no space`)
  const runs = await Promise.all(
    Array.from(clusters, async (cluster) => [cluster, await findRuns(cluster, font)] as const),
  )
  return { first, runs: new Map(runs) }
}

/** Measures texts and divides them by font file. It knows the characters of the texts that it was opened with. */
export class Typesetter {
  readonly #known: Readonly<Record<PdfFont, Known>>
  /** Widths of words, for a size of one point. */
  readonly #widths = new Map<Face, Map<string, number>>()

  private constructor(known: Readonly<Record<PdfFont, Known>>) {
    this.#known = known
  }

  /** Reads the font files that these texts need. */
  static async open(texts: Iterable<string>): Promise<Typesetter> {
    const others = new Set(Array.from(texts, clean).filter((text) => !ASCII.test(text)))
    const clusters = new Set([...others].flatMap(clustersOf))
    const [plain, bold, mono, display] = await Promise.all([
      openFont(clusters, 'plain'),
      openFont(clusters, 'bold'),
      openFont(clusters, 'mono'),
      openFont(clusters, 'display'),
    ])
    return new Typesetter({ plain, bold, mono, display })
  }

  /** Whether a character is shown as a box because no font has it. */
  get hasMissing(): boolean {
    const { runs } = this.#known.plain
    return Array.from(runs).some(
      ([cluster, parts]) => cluster !== MISSING && parts.some(({ text }) => text === MISSING),
    )
  }

  runsOf(text: string, font: PdfFont): readonly Run[] {
    const { first, runs } = this.#known[font]
    const cleaned = clean(text)
    if (ASCII.test(cleaned)) return cleaned === '' ? [] : [{ face: first, text: cleaned }]
    const parts = clustersOf(cleaned).flatMap((cluster): readonly Run[] => {
      const known = ASCII.test(cluster) ? [{ face: first, text: cluster }] : runs.get(cluster)
      if (known === undefined) throw new Error('the typesetter was not opened with all characters of this text')
      return known
    })
    return joinRuns(parts)
  }

  /** How wide a text is in points. */
  widthOf(text: string, font: PdfFont, size: number): number {
    return this.runsOf(text, font).reduce((sum, run) => sum + this.widthOfRun(run, size), 0)
  }

  /** In points. Measured by word, as pdfkit draws: few words are new. */
  widthOfRun({ face, text }: Run, size: number): number {
    const words = face.isRightToLeft ? [text] : (text.match(/[^ ]* |[^ ]+$/g) ?? [])
    return words.reduce((sum, word) => sum + this.#widthOfWord(face, word), 0) * size
  }

  /** As much of a text as fits, with an ellipsis where it was shortened; a letter keeps its marks. */
  fit(text: string, style: { readonly font: PdfFont; readonly size: number }, width: number): string {
    const { font, size } = style
    if (this.widthOf(text, font, size) <= width) return text
    let left = width - this.widthOf('...', font, size)
    const clusters = clustersOf(clean(text))
    const end = clusters.findIndex((cluster) => {
      left -= this.widthOf(cluster, font, size)
      return left < 0
    })
    return `${clusters.slice(0, Math.max(0, end)).join('').trimEnd()}...`
  }

  #widthOfWord(face: Face, word: string): number {
    const widths = this.#widths.get(face) ?? new Map<string, number>()
    this.#widths.set(face, widths)
    const known = widths.get(word)
    if (known !== undefined) return known
    const width = face.font.layout(word).advanceWidth / face.font.unitsPerEm
    widths.set(word, width)
    return width
  }
}

/** Whether a part is a space between two words of a face that is written from right to left. */
function isInside(parts: readonly Run[], index: number, face: Face): boolean {
  if (!face.isRightToLeft || parts[index]?.text !== ' ' || !has(face, ' ')) return false
  return parts.slice(index).find(({ text }) => text !== ' ')?.face === face
}

/** Joins neighbours with the same face. Words from right to left stay in one run with the spaces between them. */
function joinRuns(parts: readonly Run[]): readonly Run[] {
  const joined: { face: Face; text: string }[] = []
  parts.forEach(({ face: own, text }, index) => {
    const last = joined.at(-1)
    const face = last !== undefined && isInside(parts, index, last.face) ? last.face : own
    if (last?.face === face) last.text += text
    else joined.push({ face, text })
  })
  return joined
}
