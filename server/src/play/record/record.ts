import { isMoneyPlay, type GameType, type Outcome, type PlayMode } from '@ronda/contract'
import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'

/** All time zones differ from UTC by whole quarters of an hour, so a day in any zone is made of these. */
export const QUARTER_MS = minutes(15)

export function outcomeOf(stake: bigint, win: bigint): Outcome {
  if (win === stake) return 'even'
  return win > stake ? 'won' : 'lost'
}

export type ReportedRound = {
  readonly wallet: number
  readonly seq: number
  readonly game: string
  readonly mode: PlayMode
  readonly stake: bigint
  readonly win: bigint
  readonly atMs: number
}

/** What a wallet played of a game in a quarter of an hour, the outcomes, and the sequence numbers of these rounds. */
export type PlayedQuarter = {
  readonly wallet: number
  readonly quarterMs: number
  readonly game: string
  readonly rounds: number
  readonly staked: bigint
  readonly won: bigint
  readonly winningRounds: number
  readonly winningStaked: bigint
  readonly winningWon: bigint
  readonly evenRounds: number
  readonly evenStaked: bigint
  readonly seqFirst: number
  readonly seqLast: number
}

function begin({ wallet, seq, game, atMs }: ReportedRound): PlayedQuarter {
  const nothing = { rounds: 0, staked: 0n, won: 0n }
  const winning = { winningRounds: 0, winningStaked: 0n, winningWon: 0n }
  const even = { evenRounds: 0, evenStaked: 0n }
  const quarterMs = atMs - (atMs % QUARTER_MS)
  return { wallet, quarterMs, game, ...nothing, ...winning, ...even, seqFirst: seq, seqLast: seq }
}

function withRound(sum: PlayedQuarter, { seq, stake, win }: ReportedRound): PlayedQuarter {
  const outcome = outcomeOf(stake, win)
  return {
    ...sum,
    rounds: sum.rounds + 1,
    staked: sum.staked + stake,
    won: sum.won + win,
    ...(outcome === 'won' && {
      winningRounds: sum.winningRounds + 1,
      winningStaked: sum.winningStaked + stake,
      winningWon: sum.winningWon + win,
    }),
    ...(outcome === 'even' && { evenRounds: sum.evenRounds + 1, evenStaked: sum.evenStaked + stake }),
    seqFirst: Math.min(sum.seqFirst, seq),
    seqLast: Math.max(sum.seqLast, seq),
  }
}

/** Adds up real-money rounds, except those that are counted already: an event may be delivered more than once. */
export function addUp(rounds: readonly ReportedRound[], countedUpTo: ReadonlyMap<number, number>) {
  const sums = new Map<string, PlayedQuarter>()
  const upTo = new Map<number, number>()
  for (const round of rounds) {
    const { wallet, seq, game, mode } = round
    if (!isMoneyPlay(mode) || seq <= (countedUpTo.get(wallet) ?? 0)) continue
    const begun = begin(round)
    const key = `${wallet}/${begun.quarterMs}/${game}`
    sums.set(key, withRound(sums.get(key) ?? begun, round))
    upTo.set(wallet, Math.max(upTo.get(wallet) ?? 0, seq))
  }
  return { sums: [...sums.values()], upTo }
}

/** The sequence numbers of the rounds of a quarter hour that a filter selects. */
export type Stretch = {
  readonly quarterMs: number
  readonly rounds: number
  readonly seqFirst: number
  readonly seqLast: number
}

/**
 * As many of the newest stretches as are certain to have so many rounds before a sequence number. A stretch that this
 * number cuts may have none before it.
 */
export function enoughFor(stretches: readonly Stretch[], before: number, many: number): readonly Stretch[] {
  let sure = 0
  const end = stretches.findIndex(({ rounds, seqLast }) => {
    if (seqLast < before) sure += rounds
    return sure >= many
  })
  return end === -1 ? stretches : stretches.slice(0, end + 1)
}

export type Sums = { readonly rounds: number; readonly staked: bigint; readonly won: bigint }

export const NOTHING: Sums = { rounds: 0, staked: 0n, won: 0n }

export function plus(left: Sums, right: Sums): Sums {
  return { rounds: left.rounds + right.rounds, staked: left.staked + right.staked, won: left.won + right.won }
}

/** Totals of rows by a key. */
export function sumBy<Row extends Sums, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Sums> {
  const sums = new Map<Key, Sums>()
  for (const row of rows) sums.set(keyOf(row), plus(sums.get(keyOf(row)) ?? NOTHING, row))
  return sums
}

/** A game as it is listed now. */
export type KnownGame = { readonly gameType: GameType; readonly vendor: string }

/** A game that can be in a record, listed or not. */
export type RecordGame = KnownGame & { readonly names: Readonly<Record<Language, string>> }

/** How a game shows its rounds. */
export type RecordPresentation = {
  readonly labels: Readonly<Record<Language, readonly string[]>>
  /** The address of one picture of all its symbols. */
  readonly symbols: string
}

export type GameFilter = {
  readonly gameType?: GameType | undefined
  readonly vendor?: string | undefined
  readonly gameCode?: string | undefined
}

/** Whether all games are selected, so that no lookup is needed. */
export function isForAll({ gameType, vendor, gameCode }: GameFilter): boolean {
  return gameType === undefined && vendor === undefined && gameCode === undefined
}

export function isSelected(code: string, game: KnownGame | undefined, filter: GameFilter): boolean {
  if (filter.gameCode !== undefined && filter.gameCode !== code) return false
  if (filter.gameType !== undefined && filter.gameType !== game?.gameType) return false
  return filter.vendor === undefined || filter.vendor === game?.vendor
}
