import { smallestOf, unreachable } from '@ronda/core'
import type { Count, Event, Facts, Side } from '../football/facts.ts'
import type { Choice, Market } from '../football/market.ts'
import type { Grade } from '../grade.ts'
import type { Mark, Slip } from '../slip/slip.ts'

// A second settlement, written from SPEC.md. It shares types with the first one, and no computation: lines are listed
// one by one, and a quarter line is two bets.

type Fraction = readonly [bigint, bigint]

export type NaiveSettlement = { readonly stake: bigint; readonly paid: bigint; readonly validBet: bigint }

function fractionOf(grade: Grade, [top, bottom]: Fraction): Fraction {
  if (typeof grade === 'object') {
    if ('void' in grade) return [1n, 1n]
    return [top * BigInt(grade.places), bottom * BigInt(grade.tied)]
  }
  if (grade === 'win') return [top, bottom]
  if (grade === 'halfWin') return [top + bottom, 2n * bottom]
  if (grade === 'push') return [1n, 1n]
  return grade === 'halfLose' ? [1n, 2n] : [0n, 1n]
}

function naiveFraction(slip: Slip, marks: readonly Mark[], at: number, isPlace: boolean): Fraction {
  const [selection, mark] = [slip.selections[at], marks[at]]
  if (selection?.kind === 'plain' && mark?.kind === 'plain') {
    const price = BigInt(selection.price)
    if (!isPlace) return fractionOf(mark.win, [price, 1_000n])
    const [top, bottom] = [BigInt(selection.place?.numerator ?? 0), BigInt(selection.place?.denominator ?? 0)]
    return fractionOf(mark.place, [1_000n * bottom + (price - 1_000n) * top, 1_000n * bottom])
  }
  if (selection?.kind !== 'builder' || mark?.kind !== 'builder') throw new Error('a mark of another kind')
  let [set, bit] = [0, 1]
  for (const part of mark.parts) {
    if (part === 'lose') return [0n, 1n]
    if (part === 'win') set += bit
    bit += bit
  }
  return [BigInt(selection.prices[set] ?? 0), 1_000n]
}

/** Every way to choose so many of these places. */
function* choose(places: readonly number[], size: number): Iterable<readonly number[]> {
  if (size === 0) yield []
  for (let at = 0; at <= places.length - size && size > 0; at++) {
    for (const rest of choose(places.slice(at + 1), size - 1)) yield [places[at] ?? 0, ...rest]
  }
}

export function naiveLines({ selections, sizes }: Slip): readonly (readonly number[])[] {
  const places = selections.map((_, at) => at)
  const bankers = places.filter((at) => selections[at]?.isBanker === true)
  const others = places.filter((at) => selections[at]?.isBanker !== true)
  return sizes.flatMap((size) => Array.from(choose(others, size), (chosen) => [...bankers, ...chosen]))
}

export function naiveSettle(slip: Slip, marks: readonly Mark[]): NaiveSettlement {
  const lines = naiveLines(slip)
  const ways = slip.isEachWay ? [false, true] : [false]
  let [top, bottom, count] = [0n, 1n, 0n]
  for (const isPlace of ways) {
    const fractions = slip.selections.map((_, at) => naiveFraction(slip, marks, at, isPlace))
    const common = fractions.reduce((product, [, below]) => product * below, 1n)
    let sum = 0n
    for (const line of lines) {
      let [above, below] = [slip.unit, 1n]
      for (const at of line) {
        above *= fractions[at]?.[0] ?? 0n
        below *= fractions[at]?.[1] ?? 1n
      }
      sum += above * (common / below)
      count += 1n
    }
    top = top * common + sum * bottom
    bottom *= common
  }
  const smallest = smallestOf(slip.currency)
  const whole = top / bottom
  const paid = whole - (whole % smallest)
  if (slip.isFree) return { stake: 0n, paid: paid < slip.unit ? 0n : paid - slip.unit, validBet: 0n }
  const stake = slip.unit * count
  const loss = stake - paid
  const result = loss < 0n ? -loss : loss
  return { stake, paid, validBet: result > stake ? stake : result }
}

const halves: Readonly<Record<string, Grade>> = {
  winwin: 'win',
  winpush: 'halfWin',
  pushwin: 'halfWin',
  pushpush: 'push',
  pushlose: 'halfLose',
  losepush: 'halfLose',
  loselose: 'lose',
}

/** The grade on a line in quarters, of a number of goals from the choice's side. */
function naiveLine(goals: number, quarters: number): Grade {
  const one = (line: number): string => (goals + line / 4 > 0 ? 'win' : goals + line / 4 < 0 ? 'lose' : 'push')
  const both = quarters % 2 === 0 ? one(quarters) + one(quarters) : one(quarters - 1) + one(quarters + 1)
  const found = halves[both]
  if (found === undefined) throw new Error(`no line is ${both}`)
  return found
}

function sum(events: readonly Event[], side: Side): number {
  let points = 0
  for (const event of events) if (event.side === side) points += event.points
  return points
}

function naiveWinner({ home, away }: Count): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw'
  return home - away > 0 ? 'home' : 'away'
}

const won = (isWon: boolean): Grade => (isWon ? 'win' : 'lose')

type View = { readonly count: Count; readonly events: readonly Event[]; readonly isOver: boolean }

function viewOf(market: Market, { events, completed }: Facts): View {
  const measure = 'measure' in market ? market.measure : 'goals'
  const period = 'period' in market ? market.period : 'match'
  const mine = events.filter((event) => event.measure === measure && (period === 'match' || period === event.half))
  const isOver = period === 'match' ? completed.length === 2 : completed.includes(period)
  return { events: mine, isOver, count: { home: sum(mine, 'home'), away: sum(mine, 'away') } }
}

const abandoned: Grade = { void: 'abandoned' }

function naiveRace(market: Market & { readonly kind: 'race' }, choice: Choice, { events, isOver }: View): Grade {
  const reached = (side: Side): number => {
    const places = events.flatMap((event, at) => (event.side === side ? [at] : []))
    return places[market.to - 1] ?? Infinity
  }
  const [home, away] = [reached('home'), reached('away')]
  if (home === away) return isOver ? won(choice === 'neither') : abandoned
  return won(choice === (home < away ? 'home' : 'away'))
}

function naiveTotal(market: Market & { readonly kind: 'total' }, choice: Choice, { count, isOver }: View): Grade {
  const counted = (market.side === 'away' ? 0 : count.home) + (market.side === 'home' ? 0 : count.away)
  const over = naiveLine(counted, -market.quarters)
  if (!isOver && over !== 'win') return abandoned
  return choice === 'over' ? over : naiveLine(-counted, market.quarters)
}

/** The grade of a choice, from the rules of each market. */
export function naiveGrade(market: Market, choice: Choice, facts: Facts): Grade {
  const view = viewOf(market, facts)
  const { count, events, isOver } = view
  const winner = naiveWinner(count)
  if (market.kind === 'race') return naiveRace(market, choice, view)
  if (market.kind === 'total') return naiveTotal(market, choice, view)
  if (market.kind === 'goal') {
    const scorer = events[market.number - 1]?.side
    if (scorer === undefined && !isOver) return abandoned
    return won(choice === (scorer ?? 'neither'))
  }
  if (market.kind === 'bothScore' && count.home > 0 && count.away > 0) return won(choice === 'yes')
  if (!isOver) return abandoned
  switch (market.kind) {
    case 'result':
      return won(winner === choice)
    case 'doubleChance':
      return won(choice.toLowerCase().includes(winner))
    case 'drawNoBet':
      return naiveLine(choice === 'home' ? count.home - count.away : count.away - count.home, 0)
    case 'asianHandicap': {
      const ahead = count.home - count.away - (market.from.home - market.from.away)
      return choice === 'home' ? naiveLine(ahead, market.quarters) : naiveLine(-ahead, -market.quarters)
    }
    case 'handicap':
      return won(choice === naiveWinner({ home: count.home, away: count.away - market.line }))
    case 'bothScore':
      return won(choice === 'no')
    case 'oddEven':
      return won((events.reduce((all, { points }) => all + points, 0) % 2 === 0) === (choice === 'even'))
    case 'correctScore':
      if (choice === 'other') return won(Math.max(count.home, count.away) > market.most)
      return won(choice.split('-').map(Number).join(':') === `${count.home}:${count.away}`)
    case 'halfTimeFullTime': {
      const first = events.filter(({ half }) => half === 'firstHalf')
      const half = naiveWinner({ home: sum(first, 'home'), away: sum(first, 'away') })
      return won(choice.split('/')[0] === half && choice.split('/')[1] === winner)
    }
    default:
      return unreachable(market)
  }
}
