import pg from 'pg'
import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { desk as texts } from '@ronda/i18n/es/office/desk'
import { settings } from '@ronda/i18n/es/brand/settings'
import { browser, expect, server, test } from './journey.ts'
import { findViolations } from './axe.ts'
import { DEVICES } from './browser.ts'
import { fillStaffSignIn } from './staff.ts'
import { signInAsNewMember, shownCents } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

test.beforeAll(async () => {
  await skipStaffWelcome()
})

/** Marks the welcome dialog as seen for all staff: it would cover the desk. */
async function skipStaffWelcome(): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  await client.query(`update account set first_login_seen = true where kind = 'operator'`)
  await client.end()
}

const openVisitor = (device: 'desktop' | 'phone' = 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

const words = texts.adjustments
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs in on the staff page and waits for the desk. */
async function enterDesk(visitor: Visitor, username: string, search = ''): Promise<void> {
  const { page } = visitor
  // Without a session the desk redirects to the staff sign-in, and back afterwards.
  await page.goto(`/office/desk${search}`)
  await page.waitForURL(/\/office\/login/)
  await fillStaffSignIn(visitor, server.databaseUrl, username)
  await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
}

async function propose(page: Page, member: string, reason: string): Promise<void> {
  await button(page, words.propose).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.form.member, { exact: true }).fill(member)
  await dialog.getByLabel(words.form.amount, { exact: true }).fill('25')
  await dialog.getByLabel(words.form.reason, { exact: true }).fill(reason)
  await button(page, words.form.submit).click()
  await dialog.waitFor({ state: 'detached' })
}

test('an adjustment is proposed by one and approved by another, reaches the member, and the audit log verifies', async () => {
  const [member, first, second] = [await openVisitor(), await openVisitor(), await openVisitor()]
  const credentials = await signInAsNewMember(member)
  await member.page.goto('/')
  const before = BigInt(await shownCents(member.page))

  await enterDesk(first, 'operador', '?queue=adjustments')
  const reason = `Una ronda cortada de ${credentials.username}`
  await propose(first.page, credentials.username, reason)
  await first.page.getByText(words.notYou).waitFor()
  await expect(button(first.page, words.approve)).toHaveCount(0)

  await enterDesk(second, 'supervisora', '?queue=adjustments')
  // By keyboard: select the newest case and open it.
  await second.page.locator('[data-case]').filter({ hasText: reason }).waitFor()
  await second.page.keyboard.press('j')
  await second.page.keyboard.press('Enter')
  await second.page.waitForURL(/case=/)
  await second.page.getByRole('complementary').getByText(reason).waitFor()
  expect(await findViolations(second.page)).toEqual([])
  await button(second.page, words.approve).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: words.approve, exact: true }).click()
  await second.page.getByRole('complementary').getByText(words.steps.done).waitFor()

  // The member's page updates without a reload.
  await expect.poll(() => shownCents(member.page)).toBe((before + 2_500n).toString())
  await first.page.getByRole('complementary').getByText(words.steps.done).waitFor()

  await second.page.getByRole('link', { name: texts.queues.auditLog.title }).click()
  await second.page
    .locator('[data-case]')
    .filter({ hasText: texts.auditLog.actions.adjustment_approve })
    .first()
    .waitFor()
  await button(second.page, texts.auditLog.verify).click()
  await second.page.getByText(new RegExp(`^${fillText(texts.auditLog.whole, { seq: String.raw`\d+` })}`)).waitFor()
  expect([first.pageErrors, second.pageErrors]).toEqual([[], []])
  await Promise.all([member, first, second].map(({ context }) => context.close()))
})

test('the URL keeps the open case, a phone shows it over the queue, and members get “not found” for the desk', async () => {
  const staff = await openVisitor('phone')
  await enterDesk(staff, 'operador', '?queue=auditLog')
  const { width } = DEVICES.phone.viewport
  expect(await staff.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await staff.page.locator('[data-case]').first().click()
  await staff.page.waitForURL(/queue=auditLog&case=\d+/)
  await staff.page.reload()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByText(texts.auditLog.facts.detail).waitFor()
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(width)
  await dialog.getByRole('button', { name: texts.close }).click()
  await dialog.waitFor({ state: 'detached' })
  await staff.page.getByRole('link', { name: texts.queues.reconciliation.title }).click()
  await staff.page.getByRole('tab', { name: texts.reconciliation.filters.liability }).click()
  await staff.page.getByText(texts.reconciliation.liability.equal).first().waitFor()
  await staff.page.getByRole('link', { name: texts.queues.members.title }).click()
  await staff.page.getByLabel(texts.memberMoney.member).fill('demo')
  await button(staff.page, texts.memberMoney.look).click()
  await staff.page.getByRole('list', { name: texts.memberMoney.lines }).waitFor()
  expect(await findViolations(staff.page)).toEqual([])
  // To the settings and back.
  await staff.page.getByRole('link', { name: texts.settings, exact: true }).click()
  await staff.page.getByRole('heading', { name: settings.title, level: 1 }).waitFor()
  await staff.page.getByRole('main').getByRole('link', { name: settings.desk, exact: true }).click()
  await staff.page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
  expect(staff.pageErrors).toEqual([])
  await staff.context.close()

  const other = await openVisitor()
  await signInAsNewMember(other)
  await other.page.goto('/office/desk')
  await other.page.getByRole('heading', { name: other.texts.shell.notFound.title }).waitFor()
  await other.context.close()
})
