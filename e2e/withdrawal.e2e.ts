import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { refusals } from '@ronda/i18n/es/refusals'
import { desk } from '@ronda/i18n/es/office/desk'
import { withdrawal as words } from '@ronda/i18n/es/money/withdrawal'
import { withdrawalDesk as deskWords } from '@ronda/i18n/es/money/withdrawalDesk'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, test } from './journey.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { signInAsStaff, expireProofs, proveByAuthenticator } from './staff.ts'
import { signInAsNewMember, type Credentials } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const PAYMENT_PASSWORD = '480216'
const HOLDER = 'Ana Ruiz'

/** A separate server, where small amounts need two approvals and payout accounts can be used at once. */
let ownServer: ServerProcess

test.beforeAll(async () => {
  ownServer = await openServerProcess('earlyApproval')
})
test.afterAll(async () => {
  await ownServer.close()
})

async function signInCaller(username: string, password: string): Promise<Caller> {
  const caller = new Caller(ownServer.origin)
  const form = { type: 'username', username, password, remember: false, side: 'member' }
  await caller.send('POST', '/wps/session/login', form)
  return caller
}

const openVisitor = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, ownServer.origin, { device, theme: 'dark', language: 'es' })

async function setPaymentPassword({ username, password }: Credentials): Promise<void> {
  const member = await signInCaller(username, password)
  await member.send('PUT', '/api/v1/member/payment', { next: PAYMENT_PASSWORD })
}

async function addAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.accounts.add }).click()
  const dialog = page.getByRole('dialog', { name: words.binding.title })
  await dialog.getByLabel(words.binding.bankName, { exact: true }).fill('Banco del Sur')
  const { formats } = words.binding
  await dialog.getByRole('radio', { name: formats.clabe }).check()
  const number = dialog.getByRole('textbox', { name: formats.clabe })
  // The last but one digit is wrong, so the check digit does not match.
  await number.fill('0321 8000 0118 3597 29')
  await dialog.getByLabel(words.binding.holder, { exact: true }).fill(HOLDER)
  await dialog.getByRole('button', { name: words.binding.save }).click()
  await dialog.getByText(refusals['payout.number_mistyped']).waitFor()
  await number.fill('0321 8000 0118 3597 19')
  await dialog.getByRole('button', { name: words.binding.save }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function requestWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByLabel(words.form.amount, { exact: true }).fill(amount)
  await page.getByRole('button', { name: words.form.next, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.confirm.title })
  await dialog.getByLabel(words.confirm.password, { exact: true }).fill(PAYMENT_PASSWORD)
  await dialog.getByRole('button', { name: /^Retirar/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Signs staff in and opens the queue of withdrawals. */
async function openDesk(username: string, visitor: Visitor): Promise<Page> {
  const { page } = visitor
  await signInAsStaff(visitor, ownServer.databaseUrl, username)
  await page.goto('/office/desk?queue=withdrawals')
  await page.getByRole('heading', { name: desk.queues.withdrawals.title }).waitFor()
  return page
}

async function approveAs(page: Page, member: string, label: string): Promise<void> {
  await page.getByRole('button', { name: member }).click()
  await page.getByRole('button', { name: label, exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: deskWords.approve })
    .click()
}

test('a withdrawal is requested, approved by two, paid, reported missing, answered and confirmed as received', async () => {
  const member = await openVisitor('phone')
  const credentials = await signInAsNewMember(member)
  await setPaymentPassword(credentials)
  const { page } = member
  await page.goto('/member?view=withdraw')
  await addAccount(page)
  await requestWithdrawal(page, '200')
  await page.getByText(words.states.held).first().waitFor()

  const [one, two] = [await openVisitor('desktop'), await openVisitor('desktop')]
  const first = await openDesk('operador', one)
  // Each approval of money needs a fresh proof; afterwards the approval is sent by itself.
  await expireProofs(ownServer.databaseUrl, 'operador')
  await approveAs(first, credentials.username, deskWords.approve)
  await proveByAuthenticator(one, ownServer.databaseUrl, 'operador')
  await first.getByText(fillText(desk.fourEyes.one, { first: 'operador' })).waitFor()
  const second = await openDesk('supervisora', two)
  await approveAs(second, credentials.username, deskWords.second)
  await second.getByText(fillText(desk.fourEyes.two, { first: 'operador', second: 'supervisora' })).waitFor()

  // The member's page updates by itself.
  await page.getByRole('button', { name: words.receipt.none }).click()
  const dialog = page.getByRole('dialog', { name: words.receipt.noneTitle })
  await dialog.getByLabel(words.receipt.words).fill('En mi cuenta no aparece')
  const picture = { name: 'cuenta.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByText('Recibida').waitFor()
  await dialog.getByRole('button', { name: words.receipt.noneSend }).click()
  await dialog.waitFor({ state: 'detached' })

  await second.getByRole('tab', { name: deskWords.piles.cases }).click()
  await second.getByText('En mi cuenta no aparece').first().waitFor()
  await second.getByRole('button', { name: deskWords.look }).click()
  await second.getByRole('img', { name: fillText('Prueba {number}', { number: '1' }) }).waitFor()
  await second.getByRole('button', { name: deskWords.answer, exact: true }).click()
  const answering = second.getByRole('dialog', { name: deskWords.answerTitle })
  await answering.getByLabel(desk.reason.label).fill('El banco tarda dos horas')
  await answering.getByRole('button', { name: deskWords.answer, exact: true }).click()
  await answering.waitFor({ state: 'detached' })

  await page.getByText('El banco tarda dos horas').first().waitFor()
  await page.getByRole('button', { name: words.receipt.all, exact: true }).click()
  const received = page.getByText(words.receipts.received, { exact: true })
  await received.waitFor()
  await expect(received).toHaveCount(1)
})
