import { periodAt } from '@ronda/core/payroll'
import type pg from 'pg'
import { STEP_MILLIONTHS } from '../agents/fillPay.ts'
import type { Bet } from './bets.ts'
import type { Scene } from './scene.ts'

const keyOf = (agent: string, fromMs: number): string => `${agent} ${fromMs}`

/** What each agent is to be paid for each period, from the bets alone: every level has the same part of a bet. */
export function wantedOf(bets: readonly Bet[]): ReadonlyMap<string, bigint> {
  const wanted = new Map<string, bigint>()
  for (const { player, atMs, stake } of bets) {
    const { fromMs } = periodAt(atMs, 'fiveMinutes', 'UTC')
    for (const agent of player.line) {
      const key = keyOf(agent, fromMs)
      wanted.set(key, (wanted.get(key) ?? 0n) + (stake * BigInt(STEP_MILLIONTHS)) / 1_000_000n)
    }
  }
  return wanted
}

type Slip = {
  readonly agent: string
  readonly from: Date
  readonly slips: number
  /** With its corrections. */
  readonly owed: string
  readonly collected: string
  readonly payments: string
}

const SLIPS = `
  select slip.agent, slip.from_at as "from", count(distinct slip.id)::int as slips, sum(bill.amount)::text as owed,
    coalesce(sum(bill.collected), 0)::text as collected, coalesce(sum(paid.amount), 0)::text as payments
  from pay_slip as slip join pay_bill as bill on bill.slip = slip.id
  left join (
    select bill, sum(amount) as amount from pay_payment where paid_at is not null group by bill
  ) as paid on paid.bill = bill.id
  group by 1, 2`

export const listSlips = async (client: pg.Client): Promise<readonly Slip[]> => (await client.query<Slip>(SLIPS)).rows

/** Payslips that are there twice, or are missing, or are not paid to the cent. */
export function countFaults(slips: readonly Slip[], wanted: ReadonlyMap<string, bigint>) {
  const byKey = new Map(slips.map((slip) => [keyOf(slip.agent, slip.from.getTime()), slip]))
  const all = [...new Set([...byKey.keys(), ...wanted.keys()])]
  const count = (isFault: (slip: Slip | undefined, pay: bigint) => boolean): number =>
    all.filter((key) => isFault(byKey.get(key), wanted.get(key) ?? 0n)).length
  return {
    doubled: count((slip) => (slip?.slips ?? 0) > 1),
    missing: count((slip, pay) => slip === undefined && pay > 0n),
    wrong: count((slip, pay) => BigInt(slip?.owed ?? 0) !== pay),
    unpaid: count((slip) => slip !== undefined && (slip.owed !== slip.collected || slip.owed !== slip.payments)),
  }
}

type Books = {
  readonly owned: string
  readonly fund: string
  readonly events: number
  readonly team: string
  readonly failures: number
  readonly corrections: number
}

const BOOKS = `
  with balance as (
    select distinct on (wallet) wallet, balance from leg order by wallet, seq desc
  )
  select (select coalesce(sum(balance), 0)::text from balance join wallet on wallet.id = wallet where purpose = 'cash') as owned,
    (select balance::text from balance join wallet on wallet.id = wallet where purpose = 'fund:CONTRACT') as fund,
    (select count(*)::int from pay_event) as events,
    (select coalesce(sum(staked), 0)::text from team_day join account on account.id = agent where username = 'root') as team,
    (select count(*)::int from failed_item) as failures,
    (select count(*)::int from pay_bill where no > 0) as corrections`

/** Money and events beside the payslips: each the difference to what it must be. */
export async function compareBooks({ client, fund }: Scene, bets: readonly Bet[], wanted: ReadonlyMap<string, bigint>) {
  const { rows } = await client.query<Books>(BOOKS)
  const [books] = rows
  if (books === undefined) throw new Error('no books')
  const due = [...wanted.values()].reduce((sum, pay) => sum + pay, 0n)
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const away = (one: bigint, other: bigint): number => Number(one > other ? one - other : other - one)
  return {
    due,
    events: Math.abs(books.events - bets.length),
    team: away(BigInt(books.team), staked),
    owned: away(BigInt(books.owned), due),
    fund: away(BigInt(books.fund), fund - due),
    failures: books.failures,
    corrections: books.corrections,
  }
}
