import { WHOLE } from '../../arcade/arcade.ts'

/** Three dice, in the order in which they were thrown. */
export type Dice = readonly [number, number, number]

/** A place on the table, and what a chip on it pays for a throw, the chip included. */
export type SicBoPlace = { readonly id: string; returned(dice: Dice): number }

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** What is paid to one on top of the chip. Totals by their distance from the middle: 10 and 11, 9 and 12, and so on. */
export const SIC_BO_ODDS = {
  even: 1,
  single: [0, 1, 2, 3],
  pair: 6,
  double: 11,
  anyTriple: 31,
  triple: 180,
  total: [6, 7, 8, 12, 18, 31, 62],
} as const

/** The totals that can be bet on: 3 and 18 are triples, and have places as such. */
export const TOTALS: readonly number[] = Array.from({ length: 14 }, (_, at) => at + 4)

export const totalOfDice = ([one, two, three]: Dice): number => one + two + three

export const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three

const countOf = (dice: Dice, face: number): number => dice.filter((each) => each === face).length

/** Returns the chip and what it won, or nothing. */
const paying = (odds: number, hasWon: boolean): number => (hasWon ? (odds + 1) * WHOLE : 0)

/** From the middle of all totals, which lies between 10 and 11. */
const oddsOfTotal = (total: number): number => SIC_BO_ODDS.total[total > 10 ? total - 11 : 10 - total] ?? 0

/** With a triple they all lose: that is the house edge. */
function evenMoney(id: string, has: (total: number) => boolean): SicBoPlace {
  return { id, returned: (dice) => paying(SIC_BO_ODDS.even, !isTriple(dice) && has(totalOfDice(dice))) }
}

const place = (id: string, odds: number, hasWon: (dice: Dice) => boolean): SicBoPlace => ({
  id,
  returned: (dice) => paying(odds, hasWon(dice)),
})

const single = (face: number): SicBoPlace => ({
  id: `single-${face}`,
  returned(dice) {
    const count = countOf(dice, face)
    return paying(SIC_BO_ODDS.single[count] ?? 0, count > 0)
  },
})

const pairs = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) =>
    place(`pair-${low}-${high}`, SIC_BO_ODDS.pair, (dice) => countOf(dice, low) > 0 && countOf(dice, high) > 0),
  ),
)

/** Every place on the table. */
export const sicBoPlaces: ReadonlyMap<string, SicBoPlace> = new Map(
  [
    evenMoney('small', (total) => total <= 10),
    evenMoney('big', (total) => total >= 11),
    evenMoney('odd', (total) => total % 2 === 1),
    evenMoney('even', (total) => total % 2 === 0),
    ...FACES.map(single),
    ...pairs,
    ...FACES.map((face) => place(`double-${face}`, SIC_BO_ODDS.double, (dice) => countOf(dice, face) >= 2)),
    place('anyTriple', SIC_BO_ODDS.anyTriple, isTriple),
    ...FACES.map((face) => place(`triple-${face}`, SIC_BO_ODDS.triple, (dice) => countOf(dice, face) === 3)),
    ...TOTALS.map((total) => place(`total-${total}`, oddsOfTotal(total), (dice) => totalOfDice(dice) === total)),
  ].map((each) => [each.id, each]),
)
