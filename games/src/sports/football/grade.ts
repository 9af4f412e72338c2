import { assert, unreachable } from '@ronda/core'
import type { Grade } from '../grade.ts'
import { countOf, isCompleted, orderOf, winnerOf, type Count, type Facts, type Side, type Winner } from './facts.ts'
import { choicesOf, type Choice, type CountMarket, type Market } from './market.ts'

/** The five grades by how many quarters a selection is above its line: two or more, one, none, one or two below. */
function gradeOfQuarters(above: number): Grade {
  if (above >= 2) return 'win'
  if (above === 1) return 'halfWin'
  if (above === 0) return 'push'
  return above === -1 ? 'halfLose' : 'lose'
}

const grade = (isWon: boolean): Grade => (isWon ? 'win' : 'lose')

/** What a line is compared with: goals count four quarters each, and everything is seen from the choice. */
function quartersAbove(market: Market, choice: Choice, count: Count): number {
  if (market.kind === 'asianHandicap') {
    const above = 4 * (count.home - market.from.home - count.away + market.from.away) + market.quarters
    return choice === 'home' ? above : -above
  }
  assert(market.kind === 'total', 'only handicaps and totals have lines')
  const { side } = market
  const above = 4 * (side === 'both' ? count.home + count.away : count[side]) - market.quarters
  return choice === 'over' ? above : -above
}

const DOUBLES: Readonly<Record<string, readonly Winner[]>> = {
  homeDraw: ['home', 'draw'],
  homeAway: ['home', 'away'],
  drawAway: ['draw', 'away'],
}

/** Grades of markets that need only a count. */
export function gradeOfCount(market: CountMarket, choice: Choice, count: Count): Grade {
  const winner = winnerOf(count)
  switch (market.kind) {
    case 'result':
      return grade(choice === winner)
    case 'handicap':
      return grade(choice === winnerOf({ home: count.home + market.line, away: count.away }))
    case 'doubleChance':
      return grade(DOUBLES[choice]?.includes(winner) === true)
    case 'drawNoBet':
      return winner === 'draw' ? 'push' : grade(choice === winner)
    case 'asianHandicap':
    case 'total':
      return gradeOfQuarters(quartersAbove(market, choice, count))
    case 'bothScore':
      return grade((choice === 'yes') === (count.home > 0 && count.away > 0))
    case 'oddEven':
      return grade((choice === 'odd') === ((count.home + count.away) % 2 === 1))
    case 'correctScore': {
      const isListed = count.home <= market.most && count.away <= market.most
      return grade(choice === (isListed ? `${count.home}-${count.away}` : 'other'))
    }
    default:
      return unreachable(market)
  }
}

/** Who was first to have so many. */
function firstTo(order: readonly Side[], to: number): Side | 'neither' {
  const count = { home: 0, away: 0 }
  for (const side of order) {
    count[side] += 1
    if (count[side] === to) return side
  }
  return 'neither'
}

function gradePlayed(market: Market, choice: Choice, facts: Facts): Grade {
  switch (market.kind) {
    case 'halfTimeFullTime': {
      const half = winnerOf(countOf(facts, 'goals', 'firstHalf'))
      return grade(choice === `${half}/${winnerOf(countOf(facts, 'goals', 'match'))}`)
    }
    case 'race':
      return grade(choice === firstTo(orderOf(facts, market.measure, 'match'), market.to))
    case 'goal':
      return grade(choice === (orderOf(facts, 'goals', 'match')[market.number - 1] ?? 'neither'))
    case 'bothScore':
    case 'correctScore':
      return gradeOfCount(market, choice, countOf(facts, 'goals', market.period))
    default:
      return gradeOfCount(market, choice, countOf(facts, market.measure, market.period))
  }
}

/** Whether nothing that could still happen would change the grade of any choice. */
export function isDecided(market: Market, facts: Facts): boolean {
  switch (market.kind) {
    case 'halfTimeFullTime':
      return isCompleted(facts, 'match')
    case 'race':
      return isCompleted(facts, 'match') || firstTo(orderOf(facts, market.measure, 'match'), market.to) !== 'neither'
    case 'goal':
      return isCompleted(facts, 'match') || orderOf(facts, 'goals', 'match').length >= market.number
    case 'total': {
      const above = quartersAbove(market, 'over', countOf(facts, market.measure, market.period))
      return isCompleted(facts, market.period) || above >= 2
    }
    case 'bothScore':
      return isCompleted(facts, market.period) || gradePlayed(market, 'yes', facts) === 'win'
    default:
      return isCompleted(facts, market.period)
  }
}

/** The grade of a choice in a match that has ended or was abandoned. */
export function gradeChoice(market: Market, choice: Choice, facts: Facts): Grade {
  assert(choicesOf(market).includes(choice), `${choice} can be chosen`)
  return isDecided(market, facts) ? gradePlayed(market, choice, facts) : { void: 'abandoned' }
}
