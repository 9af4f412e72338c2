import { capitals, widthOf } from './lettering.ts'

/** Articles, prepositions and conjunctions. They are set small, as on painted signs. */
const SMALL = new Set([
  'DE',
  'DEL',
  'LA',
  'EL',
  'LOS',
  'LAS',
  'Y',
  'EN',
  'AL',
  'A',
  'SU',
  'OF',
  'THE',
  'AND',
  'AT',
  'IN',
  'ON',
  'TO',
  'AN',
  'UN',
  'UNA',
])

/** The height of a small word relative to a large one. */
export const SMALL_PART = 0.6

export type Word = { readonly text: string; readonly small: boolean }
export type SetLine = { readonly words: readonly Word[]; readonly height: number }
export type NameBox = {
  readonly width: number
  readonly height: number
  readonly letterMax: number
  readonly spacing: number
  readonly squeeze: number
}

const LINES_MAX = 3
/** From one line's middle to the next, in heights of the letters. */
const LEADING = 1.36

export function wordsOf(name: string): readonly Word[] {
  const words = capitals(name)
    .split(' ')
    .filter((word) => word !== '')
  // A name of small words only must still be legible.
  const isAllSmall = words.every((word) => SMALL.has(word))
  return words.map((text) => ({ text, small: !isAllSmall && SMALL.has(text) }))
}

/** Width of a line whose large letters are 1 high. */
export function lineWidth(words: readonly Word[], { spacing, squeeze }: Pick<NameBox, 'spacing' | 'squeeze'>): number {
  const gap = 0.34 + spacing / 100
  const letters = words.reduce((sum, { text, small }) => sum + widthOf(text, small ? SMALL_PART : 1, spacing), 0)
  return (letters + gap * (words.length - 1)) * squeeze
}

const ACCENTED = /[ÁÉÍÓÚÜÑ]/
/** The space that accents need above their line, in heights of the letters. */
const ACCENT_HEIGHT = 0.2

/** How far a line's letters are below the top of its box, and the height of that box, where its letters are 1 high. */
export function lineBoxOf(words: readonly Word[]): { readonly above: number; readonly tall: number } {
  const above = words.some(({ text, small }) => !small && ACCENTED.test(text)) ? ACCENT_HEIGHT : 0
  return { above, tall: LEADING + above }
}

/** All ways to split a list into at most `most` runs. */
function cuts<T>(list: readonly T[], most: number): readonly (readonly (readonly T[])[])[] {
  if (most === 1 || list.length === 1) return [[list]]
  return [
    [list],
    ...list
      .slice(1)
      .flatMap((_, index) => cuts(list.slice(index + 1), most - 1).map((rest) => [list.slice(0, index + 1), ...rest])),
  ]
}

/** The heights of lines that all fill the width of the box, shrunk together when they are too high for it. */
function fit(lines: readonly (readonly Word[])[], box: NameBox): readonly SetLine[] {
  const wanted = lines.map((words) => Math.min(box.letterMax, (box.width * 0.95) / lineWidth(words, box)))
  const tall = wanted.reduce((sum, height, index) => sum + height * lineBoxOf(lines[index] ?? []).tall, 0)
  const shrink = Math.min(1, box.height / tall)
  return lines.map((words, index) => ({ words, height: (wanted[index] ?? 0) * shrink }))
}

/** How legible lines are from a distance: the smallest letters count, and a line of small words alone counts less. */
function legibility(lines: readonly SetLine[]): number {
  const heights = lines.map(({ words, height }) => (words.every(({ small }) => small) ? height * 0.3 : height))
  const dangling = lines.filter(({ words }) => words.length > 1 && words.at(-1)?.small === true).length
  return Math.min(...heights) * 4 + heights.reduce((sum, height) => sum + height, 0) / lines.length - dangling * 16
}

/** Sets a name into a box in one to three lines, as legibly as possible. */
export function setName(name: string, box: NameBox): readonly SetLine[] {
  const settings = cuts(wordsOf(name), LINES_MAX).map((lines) => fit(lines, box))
  return settings.reduce((best, lines) => (legibility(lines) > legibility(best) ? lines : best))
}
