import { commitmentOf, openStream } from '@ronda/fair'
import type { Currency } from '@ronda/core'
import { drawLarge } from './drawLarge.ts'
import type { Level } from './terms.ts'

/** Identifies a must-hit pool among those that have begun in its place: counted from 1. */
export type OpeningName = { readonly level: Level; readonly currency: Currency; readonly number: number }

/** Where it begins and where it ends at the latest. */
export type Span = { readonly seed: bigint; readonly ceiling: bigint }

/**
 * The amount at which it pays: each atom above the seed, up to the ceiling, is equally likely. The secret determines
 * it.
 */
export function hitPointOf(secret: string, { level, currency, number }: OpeningName, { seed, ceiling }: Span): bigint {
  const rng = openStream({ serverSeed: secret, clientSeed: `${level}:${currency}`, nonce: number })
  return seed + 1n + drawLarge(rng, ceiling - seed)
}

/** Published before the first stake that plays for it. */
export const commitmentOfSecret: (secret: string) => string = commitmentOf
