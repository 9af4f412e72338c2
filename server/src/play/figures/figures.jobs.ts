import { CURRENCIES } from '@ronda/core'
import { z } from 'zod/mini'
import type { Consumer } from '../../platform/outbox/index.ts'
import { addUp } from './figures.ts'
import { addToHours } from './figures.sql.ts'

const digits = z.codec(z.string().check(z.regex(/^\d{1,18}$/)), z.bigint(), { decode: BigInt, encode: String })

const round = z.object({
  type: z.literal('round'),
  game: z.string(),
  mode: z.enum(['real', 'free']),
  currency: z.enum(CURRENCIES),
  stake: digits,
  win: digits,
  at: z.string(),
})

/** The ledger tells the events of a batch together; other kinds may be among them. */
const batch = z.array(
  z.union([
    round,
    z.pipe(
      z.looseObject({ type: z.string() }),
      z.transform(() => undefined),
    ),
  ]),
)

/** Keeps the hourly figures: they move in the transaction that moves the cursor, so each round counts once. */
export const figuresConsumer: Consumer = {
  name: 'play.figures',
  topics: ['money.batch'],
  async consume(tx, events) {
    const told = events.flatMap((event) => z.parse(batch, event.body))
    const played = told.filter((event) => event !== undefined)
    if (played.length === 0) return
    await addToHours(tx, addUp(played.map((one) => ({ ...one, atMs: Date.parse(one.at) }))))
  },
}
