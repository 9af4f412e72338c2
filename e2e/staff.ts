import { setTimeout } from 'node:timers/promises'
import { calls } from '@ronda/contract'
import { staffEntrance as entranceEn } from '@ronda/i18n/en/staffEntrance'
import { staffEntrance as entranceEs } from '@ronda/i18n/es/staffEntrance'
import { query, totp } from './authSteps.ts'
import { OPERATOR_PASSWORD, STAFF_SECRET } from './accounts.ts'
import { markIn, sendForm } from './steps.ts'
import type { Visitor } from './visitor.ts'

export const entranceTexts = { es: entranceEs, en: entranceEn }

/** What the app of somebody of the staff shows now; good again although journeys are faster than half a minute. */
export async function staffCode(databaseUrl: string, username: string, secret: string = STAFF_SECRET): Promise<string> {
  const again = `update authenticator set used_step = 0, failures = 0
    where account = (select id from account where username = $1)`
  await query(databaseUrl, again, [username])
  return totp(secret, Date.now())
}

/** What the server remembers of a session is a second old at most. */
const REMEMBERED_MS = 1_100

/** The last proof of every session of somebody was too long ago. */
export async function makeStale(databaseUrl: string, username: string): Promise<void> {
  const older = `update session set proof_at = proof_at - interval '6 minutes'
    where account = (select id from account where username = $1)`
  await query(databaseUrl, older, [username])
  await setTimeout(REMEMBERED_MS)
}

/** Signs somebody of the staff in without the form; for journeys whose subject begins after that. */
export async function comeInAsStaff(visitor: Visitor, databaseUrl: string, username = 'operador'): Promise<void> {
  const form = { username, password: OPERATOR_PASSWORD }
  const { challenge } = await sendForm<{ challenge: string }>(visitor, calls.staffSession.login, form)
  const code = await staffCode(databaseUrl, username)
  await sendForm(visitor, calls.staffSession.finishStep, { challenge, way: 'authenticator', code })
  await markIn(visitor)
}

/** Name, password and code in the forms that are on the screen. */
export async function fillEntrance({ page, texts }: Visitor, databaseUrl: string, username: string): Promise<void> {
  await page.getByLabel(texts.people.username, { exact: true }).fill(username)
  await page.getByLabel(texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  await page.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  await page.getByLabel(texts.auth.step.authenticatorCode).fill(await staffCode(databaseUrl, username))
  await page.getByRole('button', { name: texts.auth.step.submit, exact: true }).click()
}

/** Answers the question whether it is still them, by the app. */
export async function proveByApp({ page, texts }: Visitor, databaseUrl: string, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await dialog.getByLabel(texts.auth.step.authenticatorCode).fill(await staffCode(databaseUrl, username))
  await dialog.getByRole('button', { name: texts.auth.prove.submit }).click()
  await dialog.waitFor({ state: 'detached' })
}
