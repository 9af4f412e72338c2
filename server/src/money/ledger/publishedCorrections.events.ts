import { CURRENCIES } from '@ronda/core'
import { z } from 'zod/mini'

const digits = z.codec(z.string().check(z.regex(/^\d{1,18}$/)), z.bigint(), { decode: BigInt, encode: String })
const figures = z.object({ stake: digits, win: digits, validBet: digits })

/** A round that was published counts otherwise than it did: its bet was settled again. */
const publishedCorrection = z.object({
  type: z.literal('correction'),
  /** The id of the round. */
  id: z.string(),
  game: z.string(),
  mode: z.enum(['real', 'bonus', 'free']),
  currency: z.enum(CURRENCIES),
  /** When the round was. */
  at: z.string(),
  wallet: z.int(),
  /** The leg of the correction. */
  seq: z.int(),
  before: figures,
  after: figures,
})

/** A correction as it is written to the outbox. */
export type CorrectionToPublish = z.input<typeof publishedCorrection>
export type PublishedCorrection = Readonly<Omit<z.output<typeof publishedCorrection>, 'at'>> & {
  readonly atMs: number
}

/** The ledger publishes the events of a batch together; other types may be among them. */
const batch = z.array(
  z.union([
    publishedCorrection,
    z.pipe(
      z.looseObject({ type: z.string() }),
      z.transform(() => undefined),
    ),
  ]),
)

/** The corrections in an outbox event of the ledger. */
export function parsePublishedCorrections(body: unknown): readonly PublishedCorrection[] {
  return z.parse(batch, body).flatMap((event) => {
    if (event === undefined) return []
    const { at, ...correction } = event
    return [{ ...correction, atMs: Date.parse(at) }]
  })
}
