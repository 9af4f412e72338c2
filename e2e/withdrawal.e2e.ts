import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { refusals } from '@ronda/i18n/es'
import { desk } from '@ronda/i18n/es/desk'
import { withdrawal as words } from '@ronda/i18n/es/withdrawal'
import { withdrawalDesk as deskWords } from '@ronda/i18n/es/withdrawalDesk'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, test } from './journey.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { comeInAsStaff, makeStale, proveByApp } from './staff.ts'
import { comeIn, type Newcomer } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const PAYMENT_PASSWORD = '480216'
const HOLDER = 'Ana Ruiz'

/** A house of its own, where two people must agree early and accounts can be used at once. */
let own: ServerProcess

test.beforeAll(async () => {
  own = await openServerProcess('earlyApproval')
})
test.afterAll(async () => {
  await own.close()
})

async function signedIn(username: string, password: string): Promise<Caller> {
  const caller = new Caller(own.origin)
  const form = { type: 'username', username, password, remember: false, side: 'member' }
  await caller.send('POST', '/wps/session/login', form)
  return caller
}

const arrive = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, own.origin, { device, theme: 'dark', language: 'es' })

async function setPaymentPassword({ username, password }: Newcomer): Promise<void> {
  const member = await signedIn(username, password)
  await member.send('PUT', '/api/v1/member/payment', { next: PAYMENT_PASSWORD })
}

async function addAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.accounts.add }).click()
  const dialog = page.getByRole('dialog', { name: words.binding.title })
  await dialog.getByLabel(words.binding.bankName, { exact: true }).fill('Banco del Sur')
  const { formats } = words.binding
  await dialog.getByRole('radio', { name: formats.clabe }).check()
  const number = dialog.getByRole('textbox', { name: formats.clabe })
  // The last but one digit is another: the check digit says so.
  await number.fill('0321 8000 0118 3597 29')
  await dialog.getByLabel(words.binding.holder, { exact: true }).fill(HOLDER)
  await dialog.getByRole('button', { name: words.binding.save }).click()
  await dialog.getByText(refusals['payout.number_mistyped']).waitFor()
  await number.fill('0321 8000 0118 3597 19')
  await dialog.getByRole('button', { name: words.binding.save }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function askFor(page: Page, amount: string): Promise<void> {
  await page.getByLabel(words.form.amount, { exact: true }).fill(amount)
  await page.getByRole('button', { name: words.form.next, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.confirm.title })
  await dialog.getByLabel(words.confirm.password, { exact: true }).fill(PAYMENT_PASSWORD)
  await dialog.getByRole('button', { name: /^Retirar/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** One of the staff at the queue of withdrawals. */
async function atTheDesk(username: string, visitor: Visitor): Promise<Page> {
  const { page } = visitor
  await comeInAsStaff(visitor, own.databaseUrl, username)
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

test('the whole life of a withdrawal: asked, approved by two, paid, missed, answered, received', async () => {
  const member = await arrive('phone')
  const newcomer = await comeIn(member)
  await setPaymentPassword(newcomer)
  const { page } = member
  await page.goto('/member?view=withdraw')
  await addAccount(page)
  await askFor(page, '200')
  await page.getByText(words.states.held).first().waitFor()

  const [one, two] = [await arrive('desktop'), await arrive('desktop')]
  const first = await atTheDesk('operador', one)
  // Each approval of money asks for a proof that is fresh; the approval then goes on by itself.
  await makeStale(own.databaseUrl, 'operador')
  await approveAs(first, newcomer.username, deskWords.approve)
  await proveByApp(one, own.databaseUrl, 'operador')
  await first.getByText(fillText(desk.fourEyes.one, { first: 'operador' })).waitFor()
  const second = await atTheDesk('supervisora', two)
  await approveAs(second, newcomer.username, deskWords.second)
  await second.getByText(fillText(desk.fourEyes.two, { first: 'operador', second: 'supervisora' })).waitFor()

  // The member's page hears of it by itself.
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
  expect(await received.count()).toBe(1)
})
