import { err, ok, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import { findById, type Account } from '../identity/index.ts'
import type { SignInResult } from '../session/index.ts'
import { NEWCOMER, type MemberOptions } from './member.actions.ts'
import { ANSWER_AGAIN_MS, findRegistration, type RegistrationMarks } from './registration.sql.ts'

/** The account of a registration, and whether its owner is signed in by it. */
export type Registered = { readonly account: Account; readonly entered: SignInResult }

/**
 * The answer to a form that has already opened its account: a fresh session for whoever sends the very same form,
 * password included, a short while later. Undefined for a form that is new.
 */
export async function answerAgain(
  options: MemberOptions,
  marks: RegistrationMarks,
  password: string | undefined,
  visit: Visit,
): Promise<Result<Registered, 'identity.already_registered' | 'server.busy'> | undefined> {
  const { db, clock, passwords, sessions } = options
  const known = await db.read((tx) => findRegistration(tx, marks.id))
  if (!known) return undefined
  const isLate = clock.nowMs() >= known.createdAtMs + ANSWER_AGAIN_MS
  if (isLate || !known.form.equals(marks.form)) return err('identity.already_registered')

  const found = await db.read((tx) => findById(tx, known.account))
  if (!found || found.account.isBlocked) return err('identity.already_registered')
  if (password !== undefined) {
    const matches = await passwords.matches(found.passwordHash ?? undefined, password)
    if (!matches.ok) return matches
    if (!matches.value) return err('identity.already_registered')
  }
  const { account } = found
  return ok({ account, entered: await db.write((tx) => sessions.open(tx, account, visit, NEWCOMER)) })
}

/** Runs work of the same name one after the other: a form sent twice at once must find what the first one opened. */
export function makeTurns(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
    tails.set(name, turn)
    try {
      return await turn
    } finally {
      if (tails.get(name) === turn) tails.delete(name)
    }
  }
}
