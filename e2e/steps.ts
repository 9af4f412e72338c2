import { randomInt } from 'node:crypto'
import type { FrameLocator, Page } from '@playwright/test'
import pg from 'pg'
import { calls, type Call } from '@ronda/contract'
import { loginForm, registerForm } from '../server/test/kit/testServer.ts'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { fill, type Visitor } from './visitor.ts'

export type Newcomer = { readonly username: string; readonly password: string }

export function makeNewcomer(): Newcomer {
  return { username: `ana${randomInt(1_000_000, 10_000_000)}`, password: 'verbena-azul-77' }
}

export async function register({ page, texts }: Visitor, newcomer: Newcomer, path = '/register'): Promise<void> {
  const { people, auth } = texts
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(auth.fields.username, { exact: true }).fill(newcomer.username)
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill(newcomer.password)
  await dialog.getByLabel(auth.fields.confirmPassword, { exact: true }).fill(newcomer.password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: people.register.submit }).click()
  await page.getByRole('dialog', { name: fill(auth.welcome.title, { name: newcomer.username }) }).waitFor()
  await page.getByRole('button', { name: auth.welcome.start }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Sends a form that is encrypted, as a page would, and reads what came back. */
export async function sendForm<T>({ origin, context }: Visitor, { method, path }: Call, form: unknown): Promise<T> {
  const data = await new Caller(origin).encrypted(form)
  const reply = await context.request.fetch(path, { method, headers: { 'x-ronda': '1' }, data })
  if (!reply.ok()) throw new Error(`not let in: ${await reply.text()}`)
  return ((await reply.json()) as { value: T }).value
}

/** Lets the pages know that somebody is signed in; the welcome counts as read. */
export async function markIn({ context }: Visitor): Promise<void> {
  const headers = { 'x-ronda': '1' }
  await context.request.post(calls.member.firstLogin.path, { headers, data: {} })
  await context.addInitScript(() => {
    // Once: whoever signs out later must stay out.
    if (localStorage.getItem('test.in') !== null) return
    localStorage.setItem('test.in', '1')
    localStorage.setItem('ronda.returning', '1')
  })
}

async function enter(visitor: Visitor, call: Call, form: unknown): Promise<void> {
  await sendForm(visitor, call, form)
  await markIn(visitor)
}

/** Has an account made and is signed in to it, without the form; for journeys whose subject begins after that. */
export async function comeIn(visitor: Visitor): Promise<Newcomer> {
  const newcomer = makeNewcomer()
  const { username, password } = newcomer
  const form = await registerForm(new Caller(visitor.origin), username)
  await enter(visitor, calls.member.register, { ...form, password, confirmPassword: password })
  return newcomer
}

/** Signs in to an account that there is, without the form. */
export function comeBack(visitor: Visitor, { username, password }: Newcomer): Promise<void> {
  return enter(visitor, calls.session.login, loginForm(username, password))
}

/** Opens the house's first game from the lobby of slots, and waits until its reels can be spun. */
export async function openGame({ page, texts }: Visitor, mode: 'real' | 'free'): Promise<FrameLocator> {
  const label = mode === 'free' ? texts.games.freeNamed : texts.games.playNamed
  await page.goto('/rng?q=Feria+de+Luz')
  await page
    .getByRole('link', { name: fill(label, { game: 'Feria de Luz' }), exact: true })
    .first()
    .click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: texts.play.hud.spin, exact: true }).waitFor()
  // A device remembers it from one game to the next.
  const turbo = frame.getByRole('button', { name: texts.play.hud.turboOff })
  if (await turbo.isVisible()) await turbo.click()
  return frame
}

/**
 * Spins once and waits until the reels can be spun again. Nobody skips a long round here, because a late press on “skip”
 * would be a new spin.
 */
export async function spin(frame: FrameLocator, { page, texts }: Visitor): Promise<void> {
  const ready = frame.getByRole('button', { name: texts.play.hud.spin, exact: true })
  const answered = page.waitForResponse((response) => response.url().endsWith(calls.slot.spin.path))
  await ready.click()
  await answered
  await ready.waitFor()
}

export async function signOut({ page, texts }: Visitor, newcomer: Newcomer): Promise<void> {
  const { member, signOut: words } = texts.people
  await page.getByRole('button', { name: fill(member.menu, { name: newcomer.username }) }).click()
  await page.getByRole('menuitem', { name: member.signOut }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: words.confirm }).click()
  await page.getByRole('link', { name: texts.people.signUp }).first().waitFor()
}

/** The digits of the balance on screen, without separators: cents. */
export async function shownCents(page: Page): Promise<string> {
  const text = await page.locator('[data-balance]:visible').first().locator('[aria-hidden]').first().innerText()
  return text.replaceAll(/\D/g, '').replace(/^0+/, '')
}

async function sumsOf(databaseUrl: string, username: string): Promise<{ sum: string; entries: string } | undefined> {
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

export type Books = { readonly cents: string; readonly entries: number }

/** What the books say of a member's cash, read straight from the ledger's entries. */
export async function booksOf(databaseUrl: string, username: string): Promise<Books> {
  const sums = await sumsOf(databaseUrl, username)
  return { cents: (BigInt(sums?.sum ?? '0') / 1_000n).toString(), entries: Number(sums?.entries ?? '0') }
}

/** The same to the last atom. */
export async function cashAtomsOf(databaseUrl: string, username: string): Promise<bigint> {
  return BigInt((await sumsOf(databaseUrl, username))?.sum ?? '0')
}
