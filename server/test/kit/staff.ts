import { present } from '@ronda/core'
import { sql } from 'kysely'
import { codeAt } from '../../src/people/factor/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { DemoAccount } from '../../src/app/demo.ts'
import type { Server } from '../../src/app/server.ts'

/** The password of every account in tests. */
export const PASSWORD = 'tres gatos 7'

/** The authenticator secret of all staff in tests. */
export const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const testStaff: readonly DemoAccount[] = ['operador', 'supervisora', 'gerente'].map((username) => ({
  username,
  kind: 'operator',
  password: PASSWORD,
  deposit: 0,
  authenticator: STAFF_SECRET,
}))

type Where = Pick<Server, 'db' | 'clock'>

/** A code that works now, although tests sign in more often than once in half a minute. */
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

/** Signs in at the staff sign-in: name, password, and a code of the authenticator. */
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
 * Makes every session count as proven just now, as after a code was entered; or for longer, in tests that do not test
 * this.
 */
export async function freshen(
  { db, clock, features }: Pick<Server, 'db' | 'clock' | 'features'>,
  forMs = 0,
): Promise<void> {
  const rows = await db.write((tx) =>
    tx
      .updateTable('session')
      .set({ proof_at: new Date(clock.nowMs() + forMs), proof_way: sql`coalesce(proof_way, 'password')` })
      .returning('account')
      .execute(),
  )
  forget(features, rows)
}

/** Removes the recent proof of identity from every session. */
export async function makeStale({ db, features }: Pick<Server, 'db' | 'features'>): Promise<void> {
  const rows = await db.write((tx) =>
    tx.updateTable('session').set({ proof_at: null, proof_way: null }).returning('account').execute(),
  )
  forget(features, rows)
}

function forget({ session }: Server['features'], rows: readonly { readonly account: string }[]): void {
  for (const { account } of rows) session.refresh(account as Parameters<typeof session.refresh>[0])
}

/** Sets up the authenticator of an account as a person would, and returns its secret. */
export async function setUpAuthenticator(server: Where, visitor: Visitor): Promise<string> {
  const { secret } = await visitor.send<{ secret: string }>('POST', '/api/v1/member/security/authenticator')
  const code = codeAt(present(secret, 'a secret'), server.clock.nowMs())
  await visitor.send('POST', '/api/v1/member/security/authenticator/confirm', { code })
  return secret
}
