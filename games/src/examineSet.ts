import { isBoundSeed, saltIn } from '@ronda/fair'
import type { Kept } from './kept.ts'

/** A seed that was revealed, and how many rounds were played with it, as the house tells it. */
export type ToldSeed = { readonly commitment: string; readonly rounds: number }

/** What is told of a round that one player played alone. */
type Solo = {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  readonly seq: number | null
  readonly moves?: readonly unknown[]
  readonly isVoid?: boolean | undefined
}

/** What is told of a round that many shared. */
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
 * What is wrong with rounds together, although each may hold by itself. `of`: the commitment of the seed, or the end of
 * the chain. `at`: the numbers of the rounds under it.
 *
 * `missing`: rounds that were played and are not told. `repeated`: one number stands for two rounds. `reordered`: a later
 * number was used first, so the outcome could be chosen. `text_changed`, `salt_changed`: rounds under one seed, or of one
 * chain, name different texts. `former_after`: a round claims the rules of before, but comes after one of now.
 */
export type SetFault = {
  readonly kind: 'missing' | 'repeated' | 'reordered' | 'text_changed' | 'salt_changed' | 'former_after'
  readonly of: string
  readonly at: readonly number[]
}

/** As many are named; whoever has more has the file. */
const NAMED_MAX = 100

const fault = (kind: SetFault['kind'], of: string, at: readonly number[]): readonly SetFault[] =>
  at.length === 0 ? [] : [{ kind, of, at: at.slice(0, NAMED_MAX) }]

const twice = (numbers: readonly number[]): readonly number[] => {
  const known = new Set<number>()
  return numbers.filter((number) => known.size === known.add(number).size)
}

/** Numbers from 0 on that are not there. */
function missingBelow(count: number, there: ReadonlySet<number>): readonly number[] {
  const missing: number[] = []
  for (let number = 0; number < count && missing.length < NAMED_MAX; number += 1)
    if (!there.has(number)) missing.push(number)
  return missing
}

/** Whether a round was over as soon as it began: then all rounds with higher numbers came after it. */
const isAtOnce = ({ moves = [], isVoid = false }: Solo): boolean => moves.length === 0 && !isVoid

/** Numbers that were used after a higher one. */
function outOfOrder(rounds: readonly Solo[]): readonly number[] {
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

function examineSeed(of: string, rounds: readonly Solo[], told: number | undefined, kept: Kept | undefined) {
  const nonces = rounds.map(({ nonce }) => nonce)
  const seen = kept?.seeds.find(({ commitment }) => commitment === of)?.rounds ?? 0
  const texts = new Set(rounds.map(({ clientSeed }) => clientSeed))
  return [
    ...fault('missing', of, told === undefined ? [] : missingBelow(Math.max(told, seen), new Set(nonces))),
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

/** Rounds by the rules of before that come after one by the rules of now: nobody went back to them. */
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

const formerSolo = {
  of: ({ commitment }: Solo): string => commitment,
  at: ({ seq }: Solo): number => seq ?? 0,
  isFormer: ({ clientSeed, commitment }: Solo): boolean => !isBoundSeed(clientSeed, commitment),
}

/** Only tables were ever drawn from a salt alone. A round that was called off has nothing else either. */
const formerShared = {
  of: ({ terminal }: Shared): string => terminal,
  at: ({ number }: Shared): number => number,
  isFormer: ({ clientSeed }: Shared): boolean => !clientSeed.includes(':'),
}

export type RoundSet = {
  readonly rounds: readonly (Solo | Shared)[]
  /** Revealed seeds of which every round is here; of others nothing can be said to be missing. */
  readonly seeds: readonly ToldSeed[]
}

const isShared = (round: Solo | Shared): round is Shared => 'tickets' in round

/** Holds rounds of one player against each other: nothing left out, nothing twice, nothing out of its order. */
export function examineSet({ rounds, seeds }: RoundSet, kept: Kept | undefined): readonly SetFault[] {
  const shared = rounds.filter(isShared)
  const drawn = shared.filter(({ isVoid }) => isVoid !== true)
  const solo = rounds.filter((round): round is Solo => !isShared(round))
  const toldOf = new Map(seeds.map(({ commitment, rounds: count }) => [commitment, count]))
  const bySeed = Map.groupBy(solo, ({ commitment }) => commitment)
  const unplayed = seeds.filter(({ commitment }) => !bySeed.has(commitment))
  return [
    ...[...bySeed].flatMap(([of, some]) => examineSeed(of, some, toldOf.get(of), kept)),
    ...unplayed.flatMap(({ commitment, rounds: count }) => examineSeed(commitment, [], count, kept)),
    ...[...Map.groupBy(shared, ({ terminal }) => terminal)].flatMap(([of, some]) => examineChain(of, some)),
    ...examineFormer(
      solo.filter(({ seq }) => seq !== null),
      formerSolo,
    ),
    ...[...Map.groupBy(drawn, ({ gameCode }) => gameCode).values()].flatMap((some) =>
      examineFormer(some, formerShared),
    ),
  ]
}

/** A round of a table as everyone sees it in the table's history. */
type Past = { readonly number: number; readonly place: number }

/** Places of a chain between the first and the last of some rounds in a row that no round has: what was left out. */
export function missingPlaces(rounds: readonly Past[]): readonly number[] {
  const places = rounds.map(({ place }) => place)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return missingBelow(last - first + 1, new Set(places.map((place) => place - first))).map((at) => at + first)
}
