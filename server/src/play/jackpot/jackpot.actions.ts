import type { JackpotLevel } from '@ronda/contract'
import { assert, err, ok, present, seconds, type Currency, type Id, type Result } from '@ronda/core'
import { termsIn, type JackpotTerms } from '@ronda/games'
import { openWallet, type Ledger } from '../../money/ledger/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import type { Stakes } from './jackpot.ts'
import { findPools, insertPool, setState, type PoolRow } from './jackpot.sql.ts'
import { loadOpenings, type DrawnOpenings, type OpeningOptions } from './opening.actions.ts'

export type JackpotOptions = OpeningOptions & {
  readonly ledger: Ledger
  /** How many atoms one unit of the pools is in a currency, so that amounts are similar in every currency. */
  readonly unitOf: (currency: Currency) => bigint
}

/** A pool with its terms and, if it must hit, its drawn openings. */
export type KnownPool = { readonly row: PoolRow; readonly terms: JackpotTerms; readonly drawn: DrawnOpenings }

export type Known = { readonly stakes: Stakes; readonly pools: readonly KnownPool[] }

export type Jackpots = {
  termsIn(currency: Currency): readonly JackpotTerms[]
  /**
   * The pools of a currency, and what its stakes play for. Cached: a pause by another process takes effect here within
   * seconds.
   */
  of(currency: Currency): Promise<Known>
  /** Drops the cached pools after an award: there are fewer drawn openings now. */
  awarded(currency: Currency): void
  /** Opens the pools that are missing; called again, it finishes what was begun and changes nothing else. */
  open(currency: Currency, by?: Id<'account'>): Promise<Result<{}, 'jackpot.no_currency'>>
  change(request: PoolChange): Promise<Changed>
}

export type PoolChange = {
  readonly level: JackpotLevel
  readonly currency: Currency
  readonly isRunning: boolean
  readonly by: Id<'account'>
}

const CACHE_MS = seconds(2)
const CURRENCIES_MAX = 20
const NOTHING_DRAWN: DrawnOpenings = { openings: [], commitments: [] }

async function load(options: JackpotOptions, levels: readonly JackpotTerms[], currency: Currency): Promise<Known> {
  const rows = await options.db.read((tx) => findPools(tx, currency))
  const pools: KnownPool[] = []
  for (const terms of levels) {
    const row = rows.find(({ level }) => level === terms.level)
    if (row === undefined) continue
    pools.push({
      row,
      terms,
      drawn: terms.kind === 'must_hit' ? await loadOpenings(options, row, terms) : NOTHING_DRAWN,
    })
  }
  const running = pools
    .filter(({ row }) => row.state === 'running')
    .map(({ row, terms, drawn }) => ({ terms, wallet: row.pool, openings: drawn.openings }))
  return { stakes: { currency, levels, running }, pools }
}

/** First the row, with the id of the operation that fills the pool; then the money; then it runs. */
async function openPool(
  { db, clock, ledger }: JackpotOptions,
  terms: JackpotTerms,
  currency: Currency,
  by: Id<'account'> | undefined,
): Promise<void> {
  const { level } = terms
  await db.write(async (tx) => {
    const pool = await openWallet(tx, { owner: 'house', purpose: `pool:${level}`, currency })
    const isNew = await insertPool(tx, { pool, level, currency, seeding: randomServerId() }, clock.nowMs())
    if (!isNew || by === undefined) return
    const subject = `jackpot:${level}:${currency}`
    const auditEntry = { actor: by, action: 'jackpot.open' as const, subject, detail: { seed: terms.seed.toString() } }
    await writeAuditEntry(tx, auditEntry, clock.nowMs())
  })
  const rows = await db.read((tx) => findPools(tx, currency))
  const row = present(
    rows.find((one) => one.level === level),
    'the pool just opened',
  )
  if (row.state !== 'opening') return
  const houseAccount = ledger.houseAccount('game', currency)
  const seeded = await ledger.submit({
    kind: 'seed',
    id: row.seeding,
    wallet: row.pool,
    houseAccount,
    amount: terms.seed,
  })
  assert(seeded.accepted, 'the seeding of a pool was refused')
  await db.write((tx) => setState(tx, row.pool, { from: 'opening', to: 'running' }))
}

type Changed = Result<{}, 'jackpot.unknown'>

async function changePool(
  { db, clock }: JackpotOptions,
  { level, currency, isRunning, by }: PoolChange,
): Promise<Changed> {
  return db.transact(async (tx): Promise<Changed> => {
    const row = (await findPools(tx, currency)).find((one) => one.level === level)
    if (row === undefined || row.state === 'opening') return err('jackpot.unknown')
    const [from, to] = isRunning ? (['paused', 'running'] as const) : (['running', 'paused'] as const)
    if (!(await setState(tx, row.pool, { from, to }))) return ok({})
    const action = isRunning ? ('jackpot.run' as const) : ('jackpot.pause' as const)
    await writeAuditEntry(tx, { actor: by, action, subject: `jackpot:${level}:${currency}`, detail: {} }, clock.nowMs())
    return ok({})
  })
}

export function openJackpots(options: JackpotOptions): Jackpots {
  const terms = new Map<Currency, readonly JackpotTerms[]>()
  const levelsIn = (currency: Currency): readonly JackpotTerms[] => {
    const known = terms.get(currency) ?? termsIn(options.unitOf(currency))
    terms.set(currency, known)
    return known
  }
  const cache = makeTtlCache<Known>({
    load: (currency) => load(options, levelsIn(currency as Currency), currency as Currency),
    ttlMs: CACHE_MS,
    entriesMax: CURRENCIES_MAX,
    nowMs: () => options.clock.nowMs(),
  })
  return {
    termsIn: levelsIn,
    of: async (currency) => present(await cache.get(currency), 'the pools of a currency'),
    awarded: (currency) => cache.forget(currency),
    async open(currency, by) {
      if (currency === 'XTR') return err('jackpot.no_currency')
      for (const one of levelsIn(currency)) await openPool(options, one, currency, by)
      cache.forget(currency)
      return ok({})
    },
    async change(request) {
      const changed = await changePool(options, request)
      cache.forget(request.currency)
      return changed
    },
  }
}
