import { z } from 'zod/mini'
import { balance } from '../money/wallet.ts'

/** The colour of a result: side of a road, colour of a pocket, height of a crash multiple. */
const MARK_TONES = ['red', 'blue', 'tie', 'black', 'green', 'low', 'middle', 'high', 'void'] as const

const tableMark = z.strictObject({ tone: z.enum(MARK_TONES), sign: z.string().check(z.maxLength(16)) })
/** The result of a round as a small mark. */
export type TableMark = z.infer<typeof tableMark>

/** Enough to show how a table runs, and small enough to leave space for the next table on a phone. */
export const TABLE_MARKS_MAX = 5

/** What a game in a frame may send to the page around it. */
export const frameMessage = z.discriminatedUnion('type', [
  /** The frame has loaded without a token: the page sends one as soon as it has one. */
  z.strictObject({ type: z.literal('ronda.waiting') }),
  z.strictObject({ type: z.literal('ronda.ready') }),
  z.strictObject({ type: z.literal('ronda.leave') }),
  z.strictObject({ type: z.literal('ronda.sign_in') }),
  z.strictObject({ type: z.literal('ronda.relaunch') }),
  /**
   * A shared table: the time until bets close (null while they are closed), and the last results, as text and, newest
   * first, as marks.
   */
  z.strictObject({
    type: z.literal('ronda.table'),
    locksInMs: z.nullable(z.int()),
    last: z.string().check(z.maxLength(120)),
    marks: z.array(tableMark).check(z.maxLength(TABLE_MARKS_MAX)),
  }),
  /** Staff have closed the game: the last round is over, and no new one starts. */
  z.strictObject({ type: z.literal('ronda.closed') }),
  /** The player takes a share of the red envelope that the page has shown. */
  z.strictObject({ type: z.literal('ronda.take_envelope'), id: z.uuid() }),
])
export type FrameMessage = z.infer<typeof frameMessage>

/** A red envelope in the chat of a table. Amounts are written by the page, which knows the currency. */
const chatEnvelope = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  pot: z.string(),
  shares: z.int(),
  left: z.int(),
  /** By the clock of this device. */
  endsAtMs: z.int(),
  /** What the player got; null before they took a share. */
  got: z.nullable(z.string()),
})
export type ChatEnvelope = z.infer<typeof chatEnvelope>

/** What the page may send to a game of ours. */
export const pageMessage = z.discriminatedUnion('type', [
  /** The token that the game waits for. */
  z.strictObject({ type: z.literal('ronda.enter'), token: z.string() }),
  /** The member's balance has changed: in another window, by a deposit, or by this game itself. */
  z.strictObject({ type: z.literal('ronda.balance'), balance }),
  /** The envelope that is open to the player now; null when there is none. */
  z.strictObject({ type: z.literal('ronda.envelope'), envelope: z.nullable(chatEnvelope) }),
])
export type PageMessage = z.output<typeof pageMessage>
/** The same as it is sent. */
export type SentPageMessage = z.input<typeof pageMessage>
