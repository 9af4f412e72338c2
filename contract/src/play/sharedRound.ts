import { z } from 'zod/mini'
import { chatLine } from '../talk/chat.ts'
import { atoms, currency, epochMs, gameCode, hex64, uuid, whole } from '../wire.ts'
import { dividedPool, sharedPool } from './sharedRoundPool.ts'

/** Where watchers connect. Everyone may watch: the same is published to all. */
export const WATCH_PATH = '/play/v1/watch'

const PHASES = ['betting', 'locked', 'showing', 'settling', 'closed', 'void'] as const

/** All tickets of a round, as they were when bets closed. */
export const seal = z.strictObject({
  /** The root of the tree of tickets (`fair/src/SPEC.md`). */
  root: hex64,
  tickets: z.int(),
})

/** Randomness from outside the server: a public beacon signs its rounds at known times. */
export const beacon = z.strictObject({
  /** Which beacon: the hash of its public description. */
  chain: hex64,
  /** Which round of it: fixed when the round opens, before anyone could know the signature. */
  round: z.int(),
  /** Null until it is published. A round whose beacon is not published is void. */
  signature: z.nullable(z.string().check(z.regex(/^([0-9a-f]{2}){1,96}$/))),
})

const VOID_REASONS = ['beacon_missing', 'sealed_late', 'rules_gone', 'interrupted', 'failed'] as const

/**
 * Why a round is void. `beacon_missing`: the announced beacon round was not published. `sealed_late`: the tickets were
 * not sealed before the beacon was due. `rules_gone`: its rules no longer exist. `interrupted`: players could not
 * leave it for a while. `failed`: it could not continue because of a fault of its own. Null where no reason was
 * stored.
 */
export const voidReason = z.enum(VOID_REASONS)
export type VoidReason = z.infer<typeof voidReason>

/** A shared round as everyone may see it. Times are of the database's clock. */
export const oneRound = z.strictObject({
  /** The number of the round, and the chain and position of its secret. */
  number: z.int(),
  chain: z.string(),
  place: z.int(),
  phase: z.enum(PHASES),
  opensAtMs: epochMs,
  locksAtMs: epochMs,
  showsAtMs: epochMs,
  /** Null while the duration of the showing must stay unknown. */
  endsAtMs: z.nullable(epochMs),
  /** The link before its secret in the chain. */
  commitment: hex64,
  /** Both null until the outcome may be published. */
  outcome: z.nullable(z.record(z.string(), z.unknown())),
  secret: z.nullable(hex64),
  /** How the pool was divided, once the showing is over, in games with a pool. */
  heaps: z.optional(z.array(dividedPool)),
  /** Null until the tickets are sealed, and in rounds from before seals. */
  seal: z.nullable(seal),
  sealedAtMs: z.nullable(epochMs),
  /** Which beacon round decides it, published when it opens; null where none does. */
  beacon: z.nullable(beacon),
  voidReason: z.nullable(voidReason),
})
export type SharedRound = z.infer<typeof oneRound>
export type SharedPhase = SharedRound['phase']

/** The most bets listed of a round that players may leave; smaller ones are only counted. */
export const CRASH_PLAYERS_MAX = 40

/** A bet for real money in a round that players may leave, without the player's name. */
const crashPlayer = z.strictObject({
  id: uuid,
  /** The masked name, which only its owner recognises. */
  name: z.string(),
  currency,
  staked: atoms,
  /** The stake in smallest bets: larger ones are listed first, in whichever currency. */
  units: z.int(),
  /** The multiple at which the player left, in hundredths; null for one in flight, or who stayed until the crash. */
  left: z.nullable(z.int()),
})
export type CrashPlayer = z.infer<typeof crashPlayer>

const pastRound = z.strictObject({ number: z.int(), outcome: z.nullable(z.record(z.string(), z.unknown())) })
export type PastRound = z.infer<typeof pastRound>

/** The full state of a table at one moment, for a watcher without any state. */
export const sharedTableState = z.strictObject({
  gameCode,
  /** Counts every change of the table. */
  turn: z.int(),
  nowMs: epochMs,
  round: oneRound,
  /** How many have bet real money on this round. */
  players: z.int(),
  /** The largest bets of this round, in games that players may leave; otherwise empty. */
  riders: z.array(crashPlayer),
  /** The pools of the round, in games where players play for their own stakes. */
  heaps: z.optional(z.array(sharedPool)),
  /** Past outcomes, newest first. A round is among them as soon as it is over. */
  past: z.array(pastRound),
})
export type SharedTableState = z.infer<typeof sharedTableState>

/** Past outcomes that roads and statistics use. */
export const PAST_MAX = 120

export const isRoundOver = ({ phase }: Pick<SharedRound, 'phase'>): boolean => phase === 'closed' || phase === 'void'

/** The summary of a finished round. A void one has no outcome. */
export function asPast({ number, phase, outcome }: Pick<SharedRound, 'number' | 'phase' | 'outcome'>): PastRound {
  return { number, outcome: phase === 'void' ? null : outcome }
}

/** The past outcomes after a round was published: server and watchers apply the same rule. */
export function pastWith(past: readonly PastRound[], round: SharedRound): PastRound[] {
  if (!isRoundOver(round) || past[0]?.number === round.number) return [...past]
  return [asPast(round), ...past].slice(0, PAST_MAX)
}

/**
 * What a watcher sends: which tables to watch, and for each the last turn it received. To receive the chat too, it
 * sends the last chat number received, or 0.
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
  /** The reply to `watch` where the turns since then are not available, or none was given. */
  z.strictObject({ type: z.literal('table'), told: sharedTableState }),
  /** One change, the next after the one before: the new state of the round. */
  z.strictObject({ type: z.literal('turn'), gameCode, turn: z.int(), nowMs: epochMs, round: oneRound }),
  /** Not a turn: the number of players and the pools, sent a few times a second at most. */
  z.strictObject({
    type: z.literal('players'),
    gameCode,
    round: z.int(),
    players: z.int(),
    heaps: z.optional(z.array(sharedPool)),
  }),
  /** Not a turn: bets that are new or have left, sent a few times a second at most. */
  z.strictObject({ type: z.literal('riders'), gameCode, round: z.int(), riders: z.array(crashPlayer) }),
  /** Not a turn: chat lines, in order up to a number. The whole chat, or what came after the last received number. */
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
