import type { Page } from '@playwright/test'
import { deposit as texts } from '@ronda/i18n/es/money/deposit'
import { bankTransferDesk as words } from '@ronda/i18n/es/money/bankTransferDesk'
import { browser, expect, server, test } from './journey.ts'
import { signInAsStaff } from './staff.ts'
import { signInAsNewMember } from './steps.ts'
import { visit } from './visitor.ts'

async function openDesk(username: string): Promise<Page> {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })
  await signInAsStaff(visitor, server.databaseUrl, username)
  await visitor.page.goto('/office/desk?queue=bankTransfers')
  return visitor.page
}

/** Finds a transfer by its reference, and opens it. */
async function open(page: Page, reference: string): Promise<void> {
  await page.getByLabel(words.find, { exact: true }).fill(reference)
  await page.getByRole('button', { name: reference }).click()
  await page.getByRole('heading', { name: words.transferTitle }).waitFor()
}

test('by transfer to our account: two members of staff confirm it, and it is credited', async () => {
  const member = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  await signInAsNewMember(member)
  const { page } = member
  await page.goto('/member?view=depositv2')
  await page.locator('label').filter({ hasText: texts.ways.bankTransfer }).click()
  await page.getByLabel(texts.amount, { exact: true }).fill('40')
  await page.getByRole('button', { name: /^Depositar/ }).click()
  await page.getByRole('heading', { name: texts.next.bankTitle }).waitFor()
  const reference = (await page.getByText(/^\d{9}$/).textContent()) ?? ''

  const first = await openDesk('operador')
  await open(first, reference)
  await first.getByRole('button', { name: words.actions.arrived }).click()
  const dialog = first.getByRole('dialog', { name: words.actions.arrived })
  await dialog.getByLabel(words.form.amount, { exact: true }).fill('35')
  await dialog.getByLabel(words.form.bankReference, { exact: true }).fill(`Extracto ${reference}`)
  await dialog.getByRole('button', { name: words.form.submit }).click()
  await first.getByText(words.notYou).waitFor()

  const second = await openDesk('supervisora')
  await open(second, reference)
  await second.getByRole('button', { name: words.actions.confirm, exact: true }).click()
  const question = second.getByRole('alertdialog').or(second.getByRole('dialog', { name: words.confirmTitle }))
  await question.getByRole('button', { name: words.actions.confirm, exact: true }).click()

  // The member's page updates by itself, with the amount that arrived.
  await page.getByRole('heading', { name: texts.headlines.credited }).waitFor()
  await expect(page.getByText(/35[.,]00/).first()).toBeVisible()
  expect(member.pageErrors).toEqual([])
})
