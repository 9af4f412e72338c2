import { setTimeout } from 'node:timers/promises'
import { calls } from '@ronda/contract'
import { sessionStaff as entranceEn } from '@ronda/i18n/en/people/sessionStaff'
import { sessionStaff as entranceEs } from '@ronda/i18n/es/people/sessionStaff'
import { query, totp } from './authSteps.ts'
import { OPERATOR_PASSWORD, STAFF_SECRET } from './accounts.ts'
import { markSignedIn, sendForm } from './steps.ts'
import type { Visitor } from './visitor.ts'

export const entranceTexts = { es: entranceEs, en: entranceEn }

/** The current authenticator code of a staff account, made usable again: journeys sign in more than once in 30 s. */
async function staffCode(databaseUrl: string, username: string, secret: string = STAFF_SECRET): Promise<string> {
  const sql = `update authenticator set used_step = 0, failures = 0
    where account = (select id from account where username = $1)`
  await query(databaseUrl, sql, [username])
  return totp(secret, Date.now())
}

/** The server caches a session for one second at most. */
const SESSION_CACHE_MS = 1_100

/** Makes the last identity proof of every session of the account too old. */
export async function expireProofs(databaseUrl: string, username: string): Promise<void> {
  const sql = `update session set proof_at = proof_at - interval '6 minutes'
    where account = (select id from account where username = $1)`
  await query(databaseUrl, sql, [username])
  await setTimeout(SESSION_CACHE_MS)
}

/** Signs a staff account in by requests, without the form: for journeys about something else. */
export async function signInAsStaff(visitor: Visitor, databaseUrl: string, username = 'operador'): Promise<void> {
  const form = { username, password: OPERATOR_PASSWORD }
  const { challenge } = await sendForm<{ challenge: string }>(visitor, calls.staffSession.login, form)
  const code = await staffCode(databaseUrl, username)
  await sendForm(visitor, calls.staffSession.finishStep, { challenge, way: 'authenticator', code })
  await markSignedIn(visitor)
}

/** Fills in the staff sign-in forms on the screen: name, password and code. */
export async function fillStaffSignIn({ page, texts }: Visitor, databaseUrl: string, username: string): Promise<void> {
  await page.getByLabel(texts.people.username, { exact: true }).fill(username)
  await page.getByLabel(texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  await page.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  await page.getByLabel(texts.auth.step.authenticatorCode).fill(await staffCode(databaseUrl, username))
  await page.getByRole('button', { name: texts.auth.step.submit, exact: true }).click()
}

/** Confirms the identity dialog with an authenticator code. */
export async function proveByAuthenticator(
  { page, texts }: Visitor,
  databaseUrl: string,
  username: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await dialog.getByLabel(texts.auth.step.authenticatorCode).fill(await staffCode(databaseUrl, username))
  await dialog.getByRole('button', { name: texts.auth.prove.submit }).click()
  await dialog.waitFor({ state: 'detached' })
}
