import { z } from 'zod/mini'
import { chatLine } from '../talk/chat.ts'
import { atoms, currency, epochMs, gameCode, hex64, uuid, whole } from '../wire.ts'
import { dividedHeap, sharedHeap } from './sharedHeap.ts'

/** Where watchers connect. Everyone may watch: what is told there is the same for all. */
export const WATCH_PATH = '/play/v1/watch'

const PHASES = ['betting', 'locked', 'showing', 'settling', 'closed', 'void'] as const

/** All tickets of a round, as they were when the last bet was in. */
export const seal = z.strictObject({
  /** The root of the tree of tickets (`fair/src/SPEC.md`). */
  root: hex64,
  tickets: z.int(),
})

/** What others than the house put into a draw: a public beacon signs its rounds at times that everyone knows. */
export const beacon = z.strictObject({
  /** Which beacon it is: the hash of its public description. */
  chain: hex64,
  /** Which round of it: named when the round opens, before anyone could know what it signs. */
  round: z.int(),
  /** Null until it came. A round whose beacon does not come is void. */
  signature: z.nullable(z.string().check(z.regex(/^([0-9a-f]{2}){1,96}$/))),
})

const VOID_REASONS = ['beacon_missing', 'sealed_late', 'rules_gone', 'interrupted', 'failed'] as const

/**
 * Why a round is void. `beacon_missing`: the beacon that it announced has not come. `sealed_late`: its tickets were not
 * sealed before the beacon was due. `rules_gone`: its rules are not played any more. `interrupted`: players could not
 * leave it for a while. `failed`: it could not go on by a fault of its own. Null where nobody wrote it down.
 */
export const voidReason = z.enum(VOID_REASONS)
export type VoidReason = z.infer<typeof voidReason>

/** A round that many share, as everyone may see it. Times are of the database's clock. */
export const sharedRound = z.strictObject({
  /** Which round of the table it is, and which link of which chain is its secret. */
  number: z.int(),
  chain: z.string(),
  place: z.int(),
  phase: z.enum(PHASES),
  opensAtMs: epochMs,
  locksAtMs: epochMs,
  showsAtMs: epochMs,
  /** Null while it must not be known how long the showing lasts. */
  endsAtMs: z.nullable(epochMs),
  /** The link before its secret. */
  commitment: hex64,
  /** Both null until the outcome may be told. */
  outcome: z.nullable(z.record(z.string(), z.unknown())),
  secret: z.nullable(hex64),
  /** What players have shared, once the showing is over, where they play for what they have staked themselves. */
  heaps: z.optional(z.array(dividedHeap)),
  /** Null until the tickets are sealed, and in rounds of before. */
  seal: z.nullable(seal),
  sealedAtMs: z.nullable(epochMs),
  /** Which beacon round decides it, told when it opens; null where none does. */
  beacon: z.nullable(beacon),
  voidReason: z.nullable(voidReason),
})
export type SharedRound = z.infer<typeof sharedRound>
export type SharedPhase = SharedRound['phase']

/** The largest bets of a round that one may leave; smaller ones are counted and not listed. */
export const RIDERS_MAX = 40

/** A bet for money on a round that one may leave, without the name of its player. */
const rider = z.strictObject({
  id: uuid,
  /** As much of it as its owner knows again, and nobody else does. */
  name: z.string(),
  currency,
  staked: atoms,
  /** How many of the least bets it is: the larger stand first, whatever their currency. */
  units: z.int(),
  /** The multiple it left with, in hundredths; null for one that rides, or stayed when it burst. */
  left: z.nullable(z.int()),
})
export type SharedRider = z.infer<typeof rider>

const pastRound = z.strictObject({ number: z.int(), outcome: z.nullable(z.record(z.string(), z.unknown())) })
export type PastRound = z.infer<typeof pastRound>

/** A table at one moment: all that a watcher who knows nothing yet needs. */
export const sharedTold = z.strictObject({
  gameCode,
  /** Counts every change of the table. */
  turn: z.int(),
  nowMs: epochMs,
  round: sharedRound,
  /** How many have bet for money on this round. */
  players: z.int(),
  /** The largest bets on this round, where one may leave: else none. */
  riders: z.array(rider),
  /** What players play for, where that is what they have staked themselves. */
  heaps: z.optional(z.array(sharedHeap)),
  /** Outcomes, newest first. A round is among them as soon as it is over. */
  past: z.array(pastRound),
})
export type SharedTold = z.infer<typeof sharedTold>

/** Outcomes that roads and shares are drawn from. */
export const PAST_MAX = 120

export const isRoundOver = ({ phase }: Pick<SharedRound, 'phase'>): boolean => phase === 'closed' || phase === 'void'

/** What is kept of a round that is over. A void one came to nothing. */
export function asPast({ number, phase, outcome }: Pick<SharedRound, 'number' | 'phase' | 'outcome'>): PastRound {
  return { number, outcome: phase === 'void' ? null : outcome }
}

/** The past once a round is as it is told: the house and who watches keep it by the same rule. */
export function pastWith(past: readonly PastRound[], round: SharedRound): PastRound[] {
  if (!isRoundOver(round) || past[0]?.number === round.number) return [...past]
  return [asPast(round), ...past].slice(0, PAST_MAX)
}

/**
 * What a watcher says: which tables to watch, and of each the last turn that was heard. Who wants to hear what is said
 * there names the last number heard of that, or 0.
 */
export const watchFromClient = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    tables: z
      .array(z.strictObject({ gameCode, after: z.optional(whole), chatAfter: z.optional(whole) }))
      .check(z.maxLength(8)),
  }),
  z.strictObject({ type: z.literal('ping') }),
])
export type WatchFromClient = z.infer<typeof watchFromClient>

export const watchFromServer = z.discriminatedUnion('type', [
  /** Answers `watch` where the turns since are not to be had, or none was named. */
  z.strictObject({ type: z.literal('table'), told: sharedTold }),
  /** One change, the next after the one before: the round as it is from now on. */
  z.strictObject({ type: z.literal('turn'), gameCode, turn: z.int(), nowMs: epochMs, round: sharedRound }),
  /** No turn: how many have bet, and what they play for, told a few times in a second at most. */
  z.strictObject({
    type: z.literal('players'),
    gameCode,
    round: z.int(),
    players: z.int(),
    heaps: z.optional(z.array(sharedHeap)),
  }),
  /** No turn: bets that are new or have left, told a few times in a second at most. */
  z.strictObject({ type: z.literal('riders'), gameCode, round: z.int(), riders: z.array(rider) }),
  /** No turn: what was said at the table, in order up to a number. The whole room, or what came after the one heard last. */
  z.strictObject({
    type: z.literal('chat'),
    gameCode,
    last: z.int(),
    lines: z.array(chatLine),
    isWhole: z.boolean(),
  }),
  z.strictObject({ type: z.literal('unknown'), gameCode }),
  z.strictObject({ type: z.literal('pong'), nowMs: epochMs }),
])
export type WatchFromServer = z.infer<typeof watchFromServer>
