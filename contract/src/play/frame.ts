import { z } from 'zod/mini'

/** What a result is coloured by: sides of a road, colours of pockets, how high a comet came. */
const MARK_TONES = ['red', 'blue', 'tie', 'black', 'green', 'low', 'middle', 'high', 'void'] as const

const tableMark = z.strictObject({ tone: z.enum(MARK_TONES), sign: z.string().check(z.maxLength(16)) })
/** What came of a round, at a glance. */
export type TableMark = z.infer<typeof tableMark>

/** As many as tell how a table goes, and leave room for the next table on a phone. */
export const TOLD_MARKS_MAX = 5

/** What a game in a frame may tell the page around it. */
export const frameMessage = z.discriminatedUnion('type', [
  /** It is here, and was opened without a way in: the page gives it one as soon as it has one. */
  z.strictObject({ type: z.literal('ronda.waiting') }),
  z.strictObject({ type: z.literal('ronda.ready') }),
  z.strictObject({ type: z.literal('ronda.leave') }),
  z.strictObject({ type: z.literal('ronda.sign_in') }),
  z.strictObject({ type: z.literal('ronda.relaunch') }),
  /**
   * A table that many share: in how long it takes no more bets, while it takes some, and what came last, in words
   * and, the newest first, at a glance.
   */
  z.strictObject({
    type: z.literal('ronda.table'),
    locksInMs: z.nullable(z.int()),
    last: z.string().check(z.maxLength(120)),
    marks: z.array(tableMark).check(z.maxLength(TOLD_MARKS_MAX)),
  }),
  /** The house has closed the game: the last round is over, and no other begins. */
  z.strictObject({ type: z.literal('ronda.closed') }),
])
export type FrameMessage = z.infer<typeof frameMessage>

/** What the page around it may tell a game that waits. */
export const pageMessage = z.strictObject({ type: z.literal('ronda.enter'), token: z.string() })
export type PageMessage = z.infer<typeof pageMessage>
