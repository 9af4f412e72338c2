import { FOUR_D_CONSOLATIONS, FOUR_D_PAYS, FOUR_D_STARTERS, ordersOf, WHOLE, type FourDOutcome } from '@ronda/games'
import type { PrizeName } from './reveal.ts'
import type { KindDefinition, LotteryVariant } from './variant.ts'

type FourDKind = 'big' | 'small' | 'four' | 'iBoxBig' | 'iBoxSmall'

const KINDS: readonly FourDKind[] = ['big', 'small', 'four', 'iBoxBig', 'iBoxSmall']

const PRIZES = {
  big: FOUR_D_PAYS.big,
  small: FOUR_D_PAYS.small,
  four: FOUR_D_PAYS.four,
  iBoxBig: FOUR_D_PAYS.big,
  iBoxSmall: FOUR_D_PAYS.small,
} as const

/** All prizes, the greatest first. */
function prizesFor(kind: FourDKind): readonly number[] {
  const { top, starter, consolation } = PRIZES[kind]
  const many = (count: number, prize: number): readonly number[] => Array.from({ length: count }, () => prize)
  return [...top, ...many(FOUR_D_STARTERS, starter), ...many(FOUR_D_CONSOLATIONS, consolation)].filter(
    (prize) => prize > 0,
  )
}

/** What a unit wins for each prize: for a box it is divided by the number of orders of its digits. */
function sharesOf(kind: FourDKind, pick: string): readonly number[] {
  const orders = kind.startsWith('iBox') ? ordersOf(pick) : 1
  return prizesFor(kind).map((prize) => Math.floor((prize * WHOLE) / orders))
}

function isPaidFor(kind: FourDKind, prize: PrizeName): boolean {
  const { top, starter, consolation } = PRIZES[kind]
  if (prize === 'starters') return starter > 0
  if (prize === 'consolations') return consolation > 0
  return prize === 'first' || (top[1] ?? 0) > 0
}

function kindOf(id: FourDKind): KindDefinition {
  const isBox = id.startsWith('iBox')
  return {
    id,
    pad: { type: 'digits', length: 4, isSorted: isBox },
    sample: '1234',
    pays: (pick) => sharesOf(id, pick),
    rivals: (pick) => (isBox ? pick : ''),
    isTouched: (pick, { prize, text }) =>
      (isBox ? [...text].toSorted().join('') : text) === pick && isPaidFor(id, prize),
  }
}

const allOf = ({ top, starters, consolations }: FourDOutcome): readonly string[] => [
  ...top,
  ...starters,
  ...consolations,
]

export const sea4d: LotteryVariant<KindDefinition> = {
  hue: 300,
  face: 'prizes',
  kinds: KINDS.map(kindOf),
  prizesOf(outcome) {
    const { top, starters, consolations } = outcome as FourDOutcome
    const [first = '', second = '', third = ''] = top
    return [
      ['first', [first]],
      ['second', [second]],
      ['third', [third]],
      ['starters', starters],
      ['consolations', consolations],
    ]
  },
  // Of ten thousand numbers hardly any is drawn twice, so digits are counted.
  countedOf: (outcome) => allOf(outcome as FourDOutcome).flatMap((number) => [...number]),
  counted: Array.from({ length: 10 }, (_, digit) => `${digit}`),
}
