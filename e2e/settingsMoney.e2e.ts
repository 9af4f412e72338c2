import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { desk } from '@ronda/i18n/es/office/desk'
import { settings } from '@ronda/i18n/es/brand/settings'
import { proposal as words } from '@ronda/i18n/es/brand/proposal'
import { browser, expect, test } from './journey.ts'
import { findViolations } from './axe.ts'
import { query } from './authSteps.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { signInAsStaff, expireProofs, proveByAuthenticator } from './staff.ts'
import { expectToast, visit, type Visitor } from './visitor.ts'

/** A separate server, because the changed money settings would affect other journeys. */
let ownServer: ServerProcess
test.beforeAll(async () => {
  ownServer = await openServerProcess()
  await query(ownServer.databaseUrl, `update account set first_login_seen = true where kind = 'operator'`, [])
})
test.afterAll(async () => {
  await ownServer.close()
})

async function openStaff(username: string, device: 'phone' | 'desktop' = 'desktop'): Promise<Visitor> {
  const visitor = await visit(browser, ownServer.origin, { device, theme: 'dark', language: 'es' })
  await signInAsStaff(visitor, ownServer.databaseUrl, username)
  return visitor
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const maxOf = (page: Page) =>
  page
    .locator('#money fieldset')
    .filter({ hasText: settings.money.withdrawal.title })
    .getByLabel(settings.money.max, { exact: true })

async function propose({ page }: Visitor, max: string): Promise<void> {
  await page.goto('/office')
  await maxOf(page).fill(max)
  await button(page, words.proposal.title).click()
  const dialog = page.getByRole('dialog', { name: words.proposal.title })
  await dialog.getByRole('table', { name: words.proposal.changes }).waitFor()
  await dialog.getByLabel(words.proposal.reason).fill('Los miembros pidieron retirar más de una vez')
  await dialog.getByRole('button', { name: words.proposal.submit, exact: true }).click()
}

test('money settings are proposed by one, approved by another with a fresh proof, applied, and logged', async () => {
  const first = await openStaff('operador')
  await expireProofs(ownServer.databaseUrl, 'operador')
  await propose(first, '25000')
  await proveByAuthenticator(first, ownServer.databaseUrl, 'operador')
  await expectToast(first.page, words.proposal.done)
  // The page shows the settings in force and a note about the waiting proposal.
  await first.page.getByText(words.proposal.waiting).waitFor()
  await expect(maxOf(first.page)).toHaveValue('20000')
  expect(await findViolations(first.page)).toEqual([])
  await first.page.getByRole('link', { name: words.proposal.look }).click()
  await first.page.getByText(words.queue.notYou).waitFor()
  await expect(button(first.page, words.queue.approve)).toHaveCount(0)

  const second = await openStaff('supervisora', 'phone')
  await second.page.goto('/office/desk?queue=settings')
  await second.page.locator('[data-case]').first().click()
  const table = second.page.getByRole('table', { name: words.queue.changes })
  await table.getByRole('cell', { name: '20,000' }).waitFor()
  await table.getByRole('cell', { name: '25,000' }).waitFor()
  expect(await findViolations(second.page)).toEqual([])
  await expireProofs(ownServer.databaseUrl, 'supervisora')
  await button(second.page, words.queue.approve).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: words.queue.approve, exact: true }).click()
  await proveByAuthenticator(second, ownServer.databaseUrl, 'supervisora')
  await expectToast(second.page, fillText(words.queue.approved, { span: '4 s' }))
  await second.page.getByRole('dialog').getByText(words.queue.states.applied, { exact: true }).first().waitFor()

  await first.page.goto('/office')
  await expect(maxOf(first.page)).toHaveValue('25000')
  await first.page.goto('/office/desk?queue=auditLog')
  await first.page.locator('[data-case]').filter({ hasText: desk.auditLog.actions.settings_apply }).first().click()
  const log = first.page.getByRole('table', { name: desk.auditLog.changes })
  await log.getByRole('cell', { name: '20,000' }).waitFor()
  await log.getByRole('cell', { name: '25,000' }).waitFor()
  expect([first.pageErrors, second.pageErrors].flat().filter((failure) => !failure.includes('403'))).toEqual([])
  await Promise.all([first.context.close(), second.context.close()])
})

test('another member of staff can withdraw a proposal before it takes effect', async () => {
  const [first, other] = [await openStaff('operador', 'phone'), await openStaff('gerente')]
  await propose(first, '1000')
  await expectToast(first.page, words.proposal.done)
  await other.page.goto('/office/desk?queue=settings')
  await other.page.locator('[data-case]').first().click()
  await button(other.page, words.queue.withdraw).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: words.queue.withdraw, exact: true }).click()
  await expectToast(other.page, words.queue.withdrawn)
  await first.page.goto('/office')
  await first.page.locator('#money').waitFor()
  await expect(first.page.getByText(words.proposal.waiting)).toHaveCount(0)
  await Promise.all([first.context.close(), other.context.close()])
})
