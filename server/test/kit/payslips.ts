import { randomUUID } from 'node:crypto'
import { days, present } from '@ronda/core'
import { canonicalTerms, periodAt, type Amounts, type Terms } from '@ronda/core/payroll'
import { amounts as amountsOf, atoms, dividend, tier } from '@ronda/core/payroll/testing'
import { sql } from 'kysely'
import type { NewEvent } from '../../src/agents/payslip/event.ts'
import { insertEvents } from '../../src/agents/payslip/event.sql.ts'
import { closeRun, CONSUMER } from '../../src/agents/payslip/run.actions.ts'
import { sha256 } from '../../src/agents/payslip/run.lib.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed } from './signInSteps.ts'
import { hasReadAll } from './unread.ts'

export { atoms, dividend, tier }

/** A valid contract of an agent with the platform, without the steps of an offer. */
export async function grantContract(
  server: Server,
  username: string,
  terms: Terms,
  validFromMs: number,
): Promise<void> {
  await grantTo(server, await accountNamed(server, username), terms, validFromMs)
}

/** The same for an account. */
export async function grantTo(server: Server, agent: string, terms: Terms, validFromMs: number): Promise<void> {
  const [text, at] = [canonicalTerms(terms), new Date(validFromMs)]
  const rate = terms.tiers.at(-1)?.rateMillionths ?? 0
  await server.db.write((tx) =>
    sql`
      insert into agent_contract (id, kind, currency, agent, version, terms, terms_hash, period, rate_millionths, state,
        proposed_by, proposed_at, expires_at, decided_by, decided_at, valid_from)
      select ${randomUUID()}, ${terms.kind}, ${terms.currency}, ${agent}, (
          select count(*) + 1 from agent_contract where agent_contract.agent = ${agent} and kind = ${terms.kind}
        ), ${text}, ${sha256(text)}, ${terms.period},
        ${rate}, 'valid', ${agent}, ${at}, ${at}, ${agent}, ${at}, ${at}`.execute(tx),
  )
}

/** Ends every contract, so that a test has its own. */
export async function endContracts(server: Server, atMs: number): Promise<void> {
  await server.db.write((tx) =>
    sql`update agent_contract set state = 'terminated', valid_to = greatest(valid_from, ${new Date(atMs)})
      where state = 'valid'`.execute(tx),
  )
}

let legs = 0

export type Given = Partial<Record<keyof Amounts, number>>

/** What a member did at a moment, in whole units, as the consumer stores it. */
export async function happens(
  server: Server,
  { member, line }: { readonly member: string; readonly line: readonly string[] },
  given: Given,
  changes: Partial<NewEvent> & Pick<NewEvent, 'atMs'>,
): Promise<NewEvent> {
  legs += 1
  const event: NewEvent = {
    source: 'bet',
    // No wallet has this number: it is told apart from what members of the test really do.
    wallet: 1_000_000_000,
    seq: legs,
    operation: randomUUID(),
    currency: 'USD',
    game: 'FERIA_DE_LUZ',
    account: await accountNamed(server, member),
    line: await Promise.all(line.map((name) => accountNamed(server, name))),
    amounts: amountsOf(given),
    excluded: null,
    ...changes,
  }
  await server.db.write((tx) => insertEvents(tx, [event]))
  return event
}

let raceDays = 10

/** A payslip of the agent that waits for a decision; the id of what is owed for it. */
export async function awaitingBill(server: Server): Promise<string> {
  const { options } = server.features.payslip
  raceDays += 1
  const asked = {
    kind: 'dailySalary',
    currency: 'USD',
    period: periodAt(server.clock.nowMs() - days(raceDays), 'daily', 'UTC'),
  } as const
  await endContracts(server, server.clock.nowMs())
  const terms = dividend([tier(1)], { kind: 'dailySalary', period: 'daily' })
  await grantContract(server, 'agente', terms, asked.period.fromMs)
  await happens(server, { member: 'demo', line: ['agente'] }, { validBet: 100 }, { atMs: asked.period.fromMs })
  await hasReadAll(server, CONSUMER)
  await closeRun(options, asked)
  const agent = await accountNamed(server, 'agente')
  const { rows } = await server.db.read((tx) =>
    sql<{ id: string }>`
      select id from pay_slip where agent = ${agent} and from_at = ${new Date(asked.period.fromMs)}`.execute(tx),
  )
  return present(rows[0], 'a payslip').id
}

/** How often a bill was approved. */
export async function approvalsOf({ db }: Server, bill: string): Promise<number> {
  const { rows } = await db.read((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from deed where action = 'payslip.approve' and detail like ${`%${bill}%`}`.execute(
      tx,
    ),
  )
  return rows[0]?.count ?? 0
}
