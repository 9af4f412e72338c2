import { SIDES, type Count, type Side } from '../football/facts.ts'
import type { SeriesEvent } from './event.ts'
import type { SeriesMeasure } from './market.ts'

type Orders = Readonly<Partial<Record<SeriesMeasure, readonly Side[]>>>

/** A map or a set as far as it was played: who had each thing that counts, in order. */
export type PlayedPart = { readonly orders: Orders; readonly winner: Side | null }

/** What bets are settled by: the parts that have begun, and the name of what they are. */
export type SeriesFacts = {
  readonly measure: 'maps' | 'sets'
  readonly parts: readonly PlayedPart[]
  readonly isOver: boolean
}

/** How a match is divided, and what ends a part of it. */
export type Rules = {
  readonly measure: 'maps' | 'sets'
  /** The measure of each kind of event. */
  readonly measures: Readonly<Partial<Record<SeriesEvent['kind'], SeriesMeasure>>>
  /** The event that ends a step, and so may end a part. */
  readonly step: SeriesEvent['kind']
  /** What the score of a part counts. */
  readonly shown: SeriesMeasure
  winnerOf(steps: Count): Side | undefined
}

const PARTS_TO_WIN = 2

export function countSides(sides: readonly Side[] = []): Count {
  const count = { home: 0, away: 0 }
  for (const side of sides) count[side] += 1
  return count
}

/** A fight of a map, with the way to it, takes so many minutes of the game. */
const FIGHT_MINUTES = 3

/** Each tower stands for one fight: all minutes are counted with the home side, so that their total is right. */
export const minutesOf = ({ home, away }: Count): Count => ({ home: FIGHT_MINUTES * (home + away), away: 0 })

/** What both sides have of a measure. */
export const countIn = (orders: Orders, measure: SeriesMeasure): Count =>
  measure === 'minutes' ? minutesOf(countSides(orders.towers)) : countSides(orders[measure])

/** Who has won so many parts; nobody yet while it is open. */
export const seriesWinner = (score: Count): Side | undefined => SIDES.find((side) => score[side] >= PARTS_TO_WIN)

export const scoreOfParts = (parts: readonly PlayedPart[]): Count =>
  countSides(parts.flatMap(({ winner }) => winner ?? []))

type Counting = {
  readonly orders: Partial<Record<SeriesMeasure, Side[]>>
  readonly steps: Record<Side, number>
  winner: Side | null
}

/** The parts of a match, by its rules. */
export function foldSeries({ measures, step, winnerOf }: Rules, events: readonly SeriesEvent[]): readonly PlayedPart[] {
  const parts: Counting[] = []
  for (const { kind, side } of events) {
    const last = parts.at(-1)
    const isNew = last === undefined || last.winner !== null
    const part: Counting = isNew ? { orders: {}, steps: { home: 0, away: 0 }, winner: null } : last
    if (isNew) parts.push(part)
    const measure = measures[kind]
    if (measure !== undefined) (part.orders[measure] ??= []).push(side)
    if (kind !== step) continue
    part.steps[side] += 1
    part.winner = winnerOf(part.steps) ?? null
  }
  return parts.map(({ orders, winner }) => ({ orders, winner }))
}

export function factsOfSeries(rules: Rules, events: readonly SeriesEvent[]): SeriesFacts {
  const parts = foldSeries(rules, events)
  return { measure: rules.measure, parts, isOver: seriesWinner(scoreOfParts(parts)) !== undefined }
}
