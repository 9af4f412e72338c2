import { CURRENCIES } from '@ronda/core'
import { z } from 'zod/mini'

const digits = z.codec(z.string().check(z.regex(/^\d{1,18}$/)), z.bigint(), { decode: BigInt, encode: String })

/** A round as its game publishes it with the stake; consumers that keep statistics read it from the outbox. */
const publishedRound = z.object({
  type: z.literal('round'),
  game: z.string(),
  mode: z.enum(['real', 'bonus', 'free']),
  currency: z.enum(CURRENCIES),
  stake: digits,
  win: digits,
  at: z.string(),
  /** The round's place: rounds of a wallet are published in the order of its chain. */
  wallet: z.int(),
  seq: z.int(),
  /** The round's id, for what names single rounds. Events of older versions have none. */
  id: z.optional(z.string()),
  /** What was risked of the stake, where a bet can risk less than all of it. */
  validBet: z.optional(digits),
  /** The stake came back before anything was risked: it counts as no bet. */
  isTakenBack: z.optional(z.literal(true)),
})

/** A round as it is written to the outbox. */
export type RoundToPublish = z.input<typeof publishedRound>
type PublishedRound = Readonly<Omit<z.output<typeof publishedRound>, 'at'>> & { readonly atMs: number }

/** The ledger publishes the events of a batch together; other types may be among them. */
const batch = z.array(
  z.union([
    publishedRound,
    z.pipe(
      z.looseObject({ type: z.string() }),
      z.transform(() => undefined),
    ),
  ]),
)

function parseRounds(body: unknown): readonly PublishedRound[] {
  return z.parse(batch, body).flatMap((event) => {
    if (event === undefined) return []
    const { at, ...round } = event
    return [{ ...round, atMs: Date.parse(at) }]
  })
}

/** The consumers of a process are given the same body: it is parsed for the first of them. */
const parsed = new WeakMap<object, readonly PublishedRound[]>()

/** The rounds in an outbox event of the ledger. */
export function parsePublishedRounds(body: unknown): readonly PublishedRound[] {
  if (typeof body !== 'object' || body === null) return parseRounds(body)
  const known = parsed.get(body)
  if (known !== undefined) return known
  const rounds = parseRounds(body)
  parsed.set(body, rounds)
  return rounds
}
