import { vnModels, WHOLE, type VnOutcome } from '@ronda/games'
import { pickOf, type Board } from './picks.ts'
import type { PrizeName, Prizes } from './reveal.ts'
import type { KindDefinition, LotteryVariant } from './variant.ts'

const TAILS: Board = { type: 'board', first: 0, last: 99, width: 2, least: 1, most: 1, chosenMax: 1 }

/** How many numbers may be chosen at once, so that their lines fit on a slip. */
const CHOSEN_MAX = { xien2: 10, xien3: 7, xien4: 7 } as const

type Region = keyof typeof vnModels
type VnKind = keyof (typeof vnModels)[Region]['pays']

const KINDS: readonly VnKind[] = ['lo2', 'de', 'cang3', 'xien2', 'xien3', 'xien4']

function padOf(kind: VnKind): KindDefinition['pad'] {
  if (kind === 'cang3') return { type: 'digits', length: 3, isSorted: false }
  if (kind === 'lo2' || kind === 'de') return TAILS
  const many = Number(kind.slice(-1))
  return { ...TAILS, least: many, most: many, chosenMax: CHOSEN_MAX[kind] }
}

function kindOf(region: Region, id: VnKind): KindDefinition {
  const { pays } = vnModels[region]
  const pad = padOf(id)
  const paid = pays[id] * WHOLE
  return {
    id,
    pad,
    sample: pad.type === 'board' ? pickOf(pad, [1, 2, 3, 4].slice(0, pad.most)) : '123',
    pays: () => [paid],
    rivals: (pick) => (id.startsWith('xien') ? pick : ''),
    isTouched: (pick, { prize, text }) =>
      id === 'de' || id === 'cang3'
        ? prize === 'special' && text.endsWith(pick)
        : pick.split('-').some((tail) => text.endsWith(tail)),
  }
}

function prizesOf(region: Region, { numbers }: VnOutcome): Prizes {
  let taken = 0
  return vnModels[region].ranks.map(({ rank, many }) => {
    taken += many
    return [rank as PrizeName, numbers.slice(taken - many, taken)]
  })
}

const makeVariant = (region: Region, hue: number): LotteryVariant<KindDefinition> => ({
  hue,
  face: 'prizes',
  kinds: KINDS.map((kind) => kindOf(region, kind)),
  prizesOf: (outcome) => prizesOf(region, outcome as VnOutcome),
  countedOf: (outcome) => (outcome as VnOutcome).numbers.map((number) => number.slice(-2)),
  counted: Array.from({ length: 100 }, (_, tail) => `${tail}`.padStart(2, '0')),
})

export const vnNorth: LotteryVariant<KindDefinition> = makeVariant('vnNorth', 25)
export const vnCentral: LotteryVariant<KindDefinition> = makeVariant('vnCentral', 255)
export const vnSouth: LotteryVariant<KindDefinition> = makeVariant('vnSouth', 155)
