import pg from 'pg'
import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { desk as texts } from '@ronda/i18n/es/desk'
import { office } from '@ronda/i18n/es/office'
import { browser, expect, server, test } from './journey.ts'
import { barriersOn } from './axe.ts'
import { LOOKS } from './browser.ts'
import { fillEntrance } from './staff.ts'
import { comeIn, shownCents } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

test.beforeAll(async () => {
  await welcomeStaff()
})

/** Whoever comes in for the first time is welcomed over the desk, which is not what these journeys are about. */
async function welcomeStaff(): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  await client.query(`update account set first_login_seen = true where kind = 'operator'`)
  await client.end()
}

const arrive = (device: 'desktop' | 'phone' = 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

const words = texts.adjustments
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs in at the door of staff and waits for the desk. */
async function enterDesk(visitor: Visitor, username: string, search = ''): Promise<void> {
  const { page } = visitor
  // Whoever is not signed in is led to the entrance of staff, and back.
  await page.goto(`/office/desk${search}`)
  await page.waitForURL(/\/office\/login/)
  await fillEntrance(visitor, server.databaseUrl, username)
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

test('one proposes, another approves, the member sees it come, and the deed is in a chain that holds', async () => {
  const [member, first, second] = [await arrive(), await arrive(), await arrive()]
  const newcomer = await comeIn(member)
  await member.page.goto('/')
  const before = BigInt(await shownCents(member.page))

  await enterDesk(first, 'operador', '?queue=adjustments')
  const reason = `Una ronda cortada de ${newcomer.username}`
  await propose(first.page, newcomer.username, reason)
  await first.page.getByText(words.notYou).waitFor()
  expect(await button(first.page, words.approve).count()).toBe(0)

  await enterDesk(second, 'supervisora', '?queue=adjustments')
  // From the keyboard: down to the newest case, and into it.
  await second.page.locator('[data-case]').filter({ hasText: reason }).waitFor()
  await second.page.keyboard.press('j')
  await second.page.keyboard.press('Enter')
  await second.page.waitForURL(/case=/)
  await second.page.getByRole('complementary').getByText(reason).waitFor()
  expect(await barriersOn(second.page)).toEqual([])
  await button(second.page, words.approve).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: words.approve, exact: true }).click()
  await second.page.getByRole('complementary').getByText(words.steps.done).waitFor()

  // Nobody has touched the member's page.
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

test('the address keeps the case, a phone shows it over the queue, and nobody else finds the desk', async () => {
  const staff = await arrive('phone')
  await enterDesk(staff, 'operador', '?queue=auditLog')
  const { width } = LOOKS.phone.viewport
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
  expect(await barriersOn(staff.page)).toEqual([])
  // To the house's own settings, and back.
  await staff.page.getByRole('link', { name: texts.settings, exact: true }).click()
  await staff.page.getByRole('heading', { name: office.title, level: 1 }).waitFor()
  await staff.page.getByRole('main').getByRole('link', { name: office.desk, exact: true }).click()
  await staff.page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
  expect(staff.pageErrors).toEqual([])
  await staff.context.close()

  const other = await arrive()
  await comeIn(other)
  await other.page.goto('/office/desk')
  await other.page.getByRole('heading', { name: other.texts.shell.notFound.title }).waitFor()
  await other.context.close()
})
