import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import { findById } from '../identity/index.ts'
import { openSession, type DoorOptions, type SignedIn } from './entrance.actions.ts'
import { decideEntry, isClosedTo, type ClosedCode, type EntryRefusal, type Side } from './entry.ts'
import { clearFailuresOf } from './failure.sql.ts'

export type PasskeyAnswer = {
  readonly challenge: string
  readonly answer: Readonly<Record<string, unknown>>
  readonly remember: boolean
  readonly side: Side
}

export type PasskeyRefusal = EntryRefusal | ClosedCode | 'factor.passkey_refused' | 'verification.not_enabled'

export async function passkeyOptions({
  settings,
  factors,
}: DoorOptions): Promise<Result<{ challenge: string; options: Record<string, unknown> }, 'verification.not_enabled'>> {
  const question = (await settings.isOn('PASSKEYLOGIN3')) ? await factors.passkeyOptions() : undefined
  return question === undefined ? err('verification.not_enabled') : ok(question)
}

/** A passkey proves the person and the device at once; nothing more is asked. */
export async function logInByPasskey(
  options: DoorOptions,
  given: PasskeyAnswer,
  visit: Visit,
): Promise<Result<SignedIn, PasskeyRefusal>> {
  const { db, factors, settings } = options
  if (!(await settings.isOn('PASSKEYLOGIN3'))) return err('verification.not_enabled')
  const owner = await factors.findByPasskey(given.challenge, given.answer)
  const found = owner && (await db.read((tx) => findById(tx, owner)))
  const closed = await settings.closedTo(visit.ip)
  if (isClosedTo(found?.account, closed)) return err(closed)
  if (found === undefined) return err('factor.passkey_refused')
  const entry = decideEntry(found.account, given.side)
  if (!entry.ok) return entry
  const way = { proof: 'passkey', isProven: true, isRemembered: given.remember } as const
  const signedIn = await db.write(async (tx) => {
    await clearFailuresOf(tx, found.account)
    return openSession(options, tx, { ...way, account: found.account, visit })
  })
  return ok(signedIn)
}
