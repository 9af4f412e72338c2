import { sql } from 'kysely'
import type { Server } from '../../src/app/server.ts'
import { appealTo, automaticCase, openCase } from './exclusions.ts'
import type { MoneyParties, Repeated } from './moneyParties.ts'

/** How many exclusion events the bets of a case have. */
async function eventsOf({ db }: Server, exclusion: string): Promise<number> {
  const { rows } = await db.read((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from pay_event join exclusion_bet using (wallet, operation)
      where source = 'exclusion' and exclusion = ${exclusion}`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

/** The same decision about a case, and about an appeal, sent many times at once. */
export function repeatedExclusions(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const { server, ana } = parties
  const made = { agent: 'agente', atMs: server.clock.nowMs() - 1_000 }
  return {
    'exclusionDesk.decide': {
      answers: 'equal',
      async open() {
        const { id } = await openCase(server, made)
        return {
          ask: () => parties.office(ana, 'exclusions/decide', { id, decision: 'excluded', bets: 1, reason: 'A race' }),
          left: () => eventsOf(server, id),
          leaves: 1,
        }
      },
    },
    'exclusionDesk.answer': {
      answers: 'equal',
      async open() {
        const { id: exclusion } = await automaticCase(server, made)
        const id = await appealTo(server, exclusion, 'agente')
        return {
          ask: () => parties.office(ana, 'exclusions/answer', { id, answer: 'lifted', reason: 'A race' }),
          left: () => eventsOf(server, exclusion),
          leaves: 2,
        }
      },
    },
  }
}
