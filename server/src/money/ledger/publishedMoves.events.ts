import { z } from 'zod/mini'
import type { Leg, LegKind } from './leg.ts'

/** Movements of money that are no play and no hold. */
const MOVE_KINDS = ['deposit', 'adjustment', 'capture', 'transfer', 'reversal'] as const satisfies readonly LegKind[]

const publishedMove = z.object({
  type: z.literal('move'),
  kind: z.enum(MOVE_KINDS),
  wallet: z.int(),
  /** The other side: a wallet (positive) or a house account (negative). */
  counter: z.int(),
  /** What the wallet gained. */
  amount: z.codec(z.string().check(z.regex(/^-?\d{1,18}$/)), z.bigint(), { decode: BigInt, encode: String }),
  at: z.string(),
  /** The leg's place in the chain of the wallet, and its operation. Events of older versions have neither. */
  seq: z.optional(z.int()),
  id: z.optional(z.string()),
})
export type PublishedMove = Omit<z.output<typeof publishedMove>, 'at'> & { readonly atMs: number }

/** The event of a leg; undefined for one that was refused, or is play. */
export function moveEventOf(leg: Leg, nowMs: number): string | undefined {
  const { kind, refusal, wallet, counter, amount, seq, id } = leg
  if (refusal !== undefined || !MOVE_KINDS.some((each) => each === kind)) return undefined
  const at = new Date(nowMs).toISOString()
  return JSON.stringify({ type: 'move', kind, wallet, counter, amount: amount.toString(), at, seq, id })
}

const batch = z.array(
  z.union([
    publishedMove,
    z.pipe(
      z.looseObject({ type: z.string() }),
      z.transform(() => undefined),
    ),
  ]),
)

/** The movements in an outbox event of the ledger. */
export function parsePublishedMoves(body: unknown): readonly PublishedMove[] {
  return z.parse(batch, body).flatMap((event) => {
    if (event === undefined) return []
    const { at, ...move } = event
    return [{ ...move, atMs: Date.parse(at) }]
  })
}
