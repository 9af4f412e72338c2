import { present, type Currency } from '@ronda/core'
import type pg from 'pg'
import type { WalletState } from './decision.ts'
import { EMPTY, type Tail } from './leg.ts'
import { periodEndMs, PERIODS, periodStartMs, type Baseline, type Baselines } from './limits.ts'
import type { Period, WalletId } from './operation.ts'
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
}

const STATES = `
  select wallet.id, wallet.owner, wallet.purpose, wallet.currency,
    tail.seq, tail.balance, tail.staked, tail.won, restriction.*
  from unnest($1::int[]) as asked(id)
  join wallet on wallet.id = asked.id
  left join lateral (
    select seq, balance, staked, won from leg where leg.wallet = asked.id order by seq desc limit 1
  ) as tail on true
  left join lateral (
    select may_bet, excluded_until, loss_day, loss_week, loss_month, wager_day, wager_week, wager_month
    from restriction where restriction.wallet = asked.id order by seq desc limit 1
  ) as restriction on true`

const BASELINES = `
  select totals.staked, totals.won
  from unnest($1::int[], $2::int[], $3::timestamptz[]) with ordinality as asked(wallet, seq, moment, place)
  cross join lateral totals_before(asked.wallet, asked.seq, asked.moment) as totals
  order by asked.place`

/** The wallets that exist. Those in `restricting` are about to get limits, so their totals are read as well. */
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
    restriction: parseRestriction(row),
    baselines: undefined,
  }
}

function parseTail(row: StateRow): Tail {
  if (row.seq === null) return EMPTY
  return { seq: row.seq, balance: BigInt(row.balance), staked: BigInt(row.staked), won: BigInt(row.won) }
}

/** Where one wallet stands now. */
export async function loadTail(pool: pg.Pool, wallet: WalletId): Promise<Tail> {
  const { rows } = await pool.query<StateRow>({
    name: 'ledger.tail',
    text: 'select seq, balance, staked, won from leg where wallet = $1 order by seq desc limit 1',
    values: [wallet],
  })
  return rows[0] ? parseTail(rows[0]) : EMPTY
}

async function loadBaselines(
  client: pg.Client,
  states: readonly WalletState[],
  nowMs: number,
): Promise<ReadonlyMap<WalletId, Baselines>> {
  const asked = states.flatMap((state) => PERIODS.map((period) => ({ state, period })))
  const { rows } = await client.query<{ staked: string; won: string }>({
    name: 'ledger.baselines',
    text: BASELINES,
    values: [
      asked.map(({ state }) => state.wallet),
      asked.map(({ state }) => state.tail.seq),
      asked.map(({ period }) => new Date(periodStartMs(period, nowMs)).toISOString()),
    ],
  })
  const baselineAt = (place: number, period: Period): Baseline => {
    const { staked, won } = present(rows[place], 'totals for each period asked')
    return { endsMs: periodEndMs(period, nowMs), staked: BigInt(staked), won: BigInt(won) }
  }
  return new Map(
    states.map(({ wallet }, index) => {
      const first = index * PERIODS.length
      const [day, week, month] = [
        baselineAt(first, 'day'),
        baselineAt(first + 1, 'week'),
        baselineAt(first + 2, 'month'),
      ]
      return [wallet, { day, week, month }]
    }),
  )
}
