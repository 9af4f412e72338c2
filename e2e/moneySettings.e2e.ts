import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { desk } from '@ronda/i18n/es/desk'
import { office } from '@ronda/i18n/es/office'
import { proposals as words } from '@ronda/i18n/es/proposals'
import { browser, expect, test } from './journey.ts'
import { barriersOn } from './axe.ts'
import { query } from './authSteps.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { comeInAsStaff, makeStale, proveByApp } from './staff.ts'
import { hearInPassing, visit, type Visitor } from './visitor.ts'

/** A house of its own: what money may do here, other journeys must not meet. */
let own: ServerProcess
test.beforeAll(async () => {
  own = await openServerProcess()
  await query(own.databaseUrl, `update account set first_login_seen = true where kind = 'operator'`, [])
})
test.afterAll(async () => {
  await own.close()
})

async function staff(username: string, device: 'phone' | 'desktop' = 'desktop'): Promise<Visitor> {
  const visitor = await visit(browser, own.origin, { device, theme: 'dark', language: 'es' })
  await comeInAsStaff(visitor, own.databaseUrl, username)
  return visitor
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const maxOf = (page: Page) =>
  page
    .locator('#money fieldset')
    .filter({ hasText: office.money.withdrawal.title })
    .getByLabel(office.money.max, { exact: true })

async function propose({ page }: Visitor, max: string): Promise<void> {
  await page.goto('/office')
  await maxOf(page).fill(max)
  await button(page, words.proposal.title).click()
  const dialog = page.getByRole('dialog', { name: words.proposal.title })
  await dialog.getByRole('table', { name: words.proposal.changes }).waitFor()
  await dialog.getByLabel(words.proposal.reason).fill('Los miembros pidieron retirar más de una vez')
  await dialog.getByRole('button', { name: words.proposal.submit, exact: true }).click()
}

test('one proposes, another approves after proving it is them, it takes effect by itself, and the log shows both', async () => {
  const first = await staff('operador')
  await makeStale(own.databaseUrl, 'operador')
  await propose(first, '25000')
  await proveByApp(first, own.databaseUrl, 'operador')
  await hearInPassing(first.page, words.proposal.done)
  // What is in force stays on the page, with word of what is waiting.
  await first.page.getByText(words.proposal.waiting).waitFor()
  expect(await maxOf(first.page).inputValue()).toBe('20000')
  expect(await barriersOn(first.page)).toEqual([])
  await first.page.getByRole('link', { name: words.proposal.look }).click()
  await first.page.getByText(words.queue.notYou).waitFor()
  expect(await button(first.page, words.queue.approve).count()).toBe(0)

  const second = await staff('supervisora', 'phone')
  await second.page.goto('/office/desk?queue=settings')
  await second.page.locator('[data-case]').first().click()
  const table = second.page.getByRole('table', { name: words.queue.changes })
  await table.getByRole('cell', { name: '20,000' }).waitFor()
  await table.getByRole('cell', { name: '25,000' }).waitFor()
  expect(await barriersOn(second.page)).toEqual([])
  await makeStale(own.databaseUrl, 'supervisora')
  await button(second.page, words.queue.approve).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: words.queue.approve, exact: true }).click()
  await proveByApp(second, own.databaseUrl, 'supervisora')
  await hearInPassing(second.page, fillText(words.queue.approved, { span: '4 s' }))
  await second.page.getByRole('dialog').getByText(words.queue.states.applied).first().waitFor()

  await first.page.goto('/office')
  expect(await maxOf(first.page).inputValue()).toBe('25000')
  await first.page.goto('/office/desk?queue=auditLog')
  await first.page.locator('[data-case]').filter({ hasText: desk.auditLog.actions.settings_apply }).first().click()
  const log = first.page.getByRole('table', { name: desk.auditLog.changes })
  await log.getByRole('cell', { name: '20,000' }).waitFor()
  await log.getByRole('cell', { name: '25,000' }).waitFor()
  expect([first.pageErrors, second.pageErrors].flat().filter((failure) => !failure.includes('403'))).toEqual([])
  await Promise.all([first.context.close(), second.context.close()])
})

test('whoever sees it in time stops it', async () => {
  const [first, other] = [await staff('operador', 'phone'), await staff('gerente')]
  await propose(first, '1000')
  await hearInPassing(first.page, words.proposal.done)
  await other.page.goto('/office/desk?queue=settings')
  await other.page.locator('[data-case]').first().click()
  await button(other.page, words.queue.withdraw).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: words.queue.withdraw, exact: true }).click()
  await hearInPassing(other.page, words.queue.withdrawn)
  await first.page.goto('/office')
  await first.page.locator('#money').waitFor()
  expect(await first.page.getByText(words.proposal.waiting).count()).toBe(0)
  await Promise.all([first.context.close(), other.context.close()])
})
