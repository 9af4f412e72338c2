import { CURRENCIES } from '@ronda/core'
import { z } from 'zod/mini'

const digits = z.codec(z.string().check(z.regex(/^\d{1,18}$/)), z.bigint(), { decode: BigInt, encode: String })

/** A round as its game tells of it with the stake: whoever keeps figures reads it from the outbox. */
const toldRound = z.object({
  type: z.literal('round'),
  game: z.string(),
  mode: z.enum(['real', 'free']),
  currency: z.enum(CURRENCIES),
  stake: digits,
  win: digits,
  at: z.string(),
  /** Where the round stands: rounds of a wallet are told in the order of its chain. */
  wallet: z.int(),
  seq: z.int(),
})

/** As it is written. */
export type RoundToTell = z.input<typeof toldRound>
type ToldRound = Omit<z.output<typeof toldRound>, 'at'> & { readonly atMs: number }

/** The ledger tells the events of a batch together; other kinds may be among them. */
const batch = z.array(
  z.union([
    toldRound,
    z.pipe(
      z.looseObject({ type: z.string() }),
      z.transform(() => undefined),
    ),
  ]),
)

/** The rounds that a batch of the ledger tells of. */
export function roundsTold(body: unknown): readonly ToldRound[] {
  return z.parse(batch, body).flatMap((event) => {
    if (event === undefined) return []
    const { at, ...round } = event
    return [{ ...round, atMs: Date.parse(at) }]
  })
}
