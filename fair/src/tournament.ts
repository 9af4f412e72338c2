import { hexOfBytes } from './bytes.ts'
import { sha256Hex } from './commitment.ts'
import { growTree, leafOf, type Hash } from './merkle.ts'

/**
 * How rounds make a score, in whole numbers: `best`, the highest multiple; `sum`, the highest multiples added up;
 * `hits`, how many rounds reach a multiple. None depends on the size of a stake or on what was lost.
 */
export type TournamentFormula =
  | { readonly kind: 'best' }
  | { readonly kind: 'sum'; readonly best: number }
  | { readonly kind: 'hits'; readonly multipleMin: number }

/** What a tournament is played by. It is frozen and hashed when it is published. */
export type TournamentTerms = {
  readonly names: { readonly es: string; readonly en: string }
  readonly categories: readonly string[]
  readonly formula: TournamentFormula
  readonly startsAtMs: number
  readonly endsAtMs: number
  /** Rounds with a smaller stake do not count; in atoms. */
  readonly stakeMin: bigint
  /** So many rounds a player needs, and so many of each count: the first ones. */
  readonly roundsMin: number
  readonly roundsMax: number
  /** The least score: hundredths of a multiple, or hits. */
  readonly scoreMin: number
  readonly playersMin: number
  readonly playersMax: number
  /** By place, the first one first; each for so many places that follow each other. */
  readonly prizes: readonly { readonly places: number; readonly amount: bigint }[]
}

/** A round that counts. */
export type TournamentRound = {
  readonly id: string
  readonly atMs: number
  /** Win ÷ stake in hundredths, rounded down. */
  readonly multiple: number
  /** The stake came back: the round has its place among the first ones, and gives nothing. */
  readonly isTakenBack: boolean
}

/** Sums of multiples stay exact. No game pays nearly as much. */
const MULTIPLE_MAX = 1_000_000_000_000n

/** What a round paid for its stake, in hundredths of the stake, rounded down. */
export function multipleOf(stake: bigint, win: bigint): number {
  if (stake <= 0n) return 0
  const multiple = (win * 100n) / stake
  return Number(multiple < MULTIPLE_MAX ? multiple : MULTIPLE_MAX)
}

const order = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0)

const compareRounds = (one: TournamentRound, other: TournamentRound): number =>
  order(one.atMs, other.atMs) || order(one.id, other.id)

/**
 * The rounds of a player that count, after more of them have come in: the first ones by time. Whatever the order in
 * which they come, and however often, the same remain.
 */
export function mergeRounds(
  kept: readonly TournamentRound[],
  fresh: readonly TournamentRound[],
  atMost: number,
): readonly TournamentRound[] {
  const byId = new Map<string, TournamentRound>()
  for (const round of [...kept, ...fresh]) {
    const known = byId.get(round.id)
    byId.set(round.id, known === undefined || round.isTakenBack ? round : known)
  }
  return [...byId.values()].toSorted(compareRounds).slice(0, atMost)
}

export type TournamentScore = {
  /** Rounds that count. */
  readonly rounds: number
  readonly score: number
  /** When the score was reached; null without one. */
  readonly reachedAtMs: number | null
}

/** The rounds that make the score: of equal multiples the earlier ones. */
function scoring(formula: TournamentFormula, rounds: readonly TournamentRound[]): readonly TournamentRound[] {
  if (formula.kind === 'hits') return rounds.filter(({ multiple }) => multiple >= formula.multipleMin)
  const highest = rounds
    .filter(({ multiple }) => multiple > 0)
    .toSorted((one, other) => order(other.multiple, one.multiple) || compareRounds(one, other))
  return highest.slice(0, formula.kind === 'best' ? 1 : formula.best)
}

type Scored = Pick<TournamentTerms, 'formula' | 'roundsMax'>

/** The score of a player. The order in which the rounds are given does not matter. */
export function scoreOf({ formula, roundsMax }: Scored, given: readonly TournamentRound[]): TournamentScore {
  const first = mergeRounds([], given, roundsMax)
  const counted = scoring(
    formula,
    first.filter(({ isTakenBack }) => !isTakenBack),
  )
  const score = formula.kind === 'hits' ? counted.length : counted.reduce((sum, { multiple }) => sum + multiple, 0)
  const reachedAtMs = counted.reduce((latest, { atMs }) => Math.max(latest, atMs), -1)
  return { rounds: first.length, score, reachedAtMs: reachedAtMs < 0 ? null : reachedAtMs }
}

/** Whether a score has a place on the board. */
export const isRanked = (
  { roundsMin, scoreMin }: Pick<TournamentTerms, 'roundsMin' | 'scoreMin'>,
  { rounds, score, reachedAtMs }: TournamentScore,
): boolean => reachedAtMs !== null && rounds >= roundsMin && score >= scoreMin

/** A player with a place: the number says in which order they joined. */
export type TournamentPlayer = { readonly number: number; readonly score: number; readonly reachedAtMs: number }

/** The higher score first; of equals who reached it first, then who joined first. No two players are equal. */
export const comparePlayers = (one: TournamentPlayer, other: TournamentPlayer): number =>
  order(other.score, one.score) || order(one.reachedAtMs, other.reachedAtMs) || order(one.number, other.number)

type Prized = Pick<TournamentTerms, 'prizes' | 'playersMin'>

export type PrizePlaces = { readonly from: number; readonly to: number; readonly amount: bigint }

/** The first and the last place of each prize. */
export function prizePlaces({ prizes }: Pick<TournamentTerms, 'prizes'>): readonly PrizePlaces[] {
  return prizes.reduce<readonly PrizePlaces[]>((ranges, { places, amount }) => {
    const from = (ranges.at(-1)?.to ?? 0) + 1
    return [...ranges, { from, to: from + places - 1, amount }]
  }, [])
}

/** The prize of a place, starting with 1; zero where there is none, and where too few have a place. */
export function tournamentPrize(terms: Prized, place: number, players: number): bigint {
  if (players < terms.playersMin) return 0n
  return prizePlaces(terms).find(({ to }) => place <= to)?.amount ?? 0n
}

/** What all prizes together cost. */
export const potOf = ({ prizes }: Pick<TournamentTerms, 'prizes'>): bigint =>
  prizes.reduce((sum, { places, amount }) => sum + BigInt(places) * amount, 0n)

/** The terms as text, the same for the same terms. */
function termsText(terms: TournamentTerms): string {
  const { names, categories, formula, startsAtMs, endsAtMs, stakeMin, roundsMin, roundsMax, scoreMin } = terms
  const value = formula.kind === 'best' ? 0 : formula.kind === 'sum' ? formula.best : formula.multipleMin
  return JSON.stringify([
    [names.es, names.en, categories, formula.kind, value],
    [startsAtMs, endsAtMs, stakeMin.toString(), roundsMin, roundsMax, scoreMin],
    [terms.playersMin, terms.playersMax],
    terms.prizes.map(({ places, amount }) => [places, amount.toString()]),
  ])
}

/** The hash that is published with the terms. */
export const termsHash = (terms: TournamentTerms): string => sha256Hex(termsText(terms))

/** A player as the result has them: without a name, with every round that counts. */
export type TournamentEntry = {
  readonly number: number
  readonly rounds: readonly TournamentRound[]
  /** Null without a place. */
  readonly place: number | null
  readonly prize: bigint
}

/** The leaf of a player: their number and the rounds that count, in order. Scores, places and prizes follow. */
export function entryLeaf({ number, rounds }: Pick<TournamentEntry, 'number' | 'rounds'>, hash?: Hash): Uint8Array {
  const parts = rounds
    .toSorted(compareRounds)
    .map(({ id, atMs, multiple, isTakenBack }) => `${id} ${atMs} ${multiple} ${isTakenBack ? 1 : 0}`)
  return leafOf([`player ${number}`, ...parts].join('\n'), hash)
}

/** The hash that is published with the result: of every player, in the order in which they joined. */
export const resultRoot = (leaves: readonly Uint8Array[], hash?: Hash): string =>
  hexOfBytes(growTree(leaves, hash).root)

export type TournamentFault = {
  readonly fault: 'terms' | 'players' | 'root' | 'rounds' | 'place' | 'prize'
  /** The player it was found at; 0 for the whole. */
  readonly number: number
}

export type TournamentResult = {
  readonly terms: TournamentTerms
  readonly hash: string
  readonly root: string
  /** In the order in which they joined. */
  readonly entries: readonly TournamentEntry[]
}

/** Whether rounds are such as can count: no more than the most, each once, and in the time of the tournament. */
function isCountable(
  { roundsMax, startsAtMs, endsAtMs }: TournamentTerms,
  rounds: readonly TournamentRound[],
): boolean {
  const isInTime = rounds.every(({ atMs }) => atMs >= startsAtMs && atMs < endsAtMs)
  return isInTime && rounds.length <= roundsMax && new Set(rounds.map(({ id }) => id)).size === rounds.length
}

/** The places by the number of the player, computed from the rounds. */
export function placesOf(
  terms: TournamentTerms,
  entries: readonly Pick<TournamentEntry, 'number' | 'rounds'>[],
): ReadonlyMap<number, number> {
  const players = entries.flatMap(({ number, rounds }) => {
    const scored = scoreOf(terms, rounds)
    const { score, reachedAtMs } = scored
    return isRanked(terms, scored) && reachedAtMs !== null ? [{ number, score, reachedAtMs }] : []
  })
  return new Map(players.toSorted(comparePlayers).map(({ number }, at) => [number, at + 1]))
}

/** Computes a published result again; the first thing that does not agree, or undefined. */
export function checkTournament({ terms, hash, root, entries }: TournamentResult): TournamentFault | undefined {
  if (termsHash(terms) !== hash) return { fault: 'terms', number: 0 }
  if (entries.some(({ number }, at) => number !== at + 1)) return { fault: 'players', number: 0 }
  if (resultRoot(entries.map((entry) => entryLeaf(entry))) !== root) return { fault: 'root', number: 0 }
  const wrong = entries.find(({ rounds }) => !isCountable(terms, rounds))
  if (wrong !== undefined) return { fault: 'rounds', number: wrong.number }
  const places = placesOf(terms, entries)
  for (const { number, place, prize } of entries) {
    const expected = places.get(number)
    if ((expected ?? null) !== place) return { fault: 'place', number }
    const due = expected === undefined ? 0n : tournamentPrize(terms, expected, places.size)
    if (due !== prize) return { fault: 'prize', number }
  }
  return undefined
}
