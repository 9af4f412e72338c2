import { multipleAt } from '@ronda/games'
import pg from 'pg'
import { audit } from '../../server/src/money/ledger/index.ts'
import type { Report } from '../report.ts'

/** What a ticket must be paid in a round with an outcome, by the rules of each kind of table. */
const OWED = {
  coin: `case when bet->>'side' = outcome->>'side' then 2 * unit * units else 0 end`,
  crash: `case when ($1::int[])[left_ms + 1] <= (outcome->>'bust')::int
    then unit * units * ($1::int[])[left_ms + 1] / 100 else 0 end`,
}

/** The crash multiple at every millisecond until the last moment of the shown rounds. */
const CURVE = Array.from({ length: 2_000 }, (_, ms) => multipleAt(ms))

export type Settled = {
  readonly tickets: number
  readonly hands: number
  /** Bets that came after the lock. */
  readonly late: number
  /** For bets of a wallet on finished rounds: not paid, paid more than once, and paid another sum. */
  readonly unpaid: number
  readonly twice: number
  readonly wrong: number
  /** Void rounds. */
  readonly voided: number
  readonly faults: readonly string[]
}

/** Recomputes, in SQL and from the tickets alone, what every wallet must be paid, and compares it with the ledger. */
export async function compareBooks(url: string, kind: keyof typeof OWED): Promise<Settled> {
  const client = new pg.Client({ connectionString: url, options: '-c work_mem=128MB' })
  await client.connect()
  try {
    const text = `
      with hand as (
        select ticket.game, ticket.round, ticket.wallet, count(*) as tickets, sum(unit * units) as staked,
          sum(case when outcome is null then unit * units else ${OWED[kind]} end) as owed,
          count(*) filter (where placed_at >= locks_at) as late
        from shared_ticket as ticket
        join shared_round as shown on shown.game = ticket.game and shown.number = ticket.round
        left join shared_left as gone on gone.wallet = ticket.wallet and gone.ticket = ticket.id
        where phase in ('closed', 'void') group by 1, 2, 3
      ), paid as (
        select round.wallet, round.game, round.shared, count(*) as payments, sum(leg.amount) as amount, min(stake) as stake
        from round left join leg on leg.wallet = round.wallet and leg.id = round.id
        where shared is not null group by 1, 2, 3
      )
      select coalesce(sum(tickets), 0)::int as tickets, count(*)::int as hands, coalesce(sum(late), 0)::int as late,
        count(*) filter (where payments is null)::int as unpaid, count(*) filter (where payments > 1)::int as twice,
        count(*) filter (where payments = 1 and (amount is distinct from owed or stake <> staked))::int as wrong,
        (select count(*) from shared_round where phase = 'void')::int as voided
      from hand left join paid on paid.wallet = hand.wallet and paid.game = hand.game and paid.shared = hand.round`
    const values = kind === 'crash' ? [CURVE] : []
    const { rows } = await client.query<Omit<Settled, 'faults'>>(text, values)
    const [settled] = rows
    if (settled === undefined) throw new Error('nothing to compare')
    return { ...settled, faults: (await audit(url)).faults }
  } finally {
    await client.end()
  }
}

/** Waits until these rounds are over. */
export async function untilOver(client: pg.Client, game: string, round: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ phase: string }>(
      'select phase from shared_round where game = $1 and number = $2',
      [game, round],
    )
    if (rows[0]?.phase === 'closed' || rows[0]?.phase === 'void') return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Every stake was settled once, with the right amount, and the ledger agrees. */
export function reportSettled(report: Report, name: string, books: Settled): void {
  report.note(`${books.tickets} tickets of ${books.hands} hands; ${books.voided} rounds are void`)
  for (const fault of books.faults) report.note(fault)
  const none = { unit: 'hands', goal: 0, better: 'lower' } as const
  report.figure({ name: `${name}.unpaid`, value: books.unpaid, ...none })
  report.figure({ name: `${name}.paid_twice`, value: books.twice, ...none })
  report.figure({ name: `${name}.paid_wrongly`, value: books.wrong, ...none })
  report.figure({ name: `${name}.faults`, value: books.faults.length, unit: 'faults', goal: 0, better: 'lower' })
}
