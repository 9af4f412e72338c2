import { DIGIT_PAYS, paysOfSum, PLACES, type DigitsOutcome } from '@ronda/games'
import { choicesOf, type Pad } from './picks.ts'
import type { KindDefinition, KindName, LotteryVariant } from './variant.ts'

type DigitKind = Extract<KindName, 'size' | 'parity' | 'digit' | 'two' | 'three' | 'five' | 'sum' | 'duel'>

const KINDS: readonly DigitKind[] = ['size', 'parity', 'digit', 'duel', 'sum', 'two', 'three', 'five']

const SUBJECTS = ['sum', '1', '2', '3', '4', '5'] as const
const PAIRS = choicesOf([1, 2, 3, 4, 5], 2).map((places) => places.join('-'))
const SUMS = Array.from({ length: PLACES * 9 + 1 }, (_, sum) => `${sum}`.padStart(2, '0'))

const each = (subjects: readonly string[], sides: readonly string[]): readonly string[] =>
  subjects.flatMap((subject) => sides.map((side) => `${subject}:${side}`))

const PADS: Readonly<Record<DigitKind, Pad>> = {
  size: { type: 'words', picks: each(SUBJECTS, ['big', 'small']) },
  parity: { type: 'words', picks: each(SUBJECTS, ['odd', 'even']) },
  digit: { type: 'places' },
  two: { type: 'board', first: 0, last: 99, width: 2, least: 1, most: 1, chosenMax: 1 },
  three: { type: 'digits', length: 3, isSorted: false },
  five: { type: 'digits', length: 5, isSorted: false },
  sum: { type: 'words', picks: SUMS },
  duel: { type: 'words', picks: each(PAIRS, ['dragon', 'tie', 'tiger']) },
}

const SAMPLES: Readonly<Record<DigitKind, string>> = {
  size: 'sum:big',
  parity: 'sum:odd',
  digit: '1:7',
  two: '07',
  three: '107',
  five: '12345',
  sum: '22',
  duel: '1-5:dragon',
}

function paysOf(kind: DigitKind, pick: string): number {
  if (kind === 'size' || kind === 'parity') return DIGIT_PAYS.half
  if (kind === 'sum') return paysOfSum(Number(pick))
  if (kind === 'duel') return pick.endsWith(':tie') ? DIGIT_PAYS.tie : DIGIT_PAYS.side
  return DIGIT_PAYS[kind]
}

const kindOf = (id: DigitKind): KindDefinition => ({
  id,
  pad: PADS[id],
  sample: SAMPLES[id],
  pays: (pick) => [paysOf(id, pick)],
  // A place has one digit, and is either big or small.
  rivals: (pick) => (pick.includes(':') ? (pick.split(':')[0] ?? '') : ''),
  // What five drums mean for a line is known only when all of them have stopped.
  isTouched: () => false,
})

const makeVariant = (hue: number): LotteryVariant<KindDefinition> => ({
  hue,
  face: 'drums',
  kinds: KINDS.map(kindOf),
  prizesOf: (outcome) => [['drawn', (outcome as DigitsOutcome).digits.map(String)]],
  countedOf: (outcome) => (outcome as DigitsOutcome).digits.map(String),
  counted: Array.from({ length: 10 }, (_, digit) => `${digit}`),
})

export const elott1: LotteryVariant<KindDefinition> = makeVariant(195)
export const elott3: LotteryVariant<KindDefinition> = makeVariant(340)
export const elott5: LotteryVariant<KindDefinition> = makeVariant(130)
