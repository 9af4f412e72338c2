import {
  drawSeason,
  GOAL_TEMPO,
  GOALS_MOST,
  KICK_OFF,
  linesOf,
  makePrior,
  modelOf,
  nameOf,
  pairingsOf,
  playMatch,
  priorsOf,
  quoteMatch,
  settleSlip,
} from '@ronda/games/sports'
import { anyCase, marksOf, quickRng, settleTwice, type Case } from '@ronda/games/sports/testing'
import { assert, present } from '@ronda/core'
import { countAsked } from './asked.ts'
import { cpuSeconds } from './cpu.ts'
import type { Report } from './report.ts'

/** Slips of every kind, settled by the engine and by a second implementation written apart. */
export const group = { name: 'sports', run: measureSports }

const SLIPS = 1_000_000
const SEED = 23
const MATCHES = 50
const ROUNDS = 5

/** What a comparison must have met to mean anything. */
const KINDS: Readonly<Record<string, (each: Case) => boolean>> = {
  'each way': ({ slip }) => slip.isEachWay,
  free: ({ slip }) => slip.isFree,
  bankers: ({ slip }) => slip.selections.some(({ isBanker }) => isBanker),
  'bet builder': ({ slip }) => slip.selections.some(({ kind }) => kind === 'builder'),
  void: (each) => hasGrade(each, (grade) => typeof grade === 'object' && 'void' in grade),
  'half won or lost': (each) => hasGrade(each, (grade) => grade === 'halfWin' || grade === 'halfLose'),
  'dead heat': (each) => hasGrade(each, (grade) => typeof grade === 'object' && 'tied' in grade),
}

type Grade = Extract<ReturnType<typeof marksOf>[number], { readonly kind: 'plain' }>['win']

const hasGrade = (each: Case, isIt: (grade: Grade) => boolean): boolean =>
  marksOf(each).some((mark) => mark.kind === 'plain' && isIt(mark.win))

function compareSlips(report: Report, slips: number): void {
  const rng = quickRng(SEED)
  const names = new Map<string, number>()
  const kinds = new Map<string, number>()
  const count = (of: Map<string, number>, name: string): void => void of.set(name, (of.get(name) ?? 0) + 1)
  let [differences, lines, paid] = [0, 0, 0]
  for (let done = 0; done < slips; done++) {
    const each = anyCase(rng)
    const { engine, naive } = settleTwice(each)
    const isSame = engine.stake === naive.stake && engine.paid === naive.paid && engine.validBet === naive.validBet
    if (!isSame) differences++
    if (engine.paid > 0n) paid++
    lines += linesOf(each.slip)
    count(names, nameOf(each.slip))
    for (const [kind, isIt] of Object.entries(KINDS)) if (isIt(each)) count(kinds, kind)
  }
  report.note(`${slips} slips, ${lines} lines, ${paid} slips paid something`)
  report.note([...names].map(([name, found]) => `${name} ${found}`).join(', '))
  report.note([...kinds].map(([kind, found]) => `${kind} ${found}`).join(', '))
  assert(kinds.size === Object.keys(KINDS).length, 'every kind was compared')
  report.figure({ name: 'sports.differences', value: differences, unit: 'slips', goal: 0, better: 'lower' })
}

/** How long the engine takes alone, for slips that are already graded. */
function timeEngine(report: Report): void {
  const rng = quickRng(SEED)
  const cases = Array.from({ length: 100_000 }, () => anyCase(rng)).map((each) => ({ ...each, marks: marksOf(each) }))
  const began = cpuSeconds(process.pid)
  for (const { slip, marks } of cases) settleSlip(slip, marks)
  const seconds = cpuSeconds(process.pid) - began
  report.figure({ name: 'sports.settle', value: (seconds * 1e6) / cases.length, unit: 'µs', goal: 20, better: 'lower' })
}

/** How long all markets of one match take, before it begins, with every red card that may come: the longest there is. */
function timeModel(report: Report): void {
  const prior = makePrior({ home: 1.6, away: 1.2 }, -0.06, GOALS_MOST)
  const state = { ...KICK_OFF, mayHaveRed: true }
  const began = cpuSeconds(process.pid)
  let markets = 0
  for (let done = 0; done < MATCHES; done++) markets += quoteMatch(prior, GOAL_TEMPO, state, 'goals').length
  const seconds = cpuSeconds(process.pid) - began
  report.note(`${markets / MATCHES} markets of a match`)
  report.figure({ name: 'sports.reprice', value: (seconds * 1e3) / MATCHES, unit: 'ms', goal: 100, better: 'lower' })
}

/** How long a match of the league takes to draw, with its outlooks, over the first rounds of a season. */
function timeLeague(report: Report): void {
  const rng = quickRng(SEED)
  const season = drawSeason(rng)
  const began = cpuSeconds(process.pid)
  let [matches, goals] = [0, 0]
  for (let round = 0; round < ROUNDS; round++)
    for (const { home, away } of pairingsOf(season, round)) {
      const [one, other] = [season.strengths[home], season.strengths[away]]
      const model = modelOf(priorsOf(present(one, 'a strength'), present(other, 'a strength')))
      goals += playMatch(model, rng).filter(({ kind }) => kind === 'goal').length
      matches += 1
    }
  const seconds = cpuSeconds(process.pid) - began
  report.note(`${matches} matches of the league, ${(goals / matches).toFixed(2)} goals in one`)
  report.figure({ name: 'sports.match', value: (seconds * 1e3) / matches, unit: 'ms', goal: 500, better: 'lower' })
}

function measureSports(report: Report): Promise<void> {
  const began = cpuSeconds(process.pid)
  compareSlips(report, countAsked(SLIPS))
  report.figure({ name: 'sports.cpu', value: cpuSeconds(process.pid) - began, unit: 's', goal: 300, better: 'lower' })
  timeEngine(report)
  timeModel(report)
  timeLeague(report)
  return Promise.resolve()
}
