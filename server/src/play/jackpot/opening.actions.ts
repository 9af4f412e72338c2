import { randomBytes } from 'node:crypto'
import { commitmentOfSecret, hitPointOf, lineUp, type JackpotOpening, type MustHitTerms } from '@ronda/games'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { countOpenings, findOpenings, insertOpenings, type OpeningRow, type PoolRow } from './jackpot.sql.ts'

export type OpeningOptions = { readonly db: Db; readonly clock: Clock; readonly key: SecretKey }

/** So many are drawn before they are needed: their commitments are published before anyone can play for them. */
const AHEAD_MIN = 8
const AHEAD_MAX = 16

/** Binds a sealed secret to its opening. */
const placeOf = (pool: number, number: number): string => `jackpot:${pool}:${number}`

export function secretOf(
  key: SecretKey,
  pool: number,
  { number, sealed }: Pick<OpeningRow, 'number' | 'sealed'>,
): string {
  return unseal(key, sealed, placeOf(pool, number))
}

function drawOpening(key: SecretKey, pool: number, number: number, { seed, ceiling }: MustHitTerms): OpeningRow {
  const secret = randomBytes(32).toString('hex')
  const sealed = seal(key, secret, placeOf(pool, number))
  return { number, seed, ceiling, commitment: commitmentOfSecret(secret), sealed }
}

type Pool = Pick<PoolRow, 'pool' | 'level' | 'currency'>

/** Draws the openings that are missing. Those that are drawn are never drawn again. */
async function drawAhead({ db, clock, key }: OpeningOptions, { pool }: Pool, terms: MustHitTerms): Promise<void> {
  await db.write(async (tx) => {
    const { openings } = await findOpenings(tx, pool)
    const last = await countOpenings(tx, pool)
    const missing = Math.max(AHEAD_MAX - openings.length, 0)
    const rows = Array.from({ length: missing }, (_, at) => drawOpening(key, pool, last + 1 + at, terms))
    if (rows.length > 0) await insertOpenings(tx, pool, rows, clock.nowMs())
  })
}

export type DrawnOpenings = {
  readonly openings: readonly JackpotOpening[]
  readonly commitments: readonly { readonly number: number; readonly commitment: string }[]
}

/**
 * The active opening and the next ones, each with its hit point, which must not leave the server before the opening has
 * ended.
 */
export async function loadOpenings(options: OpeningOptions, pool: Pool, terms: MustHitTerms): Promise<DrawnOpenings> {
  const { db, key } = options
  const read = () => db.read((tx) => findOpenings(tx, pool.pool))
  let found = await read()
  if (found.openings.length < AHEAD_MIN) {
    await drawAhead(options, pool, terms)
    found = await read()
  }
  const { level, currency } = pool
  const drawn = found.openings.map((row) => {
    const name = { level, currency, number: row.number }
    return { number: row.number, seed: row.seed, hit: hitPointOf(secretOf(key, pool.pool, row), name, row) }
  })
  return {
    openings: lineUp(found.begins, drawn),
    commitments: found.openings.map(({ number, commitment }) => ({ number, commitment })),
  }
}
