import { randomBytes } from 'node:crypto'
import { present } from '@ronda/core'
import { sql } from 'kysely'
import { appeal } from '../../src/agents/exclusion/appeal.actions.ts'
import { findExclusions } from '../../src/agents/exclusion/look.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { setUpline } from '../../src/people/identity/index.ts'
import { bareMember } from './missions.ts'
import { happens, type Given } from './payslips.ts'
import { accountNamed } from './signInSteps.ts'

/** Puts accounts in one browser, as when they have signed in there. */
export async function shareDevice(server: Server, names: readonly string[], seenAtMs: number): Promise<void> {
  const device = randomBytes(32)
  for (const name of names) {
    const account = await accountNamed(server, name)
    await server.db.write((tx) =>
      tx
        .insertInto('known_device')
        .values({ account, device, seen_at: new Date(seenAtMs) })
        .execute(),
    )
  }
}

export type Case = {
  readonly id: string
  readonly reason: string
  readonly state: string
  readonly bets: number
  readonly member: string
  readonly turn: number
  readonly currency: string
}

/** The cases about a member, in the order in which they were filed. */
export async function casesOf(server: Server, member: string): Promise<readonly Case[]> {
  const { rows } = await server.db.read((tx) =>
    sql<Case>`
      select exclusion.id, reason, state, bets, username as member, turn, exclusion.currency from exclusion
      join account on account.id = exclusion.account where username = ${member} order by exclusion.seq`.execute(tx),
  )
  return rows
}

/** Looks at everything that is stored, as the job does. */
export async function lookAtAll(server: Server): Promise<void> {
  await findExclusions(server.features.exclusion.options)
}

/** A bet of a member who shares a browser with the agent, and the case that a rule made of it. */
export async function automaticCase(
  server: Server,
  { agent, atMs }: { readonly agent: string; readonly atMs: number },
  given: Given = { validBet: 100 },
): Promise<Case> {
  const { username } = await bareMember(server)
  await shareDevice(server, [username, agent], atMs)
  await happens(server, { member: username, line: [agent] }, given, { atMs })
  await lookAtAll(server)
  return present((await casesOf(server, username))[0], 'a case')
}

/** A bet of one of three members below an agent in one browser, and the case that staff decide. */
export async function openCase(
  server: Server,
  { agent, atMs }: { readonly agent: string; readonly atMs: number },
  given: Given = { validBet: 100 },
): Promise<Case> {
  const names = await Promise.all([1, 2, 3].map(async () => (await bareMember(server)).username))
  const upline = await accountNamed(server, agent)
  for (const name of names) {
    const account = await accountNamed(server, name)
    await server.db.write((tx) => setUpline(tx, account, upline))
  }
  await shareDevice(server, names, atMs)
  const member = present(names[0], 'a member')
  await happens(server, { member, line: [agent] }, given, { atMs })
  await lookAtAll(server)
  return present((await casesOf(server, member))[0], 'a case')
}

/** An appeal of an agent against an exclusion; its id. */
export async function appealTo(server: Server, id: string, agent: string): Promise<string> {
  const account = await accountNamed(server, agent)
  const filed = await appeal(server.features.exclusion.options, { id, agent: account, text: 'They are a family.' })
  if (!filed.ok) throw new Error(filed.error)
  return present(filed.value.appeal, 'an appeal').id
}
