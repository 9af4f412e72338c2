import type { Page } from '@playwright/test'
import { deposit as texts } from '@ronda/i18n/es/money/deposit'
import { providerSandbox as bank } from '@ronda/i18n/es/money/providerSandbox'
import { browser, expect, server, test } from './journey.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { cashAtomsOf, signInAsNewMember, type Credentials } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const UNIT = 100_000n

type Member = Visitor & { readonly credentials: Credentials }

async function openMember(): Promise<Member> {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  return { ...visitor, credentials: await signInAsNewMember(visitor) }
}

const cashOf = ({ credentials }: Member): Promise<bigint> => cashAtomsOf(server.databaseUrl, credentials.username)

/** Chooses a payment method and an amount, and continues to the page of the deposit. */
async function requestDeposit(page: Page, way: keyof typeof texts.ways, amount: string): Promise<void> {
  await page.goto('/member?view=depositv2')
  await page.locator('label').filter({ hasText: texts.ways[way] }).click()
  await page.getByLabel(texts.amount, { exact: true }).fill(amount)
  await page.getByRole('button', { name: /^Depositar/ }).click()
  await page.getByRole('heading', { name: texts.headlines.waiting }).waitFor()
}

const waitForCredit = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: texts.headlines.credited }).waitFor()

test('by card: paid on the provider’s page, the deposit is credited and shows every step', async () => {
  const member = await openMember()
  const { page } = member
  const before = await cashOf(member)
  await requestDeposit(page, 'card', '25.50')
  await page.getByRole('link', { name: texts.next.page }).click()
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.getByRole('link', { name: bank.goBack }).click()
  await waitForCredit(page)
  for (const step of ['asked', 'opened', 'confirmed', 'credited'] as const) {
    await page.getByText(texts.steps[step], { exact: true }).waitFor()
  }
  expect(await cashOf(member)).toBe(before + (2_550n * UNIT) / 100n)
  await page.goto('/member?view=depositv2')
  await page.getByText(texts.states.credited, { exact: true }).waitFor()
  expect(member.pageErrors).toEqual([])
  await member.context.close()
})

test('by e-wallet: a declined payment shows its reason and offers a retry', async () => {
  const member = await openMember()
  const { page } = member
  await requestDeposit(page, 'ewallet', '10')
  await page.getByRole('link', { name: texts.next.page }).click()
  await page.getByRole('button', { name: bank.failing.no_funds }).click()
  await page.getByRole('link', { name: bank.goBack }).click()
  await page.getByText(texts.reasons.no_funds).waitFor()
  await page.getByRole('link', { name: texts.retry }).click()
  await page.getByLabel(texts.amount, { exact: true }).waitFor()
  await member.context.close()
})

test('by bank: a reference is shown, and the amount that arrived is credited, not the amount requested', async () => {
  const member = await openMember()
  const { page } = member
  const before = await cashOf(member)
  await requestDeposit(page, 'bank', '100')
  await page.getByText(/^R\d{9}$/).waitFor()
  const tab = await member.context.newPage()
  await tab.goto((await page.getByRole('link', { name: texts.next.bankPage }).getAttribute('href')) ?? '')
  await tab.getByLabel(bank.bank.amount).fill('60')
  await tab.getByRole('button', { name: bank.bank.pay }).click()
  // The first page updates by itself, without a reload.
  await waitForCredit(page)
  await page.getByText(/llegaron .*60/).waitFor()
  expect(await cashOf(member)).toBe(before + 60n * UNIT)

  // The payer reverses the transfer, and the page shows it.
  await tab.getByRole('button', { name: bank.reverse }).click()
  await page.getByRole('heading', { name: texts.headlines.reversed }).waitFor()
  expect(await cashOf(member)).toBe(before)
  await member.context.close()
})

test('by crypto: the deposit is credited at the last confirmation, not before', async () => {
  const member = await openMember()
  const { page } = member
  const before = await cashOf(member)
  await requestDeposit(page, 'crypto', '50')
  const tab = await member.context.newPage()
  await tab.goto((await page.getByRole('link', { name: texts.next.addressPage }).getAttribute('href')) ?? '')
  await tab.getByRole('button', { name: bank.crypto.send }).click()
  for (const done of [1, 2]) {
    await tab.getByRole('button', { name: bank.crypto.confirm }).click()
    await page.getByText(`${done} de 3 confirmaciones`).first().waitFor()
  }
  expect(await cashOf(member)).toBe(before)
  await tab.getByRole('button', { name: bank.crypto.confirm }).click()
  await waitForCredit(page)
  expect(await cashOf(member)).toBe(before + 50n * UNIT)
  await member.context.close()
})

test('over the limit: the allowed part is credited, the rest is refunded, and the page shows both', async () => {
  const member = await openMember()
  const { page } = member
  const before = await cashOf(member)
  await requestDeposit(page, 'bank', '100')
  const tab = await member.context.newPage()
  await tab.goto((await page.getByRole('link', { name: texts.next.bankPage }).getAttribute('href')) ?? '')
  const set = await page.evaluate(async () => {
    const limit = { key: crypto.randomUUID(), kind: 'deposit', period: 'day', amount: '8000000' }
    const headers = { 'content-type': 'application/json', 'x-ronda': '1' }
    return (await fetch('/api/v1/control/limit', { method: 'POST', headers, body: JSON.stringify(limit) })).status
  })
  expect(set).toBe(200)
  // The page warns before the payment.
  await page.reload()
  await page
    .getByRole('alert')
    .filter({ hasText: /Tus límites permiten .*80/ })
    .waitFor()
  await tab.getByLabel(bank.bank.amount).fill('150')
  await tab.getByRole('button', { name: bank.bank.pay }).click()
  await waitForCredit(page)
  const refund = page.getByRole('region', { name: texts.refund.title })
  await refund.getByText(/^Reembolsado el/).waitFor()
  await refund.getByText(/70/).first().waitFor()
  expect(await cashOf(member)).toBe(before + 80n * UNIT)
  await tab.reload()
  await tab.getByText(/70.* reembolsados por el comercio/).waitFor()
  expect(member.pageErrors).toEqual([])
  await member.context.close()
})

test('in cash: with a code the agent pays the deposit from their own wallet', async () => {
  const member = await openMember()
  const { page } = member
  const before = await cashOf(member)
  await requestDeposit(page, 'agentCash', '20')
  const code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()
  const agent = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })
  await agent.page.goto('/agent')
  await agent.page.fill('input[autocomplete="username"]', 'agente')
  await agent.page.fill('input[type=password]', AGENT_PASSWORD)
  await agent.page.keyboard.press('Enter')
  await agent.page.waitForURL(/agentHome/)
  // A first sign-in opens a welcome dialog a moment later: close it.
  await agent.page.addLocatorHandler(agent.page.getByRole('dialog'), () => agent.page.keyboard.press('Escape'))
  await agent.page.goto('/agentHome?view=depositv2')
  await agent.page.getByLabel(texts.cash.code).fill(code.toLowerCase())
  await agent.page.getByRole('button', { name: texts.cash.find }).click()
  await agent.page.getByRole('button', { name: /^Tengo el efectivo/ }).click()
  await waitForCredit(page)
  expect(await cashOf(member)).toBe(before + 20n * UNIT)
  await Promise.all([member.context.close(), agent.context.close()])
})

test('an invalid amount is explained beside the field, and the maximum can be requested', async () => {
  const member = await openMember()
  const { page } = member
  await page.goto('/member?view=depositv2')
  const amount = page.getByLabel(texts.amount, { exact: true })
  for (const [typed, said] of [
    ['10.123456', /decimales/],
    ['-5', texts.problems.unreadable],
    ['1', /El mínimo es/],
    ['999999', /El máximo es/],
  ] as const) {
    await amount.fill(typed)
    await amount.blur()
    await page.getByText(said).waitFor()
  }
  await page.getByRole('button', { name: texts.max, exact: true }).click()
  await page.getByRole('button', { name: /^Depositar/ }).click()
  await page.getByRole('heading', { name: texts.headlines.waiting }).waitFor()
  await page.getByRole('button', { name: texts.cancel.button }).click()
  await page.getByRole('button', { name: texts.cancel.yes, exact: true }).click()
  await page.getByRole('heading', { name: texts.headlines.cancelled }).waitFor()
  expect(member.pageErrors).toEqual([])
  await member.context.close()
})
