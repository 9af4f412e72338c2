import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import {
  REPEAT_REPLY_MS,
  findById,
  findRegistration,
  type Account,
  type RegistrationHashes,
} from '../identity/index.ts'
import type { SignInResult } from '../session/index.ts'
import { REGISTER_ENTRY, type MemberOptions } from './member.actions.ts'

/** The account of a registration, and the result of its first sign-in. */
export type Registered = { readonly account: Account; readonly signIn: SignInResult }

/**
 * The reply to a form that has already opened its account: a new session when the same form, password included, is sent
 * again within a short time. Undefined for a new form.
 */
export async function repeatReply(
  options: MemberOptions,
  hashes: RegistrationHashes,
  password: string | undefined,
  visit: Visit,
): Promise<Result<Registered, 'identity.already_registered' | 'server.busy'> | undefined> {
  const { db, clock, passwords, sessions } = options
  const known = await db.read((tx) => findRegistration(tx, hashes.id))
  if (!known) return undefined
  const isLate = clock.nowMs() >= known.createdAtMs + REPEAT_REPLY_MS
  if (isLate || !known.form.equals(hashes.form)) return err('identity.already_registered')

  const found = await db.read((tx) => findById(tx, known.account))
  if (!found || found.account.isBlocked) return err('identity.already_registered')
  if (password !== undefined) {
    const matches = await passwords.matches(found.passwordHash ?? undefined, password)
    if (!matches.ok) return matches
    if (!matches.value) return err('identity.already_registered')
  }
  const { account } = found
  return ok({ account, signIn: await db.write((tx) => sessions.open(tx, account, visit, REGISTER_ENTRY)) })
}

/** Runs work of the same name in sequence: a form that is sent twice at once must find the account of the first. */
export function makeSequencer(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const run = (tails.get(name) ?? Promise.resolve()).then(work, work)
    tails.set(name, run)
    try {
      return await run
    } finally {
      if (tails.get(name) === run) tails.delete(name)
    }
  }
}
