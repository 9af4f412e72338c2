import { isBoundSeed, saltIn } from '@ronda/fair'
import type { BrowserRecord } from './browserRecord.ts'

/** A revealed seed, and how many rounds were played with it, as the server publishes it. */
export type PublishedSeed = { readonly commitment: string; readonly rounds: number }

/** The published data of a single-player round. */
type SinglePlayerRound = {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly seq: number | null
  readonly moves?: readonly unknown[]
  readonly isVoid?: boolean | undefined
}

/** The published data of a shared round. */
type Shared = {
  readonly gameCode: string
  readonly terminal: string
  readonly clientSeed: string
  readonly number: number
  readonly nonce: number
  readonly tickets: readonly unknown[]
  readonly isVoid?: boolean | undefined
}

/**
 * What is wrong with a set of rounds, although each may be correct by itself. `of`: the commitment of the seed, or the
 * end of the chain. `at`: the numbers of the rounds under it.
 *
 * `missing`: rounds that were played and are not in the set. `repeated`: two rounds have the same number. `reordered`:
 * a later number was used first, so the outcome could be chosen. `text_changed`, `salt_changed`: rounds under one seed,
 * or of one chain, have different texts. `former_after`: a round claims the former rules, but comes after one under the
 * present rules.
 */
export type SetFault = {
  readonly kind: 'missing' | 'repeated' | 'reordered' | 'text_changed' | 'salt_changed' | 'former_after'
  readonly of: string
  readonly at: readonly number[]
}

/** At most this many are listed; the full set is in the player's file. */
const NAMED_MAX = 100

const fault = (kind: SetFault['kind'], of: string, at: readonly number[]): readonly SetFault[] =>
  at.length === 0 ? [] : [{ kind, of, at: at.slice(0, NAMED_MAX) }]

const twice = (numbers: readonly number[]): readonly number[] => {
  const known = new Set<number>()
  return numbers.filter((number) => known.size === known.add(number).size)
}

/** Numbers below `count` that are missing. */
function missingBelow(count: number, there: ReadonlySet<number>): readonly number[] {
  const missing: number[] = []
  for (let number = 0; number < count && missing.length < NAMED_MAX; number += 1)
    if (!there.has(number)) missing.push(number)
  return missing
}

/** Whether a round ended as soon as it began: then all rounds with higher numbers came after it. */
const isAtOnce = ({ moves = [], isVoid = false }: SinglePlayerRound): boolean => moves.length === 0 && !isVoid

/** Numbers that were used after a higher one. */
function outOfOrder(rounds: readonly SinglePlayerRound[]): readonly number[] {
  const late: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const round of rounds.toSorted((left, right) => right.nonce - left.nonce)) {
    const { seq } = round
    if (seq === null) continue
    if (isAtOnce(round) && seq > least) late.push(round.nonce)
    least = Math.min(least, seq)
  }
  return late.toReversed()
}

function examineSeed(
  of: string,
  rounds: readonly SinglePlayerRound[],
  published: number | undefined,
  kept: BrowserRecord | undefined,
) {
  const nonces = rounds.map(({ nonce }) => nonce)
  const seen = kept?.seeds.find(({ commitment }) => commitment === of)?.rounds ?? 0
  const texts = new Set(rounds.map(({ clientSeed }) => clientSeed))
  return [
    ...fault('missing', of, published === undefined ? [] : missingBelow(Math.max(published, seen), new Set(nonces))),
    ...fault('repeated', of, twice(nonces)),
    ...fault('reordered', of, outOfOrder(rounds)),
    ...fault('text_changed', of, texts.size > 1 ? nonces : []),
  ]
}

function examineChain(of: string, rounds: readonly Shared[]): readonly SetFault[] {
  const salts = new Set(rounds.map(({ clientSeed }) => saltIn(clientSeed)))
  const sorted = rounds.toSorted((left, right) => left.number - right.number)
  const backwards = sorted.filter(({ nonce }, at) => nonce < (sorted[at - 1]?.nonce ?? 0))
  return [
    ...fault('salt_changed', of, salts.size > 1 ? rounds.map(({ number }) => number) : []),
    ...fault('repeated', of, twice(rounds.map(({ nonce }) => nonce))),
    ...fault(
      'reordered',
      of,
      backwards.map(({ number }) => number),
    ),
  ]
}

/**
 * Rounds under the former rules that come after one under the present rules: the server never went back to the former
 * ones.
 */
function examineFormer<Round>(
  rounds: readonly Round[],
  {
    of,
    at,
    isFormer,
  }: { of: (round: Round) => string; at: (round: Round) => number; isFormer: (round: Round) => boolean },
): readonly SetFault[] {
  const first = Math.min(...rounds.filter((round) => !isFormer(round)).map(at))
  const late = rounds.filter((round) => isFormer(round) && at(round) > first)
  const [one] = late
  return one === undefined ? [] : fault('former_after', of(one), late.map(at))
}

const formerSinglePlayer = {
  of: ({ commitment }: SinglePlayerRound): string => commitment,
  at: ({ seq }: SinglePlayerRound): number => seq ?? 0,
  isFormer: ({ clientSeed, commitment }: SinglePlayerRound): boolean => !isBoundSeed(clientSeed, commitment),
}

/** Only tables were ever drawn from a salt alone. A voided round has nothing but a salt either. */
const formerShared = {
  of: ({ terminal }: Shared): string => terminal,
  at: ({ number }: Shared): number => number,
  isFormer: ({ clientSeed }: Shared): boolean => !clientSeed.includes(':'),
}

export type RoundSet = {
  readonly rounds: readonly (SinglePlayerRound | Shared)[]
  /** Revealed seeds whose rounds must all be in the set; of other seeds no round can be reported as missing. */
  readonly seeds: readonly PublishedSeed[]
}

const isShared = (round: SinglePlayerRound | Shared): round is Shared => 'tickets' in round

/** Compares the rounds of one player with each other: none may be missing, repeated or out of order. */
export function examineSet({ rounds, seeds }: RoundSet, kept: BrowserRecord | undefined): readonly SetFault[] {
  const shared = rounds.filter(isShared)
  const drawn = shared.filter(({ isVoid }) => isVoid !== true)
  const singlePlayer = rounds.filter((round): round is SinglePlayerRound => !isShared(round))
  const publishedRounds = new Map(seeds.map(({ commitment, rounds: count }) => [commitment, count]))
  const bySeed = Map.groupBy(singlePlayer, ({ commitment }) => commitment)
  const unplayed = seeds.filter(({ commitment }) => !bySeed.has(commitment))
  return [
    ...[...bySeed].flatMap(([of, some]) => examineSeed(of, some, publishedRounds.get(of), kept)),
    ...unplayed.flatMap(({ commitment, rounds: count }) => examineSeed(commitment, [], count, kept)),
    ...[...Map.groupBy(shared, ({ terminal }) => terminal)].flatMap(([of, some]) => examineChain(of, some)),
    ...examineFormer(
      singlePlayer.filter(({ seq }) => seq !== null),
      formerSinglePlayer,
    ),
    ...[...Map.groupBy(drawn, ({ gameCode }) => gameCode).values()].flatMap((some) =>
      examineFormer(some, formerShared),
    ),
  ]
}

/** A round of a table as it is published in the table's history. */
type Past = { readonly number: number; readonly place: number }

/**
 * Places of a chain between the first and the last of some consecutive rounds that no round has: these were left out.
 */
export function missingPlaces(rounds: readonly Past[]): readonly number[] {
  const places = rounds.map(({ place }) => place)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return missingBelow(last - first + 1, new Set(places.map((place) => place - first))).map((at) => at + first)
}
