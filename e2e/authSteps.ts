import { createHmac, randomInt } from 'node:crypto'
import type { Locator } from '@playwright/test'
import pg from 'pg'
import { sendWithCaptcha } from './captcha.ts'
import { codeIn, countMessages, nextMessage } from './inbox.ts'
import { fill, type Visitor } from './visitor.ts'

/** An unused Mexican number: the digits after the dialing code, and the full number that messages are sent to. */
export function makeMobile(): { readonly national: string; readonly full: string } {
  const national = `55${randomInt(10_000_000, 100_000_000)}`
  return { national, full: `+52${national}` }
}

export function dialogOf({ page }: Visitor): Locator {
  return page.getByRole('dialog')
}

/** Closes the welcome dialog of a first sign-in. */
export async function closeWelcome({ page, texts }: Visitor): Promise<void> {
  await page.getByRole('button', { name: texts.auth.welcome.start }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Presses the button that sends a code and reads the code from the message. */
export async function readCode(visitor: Visitor, origin: string, to: string): Promise<string> {
  const before = await countMessages(origin, to)
  await visitor.page.getByRole('button', { name: visitor.texts.auth.code.send }).click()
  return codeIn(await nextMessage(origin, to, before))
}

/** The same for visitors, who have to solve a captcha first. */
export async function readCodeWithCaptcha(visitor: Visitor, origin: string, to: string): Promise<string> {
  const before = await countMessages(origin, to)
  await sendWithCaptcha(visitor, visitor.page.getByRole('button', { name: visitor.texts.auth.code.send }))
  return codeIn(await nextMessage(origin, to, before))
}

export async function signIn(visitor: Visitor, username: string, password: string): Promise<void> {
  const { page, texts } = visitor
  await page.goto('/login')
  const dialog = dialogOf(visitor)
  await dialog.getByLabel(texts.people.username, { exact: true }).fill(username)
  await dialog.getByLabel(texts.people.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
}

export async function expectSignedIn({ page, texts }: Visitor, username: string): Promise<void> {
  await page.getByRole('button', { name: fill(texts.people.member.menu, { name: username }) }).waitFor()
}

export async function query(databaseUrl: string, sql: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql, [...values])
  } finally {
    await client.end()
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator app for a secret (RFC 6238, six digits, half a minute). */
export function totp(secret: string, atMs: number): string {
  const bits = [...secret.replaceAll(/\s/g, '')].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)))
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  return ((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).toString().padStart(6, '0')
}
