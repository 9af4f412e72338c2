import { present } from '@ronda/core'
import { sql } from 'kysely'
import { codeAt } from '../../src/people/factor/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { DemoAccount } from '../../src/app/demo.ts'
import type { Server } from '../../src/app/server.ts'

/** Of everybody in tests. */
export const PASSWORD = 'tres gatos 7'

/** The authenticator of all staff in tests. */
export const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const testStaff: readonly DemoAccount[] = ['operador', 'supervisora', 'gerente'].map((username) => ({
  username,
  kind: 'operator',
  password: PASSWORD,
  deposit: 0,
  authenticator: STAFF_SECRET,
}))

type Where = Pick<Server, 'db' | 'clock'>

/** A code that works at this moment, although tests sign in more often than a person in half a minute. */
export async function staffCode(
  { db, clock }: Where,
  username: string,
  secret: string = STAFF_SECRET,
): Promise<string> {
  await db.write((tx) =>
    tx
      .updateTable('authenticator')
      .set({ used_step: 0n, failures: 0 })
      .where('account', 'in', (of) => of.selectFrom('account').select('id').where('username', '=', username))
      .execute(),
  )
  return codeAt(secret, clock.nowMs())
}

type More = { readonly challenge: string }

/** Comes in by the entrance of staff: name, password, and a code of the authenticator. */
export async function enterAsStaff(
  server: Where,
  visitor: Visitor,
  username: string,
  { password = PASSWORD, secret = STAFF_SECRET }: { readonly password?: string; readonly secret?: string } = {},
): Promise<Visitor> {
  const { challenge } = await visitor.send<More>('POST', '/api/v1/office/login', { username, password })
  const code = await staffCode(server, username, secret)
  await visitor.send('POST', '/api/v1/office/login/step', { challenge, way: 'authenticator', code })
  return visitor
}

export const isTestStaff = (username: string): boolean => testStaff.some((staff) => staff.username === username)

/**
 * Every session counts as proven just now, as when its holder has just been asked for a code; or for longer, where that is
 * not what a test is about.
 */
export async function freshen(
  { db, clock, services }: Pick<Server, 'db' | 'clock' | 'services'>,
  forMs = 0,
): Promise<void> {
  const rows = await db.write((tx) =>
    tx
      .updateTable('session')
      .set({ proof_at: new Date(clock.nowMs() + forMs), proof_way: sql`coalesce(proof_way, 'password')` })
      .returning('account')
      .execute(),
  )
  forget(services, rows)
}

/** No session has proven lately who holds it. */
export async function makeStale({ db, services }: Pick<Server, 'db' | 'services'>): Promise<void> {
  const rows = await db.write((tx) =>
    tx.updateTable('session').set({ proof_at: null, proof_way: null }).returning('account').execute(),
  )
  forget(services, rows)
}

function forget({ sessions }: Server['services'], rows: readonly { readonly account: string }[]): void {
  for (const { account } of rows) sessions.refresh(account as Parameters<typeof sessions.refresh>[0])
}

/** The authenticator of an account as a person would set it up, with the secret that came of it. */
export async function setUpAuthenticator(server: Where, visitor: Visitor): Promise<string> {
  const { secret } = await visitor.send<{ secret: string }>('POST', '/api/v1/member/security/authenticator')
  const code = codeAt(present(secret, 'a secret'), server.clock.nowMs())
  await visitor.send('POST', '/api/v1/member/security/authenticator/confirm', { code })
  return secret
}
