import { randomInt } from 'node:crypto'
import type { FrameLocator, Page } from '@playwright/test'
import pg from 'pg'
import { calls, type Call } from '@ronda/contract'
import { loginForm, registerForm } from '../server/test/kit/testServer.ts'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { fill, type Visitor } from './visitor.ts'

export type Credentials = { readonly username: string; readonly password: string }

export function makeCredentials(): Credentials {
  return { username: `ana${randomInt(1_000_000, 10_000_000)}`, password: 'verbena-azul-77' }
}

export async function register({ page, texts }: Visitor, credentials: Credentials, path = '/register'): Promise<void> {
  const { people, auth } = texts
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(auth.fields.username, { exact: true }).fill(credentials.username)
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill(credentials.password)
  await dialog.getByLabel(auth.fields.confirmPassword, { exact: true }).fill(credentials.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: people.register.submit }).click()
  await page.getByRole('dialog', { name: fill(auth.welcome.title, { name: credentials.username }) }).waitFor()
  await page.getByRole('button', { name: auth.welcome.start }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Sends a form encrypted, as a page does, and returns the value of the reply. */
export async function sendForm<T>({ origin, context }: Visitor, { method, path }: Call, form: unknown): Promise<T> {
  const data = await new Caller(origin).encrypted(form)
  const reply = await context.request.fetch(path, { method, headers: { 'x-ronda': '1' }, data })
  if (!reply.ok()) throw new Error(`${method} ${path} was refused: ${await reply.text()}`)
  return ((await reply.json()) as { value: T }).value
}

/** Marks the browser as signed in and the welcome dialog as seen. */
export async function markSignedIn({ context }: Visitor): Promise<void> {
  const headers = { 'x-ronda': '1' }
  await context.request.post(calls.member.firstLogin.path, { headers, data: {} })
  await context.addInitScript(() => {
    // Only once: the script runs on every page, and would undo a later sign-out.
    if (localStorage.getItem('test.in') !== null) return
    localStorage.setItem('test.in', '1')
    localStorage.setItem('ronda.returning', '1')
  })
}

async function signInWith(visitor: Visitor, call: Call, form: unknown): Promise<void> {
  await sendForm(visitor, call, form)
  await markSignedIn(visitor)
}

/** Registers a new member and signs in by requests, without the form: for journeys about something else. */
export async function signInAsNewMember(visitor: Visitor): Promise<Credentials> {
  const credentials = makeCredentials()
  const { username, password } = credentials
  const form = await registerForm(new Caller(visitor.origin), username)
  await signInWith(visitor, calls.member.register, { ...form, password, confirmPassword: password })
  return credentials
}

/** Signs in to an existing account by requests, without the form. */
export function signInByRequest(visitor: Visitor, { username, password }: Credentials): Promise<void> {
  return signInWith(visitor, calls.session.login, loginForm(username, password))
}

/** Opens the slot Feria de Luz from the lobby and waits until it can be spun. */
export async function openGame({ page, texts }: Visitor, mode: 'real' | 'free'): Promise<FrameLocator> {
  const label = mode === 'free' ? texts.games.freeNamed : texts.games.playNamed
  await page.goto('/rng?q=Feria+de+Luz')
  await page
    .getByRole('link', { name: fill(label, { game: 'Feria de Luz' }), exact: true })
    .first()
    .click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: texts.play.hud.spin, exact: true }).waitFor()
  // Turbo is stored on the device, so it may be on already.
  const turbo = frame.getByRole('button', { name: texts.play.hud.turboOff })
  if (await turbo.isVisible()) await turbo.click()
  return frame
}

/** Free spins are shown one after the other, each with its prizes. */
const ROUND_MS_MAX = 90_000

/**
 * Spins once and waits until the reels can be spun again. A long round is not skipped: a late press on “skip” would
 * start a new spin.
 */
export async function spin(frame: FrameLocator, { page, texts }: Visitor): Promise<void> {
  const ready = frame.getByRole('button', { name: texts.play.hud.spin, exact: true })
  const answered = page.waitForResponse((response) => response.url().endsWith(calls.slot.spin.path))
  await ready.click()
  await answered
  await ready.waitFor({ timeout: ROUND_MS_MAX })
}

export async function signOut({ page, texts }: Visitor, credentials: Credentials): Promise<void> {
  const { member, signOut: words } = texts.people
  await page.getByRole('button', { name: fill(member.menu, { name: credentials.username }) }).click()
  await page.getByRole('menuitem', { name: member.signOut }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: words.confirm }).click()
  await page.getByRole('link', { name: texts.people.signUp }).first().waitFor()
}

/** The digits of the balance on screen, without separators: cents. */
export async function shownCents(page: Page): Promise<string> {
  const text = await page.locator('[data-balance]:visible').first().locator('[aria-hidden]').first().innerText()
  return text.replaceAll(/\D/g, '').replace(/^0+/, '')
}

async function readCashSums(
  databaseUrl: string,
  username: string,
): Promise<{ sum: string; entries: string } | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ sum: string; entries: string }>(
      `select sum(leg.amount) filter (where leg.code = 0)::text as sum, count(*)::text as entries
       from account
       join wallet on wallet.owner = account.id::text and wallet.purpose = 'cash'
       join leg on leg.wallet = wallet.id
       where account.username = $1`,
      [username],
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

export type LedgerCash = { readonly cents: string; readonly entries: number }

/** A member's cash and the count of its ledger entries, read from the ledger itself. */
export async function readLedgerCash(databaseUrl: string, username: string): Promise<LedgerCash> {
  const sums = await readCashSums(databaseUrl, username)
  return { cents: (BigInt(sums?.sum ?? '0') / 1_000n).toString(), entries: Number(sums?.entries ?? '0') }
}

/** A member's cash in atoms, read from the ledger itself. */
export async function cashAtomsOf(databaseUrl: string, username: string): Promise<bigint> {
  return BigInt((await readCashSums(databaseUrl, username))?.sum ?? '0')
}
