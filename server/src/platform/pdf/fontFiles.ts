import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { embedOutlines } from './outlines.ts'
import type { PdfFont } from './page.ts'
import { shapeWhereNeeded } from './shaping.ts'

/** A font file after it was read, in one weight. */
export type Face = { readonly name: string; readonly font: Font; readonly isRightToLeft: boolean }

type Weight = 400 | 700
type Range = readonly [from: number, to: number]
/** One file of a family: the packages split each family by ranges of characters. */
export type FontFile = {
  readonly family: string
  readonly weight: Weight
  readonly path: string
  readonly name: string
  readonly ranges: readonly Range[]
}

/**
 * After Noto Sans (Latin, Greek, Cyrillic, Vietnamese, Devanagari); the first that has a character is used.
 * ARCHITECTURE.md says why these: each family that is added is installed before the first start.
 */
const SCRIPT_FAMILIES = [
  'noto-sans-thai',
  'noto-sans-hebrew',
  // Noto Sans Arabic draws letters and their dots apart, and a reader could not copy them.
  'vazirmatn',
  'noto-sans-sc',
  'noto-sans-kr',
] as const
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['vazirmatn', 'noto-sans-hebrew'])

const require = createRequire(import.meta.url)

/** From the notation of CSS: `U+0E01-0E5B,U+25CC`. */
function readRanges(text: string): readonly Range[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** The parts of a family that Noto Sans has too, which is tried before it. */
const REPEATED: ReadonlySet<string> = new Set([
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
])

type Family = {
  readonly family: string
  readonly weight: Weight
  /** Whether its files have all weights, or one each. */
  readonly isVariable?: boolean
  /** Whether no other family is tried before it. */
  readonly isFirst?: boolean
}

/** The files of a family, the most usual characters first. */
function filesOf({ family, weight, isVariable = true, isFirst = true }: Family): readonly FontFile[] {
  const folder = `${isVariable ? '@fontsource-variable' : '@fontsource'}/${family}`
  const listed = readFileSync(require.resolve(`${folder}/unicode.json`), 'utf8')
  return Object.entries(JSON.parse(listed) as Readonly<Record<string, string>>)
    .filter(([subset]) => isFirst || !REPEATED.has(subset))
    .toReversed()
    .map(([subset, ranges]) => {
      const start = `${family}-${subset.replaceAll(/[[\]]/g, '')}`
      const path = require.resolve(`${folder}/files/${start}-${isVariable ? 'wght' : weight}-normal.woff2`)
      return { family, weight, path, name: `${start}-${weight}`, ranges: readRanges(ranges) }
    })
}

const textFiles = (weight: Weight): readonly FontFile[] => [
  ...filesOf({ family: 'noto-sans', weight }),
  ...SCRIPT_FAMILIES.flatMap((family) => filesOf({ family, weight, isFirst: false })),
]

function listFiles(): Readonly<Record<PdfFont, readonly FontFile[]>> {
  const plain = textFiles(400)
  const bold = textFiles(700)
  return {
    plain,
    bold,
    mono: [...filesOf({ family: 'jetbrains-mono', weight: 400 }), ...plain],
    display: [...filesOf({ family: 'bricolage-grotesque', weight: 700, isVariable: false }), ...bold],
  }
}

let listed: ReturnType<typeof listFiles> | undefined

/** By font and character, as asked for before: at most as many as there are characters in the fonts. */
const found: Readonly<Record<PdfFont, Map<number, readonly FontFile[]>>> = {
  plain: new Map(),
  bold: new Map(),
  mono: new Map(),
  display: new Map(),
}

/** The files that should have a character, in the order in which they are tried. */
export function filesWith(codePoint: number, font: PdfFont): readonly FontFile[] {
  const known = found[font].get(codePoint)
  if (known !== undefined) return known
  listed ??= listFiles()
  const files = listed[font].filter(({ ranges }) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to))
  if (files.length > 0) found[font].set(codePoint, files)
  return files
}

/** fontkit cannot embed a part of a compressed font, and unpacks the whole file again for each letter. */
async function readFont({ path, weight }: FontFile): Promise<Font> {
  const bytes = Buffer.from(await decompress(await readFile(path)))
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts, not one font`)
  const axis = font.variationAxes['wght']
  if (axis === undefined || axis.default === weight) return font
  return embedOutlines(font.getVariation({ wght: weight }), bytes)
}

/** The shapes of Arabic letters inside a word; a reader who copies one wants the letter. */
const isLetterForm = (codePoint: number): boolean =>
  (codePoint >= 0xfb_50 && codePoint <= 0xfd_ff) || (codePoint >= 0xfe_70 && codePoint <= 0xfe_fc)

/**
 * A glyph keeps the first character it was asked for. Without this, what a reader copies from a file would depend on
 * the files that were made before it.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) {
    const { codePoints } = font.glyphForCodePoint(codePoint)
    if (!isLetterForm(codePoint)) continue
    const letters = Array.from(
      String.fromCodePoint(codePoint).normalize('NFKC'),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    codePoints.splice(0, codePoints.length, ...letters)
  }
}

async function readFace(file: FontFile): Promise<Face> {
  const font = await readFont(file)
  nameGlyphs(font)
  // pdfkit takes fonts of one name for the same font, and the weights of a file share its name.
  Object.defineProperty(font, 'postscriptName', { value: file.name })
  return { name: file.name, font: shapeWhereNeeded(font), isRightToLeft: RIGHT_TO_LEFT.has(file.family) }
}

/** Parsed fonts stay in memory: there are a few hundred files, and most documents need four. */
const faces = new Map<string, Promise<Face>>()

export function loadFace(file: FontFile): Promise<Face> {
  const known = faces.get(file.name)
  if (known !== undefined) return known
  const face = readFace(file)
  faces.set(file.name, face)
  // Without this, a file that could not be read once would be missing until the next start.
  face.catch(() => faces.delete(file.name))
  return face
}
