import { randomInt } from 'node:crypto'
import { err, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { blockTrialsBefore, insertAccount, insertDetails } from '../identity/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { signIn, type SignInResult } from './openSession.actions.ts'
import { endSessionsOf } from './over.sql.ts'
import { TRIAL_LIFE_MS } from './session.ts'

/** Without characters that look like others. */
const NAME_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const NAME_LENGTH = 6

/** The dash distinguishes it from every name that a person can choose. */
function makeTrialName(): string {
  return `prueba-${Array.from({ length: NAME_LENGTH }, () => NAME_LETTERS[randomInt(NAME_LETTERS.length)]).join('')}`
}

/** What a client says about itself. */
const CLIENT = ['os', 'platform', 'gatewayVersion'] as const

export type TrialRequest = Partial<Readonly<Record<(typeof CLIENT)[number], string | undefined>>> & {
  readonly work: string
  readonly language: Language
}

export type TrialRefusal = 'verification.work_missing' | 'verification.not_enabled' | 'server.busy'

/** An account without a password, whose wallets hold trial money and no other. */
export async function openTrial(
  options: AuthOptions,
  request: TrialRequest,
  visit: Visit,
): Promise<Result<SignInResult, TrialRefusal>> {
  const { db, key, merchant, settings, verification, openWallets } = options
  if (!(await settings.isOn('FREEPLAY3'))) return err('verification.not_enabled')
  if (!(await verification.work.check(request.work, visit.ip))) return err('verification.work_missing')
  return db.transact(async (tx) => {
    const account = await insertAccount(tx, {
      merchant,
      username: makeTrialName(),
      kind: 'trial',
      currency: 'XTR',
      language: request.language,
      passwordHash: null,
      countryCode: settings.countryOf(visit.ip),
    })
    // The name exists already (one of a thousand million): a retry gets another.
    if (!account) return err('server.busy' as const)
    const client = CLIENT.flatMap((field) => (request[field] ? [[field, request[field]] as const] : []))
    await insertDetails(tx, key, account.id, new Map(client))
    await openWallets(tx, account)
    return ok(await signIn(options, tx, { account, visit, side: 'member', proof: 'trial' }))
  })
}

/** Closes trial accounts that are older than a day; returns the sessions that ended with them. */
export async function endOldTrials(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const blocked = await blockTrialsBefore(tx, new Date(nowMs - TRIAL_LIFE_MS), nowMs, atMost)
  const ended: string[] = []
  for (const account of blocked) ended.push(...(await endSessionsOf(tx, account, undefined, nowMs)))
  return ended
}
