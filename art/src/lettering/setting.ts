import { capitals, widthOf } from './lettering.ts'

/** Words that lead to the next one. They are set small, as on every painted sign. */
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

/** How high a small word stands beside a large one. */
export const SMALL_PART = 0.6

export type Word = { readonly text: string; readonly small: boolean }
export type SetLine = { readonly words: readonly Word[]; readonly height: number }
export type Room = {
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
  // A name of small words only must still be read.
  const isAllSmall = words.every((word) => SMALL.has(word))
  return words.map((text) => ({ text, small: !isAllSmall && SMALL.has(text) }))
}

/** Width of a line whose large letters are 1 high. */
export function lineWidth(words: readonly Word[], { spacing, squeeze }: Pick<Room, 'spacing' | 'squeeze'>): number {
  const gap = 0.34 + spacing / 100
  const letters = words.reduce((sum, { text, small }) => sum + widthOf(text, small ? SMALL_PART : 1, spacing), 0)
  return (letters + gap * (words.length - 1)) * squeeze
}

const ACCENTED = /[ÁÉÍÓÚÜÑ]/
/** What accents ask for above their line, in heights of the letters. */
const ACCENT_ROOM = 0.2

/** How far a line's letters stand below the top of its room, and how high that room is, where its letters are 1 high. */
export function roomOf(words: readonly Word[]): { readonly above: number; readonly tall: number } {
  const above = words.some(({ text, small }) => !small && ACCENTED.test(text)) ? ACCENT_ROOM : 0
  return { above, tall: LEADING + above }
}

/** All ways of cutting a list into at most `most` runs. */
function cuts<T>(list: readonly T[], most: number): readonly (readonly (readonly T[])[])[] {
  if (most === 1 || list.length === 1) return [[list]]
  return [
    [list],
    ...list
      .slice(1)
      .flatMap((_, index) => cuts(list.slice(index + 1), most - 1).map((rest) => [list.slice(0, index + 1), ...rest])),
  ]
}

/** Heights of lines that all fill the room's width, shrunk together when they are too high for it. */
function fit(lines: readonly (readonly Word[])[], room: Room): readonly SetLine[] {
  const wanted = lines.map((words) => Math.min(room.letterMax, (room.width * 0.95) / lineWidth(words, room)))
  const tall = wanted.reduce((sum, height, index) => sum + height * roomOf(lines[index] ?? []).tall, 0)
  const shrink = Math.min(1, room.height / tall)
  return lines.map((words, index) => ({ words, height: (wanted[index] ?? 0) * shrink }))
}

/** How well lines are read from afar: the smallest letters count, and no line may be small words alone. */
function legibility(lines: readonly SetLine[]): number {
  const heights = lines.map(({ words, height }) => (words.every(({ small }) => small) ? height * 0.3 : height))
  const dangling = lines.filter(({ words }) => words.length > 1 && words.at(-1)?.small === true).length
  return Math.min(...heights) * 4 + heights.reduce((sum, height) => sum + height, 0) / lines.length - dangling * 16
}

/** Sets a name into a room as large as it can be read, in one to three lines. */
export function setName(name: string, room: Room): readonly SetLine[] {
  const settings = cuts(wordsOf(name), LINES_MAX).map((lines) => fit(lines, room))
  return settings.reduce((best, lines) => (legibility(lines) > legibility(best) ? lines : best))
}
