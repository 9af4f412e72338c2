import { present } from '@ronda/core'
import type pg from 'pg'
import { pastKey } from './batch.ts'
import { KIND_NUMBER, REFUSAL_NUMBER, type Leg, type LegKind, type Part, type StoredRefusal } from './leg.ts'
import type { OperationId, WalletId } from './operation.ts'
import { parseRestriction, type RestrictionRow } from './restriction.sql.ts'

type LegRow = RestrictionRow & {
  readonly wallet: number
  readonly seq: number
  readonly id: string
  readonly part: number
  readonly kind: number
  readonly code: number
  readonly counter: number
  readonly amount: string
  readonly balance: string
  readonly staked: string
  readonly won: string
}

const kindOf = new Map<number, LegKind>(Object.entries(KIND_NUMBER).map(([kind, number]) => [number, kind as LegKind]))
const refusalOf = new Map<number, StoredRefusal>(
  Object.entries(REFUSAL_NUMBER).map(([refusal, number]) => [number, refusal as StoredRefusal]),
)

function parseLeg(row: LegRow): Leg {
  return {
    wallet: row.wallet,
    seq: row.seq,
    id: row.id,
    part: row.part as Part,
    kind: present(kindOf.get(row.kind), `the kind of leg ${row.kind}`),
    refusal: row.code === 0 ? undefined : present(refusalOf.get(row.code), `the refusal ${row.code}`),
    counter: row.counter,
    amount: BigInt(row.amount),
    balance: BigInt(row.balance),
    staked: BigInt(row.staked),
    won: BigInt(row.won),
    ...(row.may_bet === null ? {} : { restriction: parseRestriction(row) }),
  }
}

/** An id has at most five parts in a wallet; the limit also keeps the planner at one index probe for each. */
const PAST = `
  select leg.*, may_bet, excluded_until, resting_until, bonus,
    loss_day, loss_week, loss_month, wager_day, wager_week, wager_month
  from unnest($1::int[], $2::uuid[]) as asked(wallet, id)
  cross join lateral (
    select wallet, seq, id::text, part, kind, code, counter, amount, balance, staked, won
    from leg where leg.wallet = asked.wallet and leg.id = asked.id limit 5
  ) as leg
  left join restriction on restriction.wallet = leg.wallet and restriction.seq = leg.seq`

export type Named = { readonly wallet: WalletId; readonly id: OperationId }

/** Legs by `pastKey`, with an empty list where there are none. */
export async function loadPast(client: pg.Client, named: readonly Named[]): Promise<Map<string, Leg[]>> {
  const past = new Map<string, Leg[]>(named.map(({ wallet, id }) => [pastKey(wallet, id), []]))
  if (past.size === 0) return past
  const { rows } = await client.query<LegRow>({
    name: 'ledger.past',
    text: PAST,
    values: [named.map(({ wallet }) => wallet), named.map(({ id }) => id)],
  })
  for (const leg of rows.map(parseLeg)) past.get(pastKey(leg.wallet, leg.id))?.push(leg)
  return past
}
