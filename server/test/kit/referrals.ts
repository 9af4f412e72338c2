import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { addBets } from '../../src/rewards/referral/referral.actions.ts'
import type { Owner } from './memberBalances.ts'
import { signedWith } from './registration.ts'
import { GAME, registerForm, walletsOf } from './testServer.ts'

let names = 0

/** A member with nothing set up, who has registered with these fields. */
export async function registered(
  server: Server,
  fields: Readonly<Record<string, unknown>> = {},
  visitor = new Visitor(server.origin),
): Promise<Owner> {
  names += 1
  const form = await registerForm(visitor, `inv${names.toString(36)}x${process.pid.toString(36)}`)
  await visitor.send('PUT', '/wps/member/register', { ...form, ...fields })
  const { id } = await visitor.get<{ id: string }>('/wps/member/info')
  return { visitor, number: id, memberWallets: await walletsOf(server, visitor) }
}

/** A member who was invited by this host, and has accepted the terms of the line that the host stands in. */
export async function invitedBy(
  server: Server,
  host: Owner,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Owner> {
  const signed = await signedWith(new Visitor(server.origin), host.number)
  return registered(server, { ...fields, ...signed, referralCode: host.number })
}

/** Bets of a guest, of which so much counts: 100 units is the goal of a new brand. */
export async function betValid(
  { db, features }: Server,
  { memberWallets }: Owner,
  valid: bigint,
  atMs = features.referral.options.clock.nowMs(),
): Promise<void> {
  const bet = { wallet: memberWallets.cash, game: GAME, gameType: 'RNG' as const, valid, atMs }
  await db.write((tx) => addBets(tx, [bet], features.referral.options.clock.nowMs()))
}
