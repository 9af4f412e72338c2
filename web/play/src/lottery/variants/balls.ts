import { BALLS, kenoPays, SPOTS_MAX, type BallsOutcome } from '@ronda/games'
import { faceOf, numbersOf, type Board } from './picks.ts'
import type { KindDefinition, LotteryVariant } from './variant.ts'

const drawnOf = (outcome: object): readonly number[] => (outcome as BallsOutcome).drawn

const boardOf = (last: number, least: number, most: number, chosenMax: number): Board => ({
  type: 'board',
  first: 1,
  last,
  width: 2,
  least,
  most,
  chosenMax,
})

type Own = Pick<KindDefinition, 'id' | 'pays' | 'paysByHits' | 'sample'>

const makeVariant = (hue: number, board: Board, kind: Own): LotteryVariant<KindDefinition> => ({
  hue,
  face: 'balls',
  kinds: [
    { ...kind, pad: board, rivals: (pick) => pick, isTouched: (pick, { text }) => pick.split('-').includes(text) },
  ],
  prizesOf: (outcome) => [['drawn', drawnOf(outcome).map((ball) => faceOf(board, ball))]],
  countedOf: (outcome) => drawnOf(outcome).map((ball) => faceOf(board, ball)),
  counted: numbersOf(board).map((ball) => faceOf(board, ball)),
})

const spotsOf = (pick: string): number => pick.split('-').length

export const keno80: LotteryVariant<KindDefinition> = makeVariant(235, boardOf(BALLS, 1, SPOTS_MAX, SPOTS_MAX), {
  id: 'keno',
  sample: '01-02-03-04-05',
  pays: (pick) =>
    kenoPays(spotsOf(pick))
      .filter((paid) => paid > 0)
      .toReversed(),
  paysByHits: (pick) => kenoPays(spotsOf(pick)),
})

/** Six numbers for a part of the pool. Of eight chosen numbers every six are a line: 28 lines. */
const sixOf = (hue: number, last: number): LotteryVariant<KindDefinition> =>
  makeVariant(hue, boardOf(last, 6, 6, 8), { id: 'six', sample: '01-02-03-04-05-06', pays: () => [] })

export const lotto45: LotteryVariant<KindDefinition> = sixOf(85, 45)
export const lotto55: LotteryVariant<KindDefinition> = sixOf(325, 55)
