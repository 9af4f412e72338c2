import { days, type Currency } from '@ronda/core'
import type pg from 'pg'
import type { WalletState } from './decision.ts'
import { EMPTY, type Tail } from './leg.ts'
import { baselinesFrom, firstDayOf, type Baselines, type Opening } from './limits.ts'
import type { WalletId } from './operation.ts'
import { parseRestriction, type RestrictionRow } from './restriction.sql.ts'

type StateRow = RestrictionRow & {
  readonly id: number
  readonly owner: string
  readonly purpose: WalletState['purpose']
  readonly currency: Currency
  readonly seq: number | null
  readonly balance: string
  readonly staked: string
  readonly won: string
  readonly day: number | null
  readonly is_pending: boolean
}

/** Days since the start of 1970, in UTC. */
function dayNumber(moment: string): string {
  return `floor(extract(epoch from ${moment}) / 86400)::int`
}

const STATES = `
  select wallet.id, wallet.owner, wallet.purpose, wallet.currency,
    tail.seq, tail.balance, tail.staked, tail.won, tail.day, restriction.*,
    exists (select from restriction_pending where restriction_pending.wallet = asked.id) as is_pending
  from unnest($1::int[]) as asked(id)
  join wallet on wallet.id = asked.id
  left join lateral (
    select seq, balance, staked, won, ${dayNumber('at')} as day
    from leg where leg.wallet = asked.id order by seq desc limit 1
  ) as tail on true
  left join lateral (
    select may_bet, excluded_until, resting_until, bonus, loss_day, loss_week, loss_month, wager_day, wager_week, wager_month
    from restriction where restriction.wallet = asked.id order by seq desc limit 1
  ) as restriction on true`

const OPENINGS = `
  select opening.wallet, ${dayNumber('opening.day')} as day, opening.seq, opening.staked, opening.won
  from unnest($1::int[]) as asked(wallet)
  join opening on opening.wallet = asked.wallet and opening.day >= $2::date
  order by opening.wallet, opening.day`

/**
 * The states of the wallets that exist. Those in `restricting` are about to get limits, so their totals are read too.
 */
export async function loadStates(
  client: pg.Client,
  wallets: readonly WalletId[],
  restricting: ReadonlySet<WalletId>,
  nowMs: number,
): Promise<readonly WalletState[]> {
  const { rows } = await client.query<StateRow>({ name: 'ledger.states', text: STATES, values: [wallets] })
  const states = rows.map(parseState)
  const limited = states.filter(({ wallet, restriction }) => restriction.limits.length > 0 || restricting.has(wallet))
  if (limited.length === 0) return states
  const baselines = await loadBaselines(client, limited, nowMs)
  return states.map((state) => ({ ...state, baselines: baselines.get(state.wallet) }))
}

function parseState(row: StateRow): WalletState {
  const { id: wallet, owner, purpose, currency } = row
  return {
    wallet,
    owner,
    purpose,
    currency,
    tail: parseTail(row),
    day: row.day ?? undefined,
    restriction: parseRestriction(row),
    isRestrictionPending: row.is_pending,
    baselines: undefined,
  }
}

function parseTail(row: StateRow): Tail {
  if (row.seq === null) return EMPTY
  return { seq: row.seq, balance: BigInt(row.balance), staked: BigInt(row.staked), won: BigInt(row.won) }
}

/** The last leg of one wallet. */
export async function loadTail(pool: pg.Pool, wallet: WalletId): Promise<Tail> {
  const { rows } = await pool.query<StateRow>({
    name: 'ledger.tail',
    text: 'select seq, balance, staked, won from leg where wallet = $1 order by seq desc limit 1',
    values: [wallet],
  })
  return rows[0] ? parseTail(rows[0]) : EMPTY
}

type OpeningRow = { wallet: WalletId; day: number; seq: number; staked: string; won: string }

async function loadBaselines(
  client: pg.Client,
  states: readonly WalletState[],
  nowMs: number,
): Promise<ReadonlyMap<WalletId, Baselines>> {
  const { rows } = await client.query<OpeningRow>({
    name: 'ledger.openings',
    text: OPENINGS,
    values: [states.map(({ wallet }) => wallet), new Date(days(firstDayOf(nowMs))).toISOString()],
  })
  const openings = Map.groupBy(rows, ({ wallet }) => wallet)
  return new Map(
    states.map(({ wallet, tail }) => [
      wallet,
      baselinesFrom((openings.get(wallet) ?? []).map(parseOpening), tail, nowMs),
    ]),
  )
}

function parseOpening({ day, seq, staked, won }: OpeningRow): Opening {
  return { day, seq, staked: BigInt(staked), won: BigInt(won) }
}
