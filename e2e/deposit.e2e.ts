import type { Page } from '@playwright/test'
import { deposit as texts } from '@ronda/i18n/es/deposit'
import { sandboxPay as bank } from '@ronda/i18n/es/sandboxPay'
import { browser, expect, server, test } from './journey.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { cashAtomsOf, comeIn, type Newcomer } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const UNIT = 100_000n

type Guest = Visitor & { readonly newcomer: Newcomer }

async function arrive(): Promise<Guest> {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  return { ...visitor, newcomer: await comeIn(visitor) }
}

const cashOf = ({ newcomer }: Guest): Promise<bigint> => cashAtomsOf(server.databaseUrl, newcomer.username)

/** Chooses a way and an amount, and goes on to the deposit's own page. */
async function ask(page: Page, way: keyof typeof texts.ways, amount: string): Promise<void> {
  await page.goto('/member?view=depositv2')
  await page.locator('label').filter({ hasText: texts.ways[way] }).click()
  await page.getByLabel(texts.amount, { exact: true }).fill(amount)
  await page.getByRole('button', { name: /^Depositar/ }).click()
  await page.getByRole('heading', { name: texts.headlines.waiting }).waitFor()
}

const credited = (page: Page): Promise<void> => page.getByRole('heading', { name: texts.headlines.credited }).waitFor()

test('by card: out to the provider’s page, back, and it is in the balance with its whole story', async () => {
  const guest = await arrive()
  const { page } = guest
  const before = await cashOf(guest)
  await ask(page, 'card', '25.50')
  await page.getByRole('link', { name: texts.next.page }).click()
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.getByRole('link', { name: bank.goBack }).click()
  await credited(page)
  for (const step of ['asked', 'opened', 'confirmed', 'credited'] as const) {
    await page.getByText(texts.steps[step], { exact: true }).waitFor()
  }
  expect(await cashOf(guest)).toBe(before + (2_550n * UNIT) / 100n)
  await page.goto('/member?view=depositv2')
  await page.getByText(texts.states.credited, { exact: true }).waitFor()
  expect(guest.pageErrors).toEqual([])
  await guest.context.close()
})

test('by e-wallet: declined first, with the reason in words; tried again, it works although nobody tells the house', async () => {
  const guest = await arrive()
  const { page } = guest
  await ask(page, 'ewallet', '10')
  await page.getByRole('link', { name: texts.next.page }).click()
  await page.getByRole('button', { name: bank.failing.no_funds }).click()
  await page.getByRole('link', { name: bank.goBack }).click()
  await page.getByText(texts.reasons.no_funds).waitFor()
  await page.getByRole('link', { name: texts.retry }).click()

  const before = await cashOf(guest)
  await ask(page, 'ewallet', '10')
  await page.getByRole('link', { name: texts.next.page }).click()
  await page.getByText(bank.notices.never, { exact: true }).click()
  await page.getByRole('button', { name: bank.ewallet.pay, exact: true }).click()
  await page.getByRole('link', { name: bank.goBack }).click()
  await credited(page)
  expect(await cashOf(guest)).toBe(before + 10n * UNIT)
  await guest.context.close()
})

test('by bank: the reference leads the way, and what was really sent is what is credited', async () => {
  const guest = await arrive()
  const { page } = guest
  const before = await cashOf(guest)
  await ask(page, 'bank', '100')
  await page.getByText(/^R\d{9}$/).waitFor()
  const tab = await guest.context.newPage()
  await tab.goto((await page.getByRole('link', { name: texts.next.bankPage }).getAttribute('href')) ?? '')
  await tab.getByLabel(bank.bank.amount).fill('60')
  await tab.getByRole('button', { name: bank.bank.pay }).click()
  // The first page has not been touched: it hears by itself.
  await credited(page)
  await page.getByText(/llegaron .*60/).waitFor()
  expect(await cashOf(guest)).toBe(before + 60n * UNIT)

  // Whoever paid asks for the money back, and the page says so.
  await tab.getByRole('button', { name: bank.reverse }).click()
  await page.getByRole('heading', { name: texts.headlines.reversed }).waitFor()
  expect(await cashOf(guest)).toBe(before)
  await guest.context.close()
})

test('by crypto: confirmations come one by one, and the last one credits it', async () => {
  const guest = await arrive()
  const { page } = guest
  const before = await cashOf(guest)
  await ask(page, 'crypto', '50')
  const tab = await guest.context.newPage()
  await tab.goto((await page.getByRole('link', { name: texts.next.addressPage }).getAttribute('href')) ?? '')
  await tab.getByRole('button', { name: bank.crypto.send }).click()
  for (const done of [1, 2]) {
    await tab.getByRole('button', { name: bank.crypto.confirm }).click()
    await page.getByText(`${done} de 3 confirmaciones`).first().waitFor()
  }
  expect(await cashOf(guest)).toBe(before)
  await tab.getByRole('button', { name: bank.crypto.confirm }).click()
  await credited(page)
  expect(await cashOf(guest)).toBe(before + 50n * UNIT)
  await guest.context.close()
})

test('over the limit: what it leaves room for is credited, the rest goes back, and the page says both', async () => {
  const guest = await arrive()
  const { page } = guest
  const before = await cashOf(guest)
  await ask(page, 'bank', '100')
  const tab = await guest.context.newPage()
  await tab.goto((await page.getByRole('link', { name: texts.next.bankPage }).getAttribute('href')) ?? '')
  const set = await page.evaluate(async () => {
    const limit = { key: crypto.randomUUID(), kind: 'deposit', period: 'day', amount: '8000000' }
    const headers = { 'content-type': 'application/json', 'x-ronda': '1' }
    return (await fetch('/api/v1/control/limit', { method: 'POST', headers, body: JSON.stringify(limit) })).status
  })
  expect(set).toBe(200)
  // Said before it is paid, where that can be.
  await page.reload()
  await page
    .getByRole('alert')
    .filter({ hasText: /Tus límites permiten .*80/ })
    .waitFor()
  await tab.getByLabel(bank.bank.amount).fill('150')
  await tab.getByRole('button', { name: bank.bank.pay }).click()
  await credited(page)
  const story = page.getByRole('region', { name: texts.refund.title })
  await story.getByText(/^Reembolsado el/).waitFor()
  expect(await story.getByText(/70/).count()).toBeGreaterThan(0)
  expect(await cashOf(guest)).toBe(before + 80n * UNIT)
  await tab.reload()
  await tab.getByText(/70.* reembolsados por el comercio/).waitFor()
  expect(guest.pageErrors).toEqual([])
  await guest.context.close()
})

test('in cash: a code for the agent, who passes the money on from an own wallet', async () => {
  const guest = await arrive()
  const { page } = guest
  const before = await cashOf(guest)
  await ask(page, 'agentCash', '20')
  const code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText()
  const agent = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })
  await agent.page.goto('/agent')
  await agent.page.fill('input[autocomplete="username"]', 'agente')
  await agent.page.fill('input[type=password]', AGENT_PASSWORD)
  await agent.page.keyboard.press('Enter')
  await agent.page.waitForURL(/agentHome/)
  // Whoever comes in for the first time is welcomed over it, a moment later.
  await agent.page.addLocatorHandler(agent.page.getByRole('dialog'), () => agent.page.keyboard.press('Escape'))
  await agent.page.goto('/agentHome?view=depositv2')
  await agent.page.getByLabel(texts.cash.code).fill(code.toLowerCase())
  await agent.page.getByRole('button', { name: texts.cash.find }).click()
  await agent.page.getByRole('button', { name: /^Tengo el efectivo/ }).click()
  await credited(page)
  expect(await cashOf(guest)).toBe(before + 20n * UNIT)
  await Promise.all([guest.context.close(), agent.context.close()])
})

test('an amount that cannot be paid is said so beside the field, and the largest one always can', async () => {
  const guest = await arrive()
  const { page } = guest
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
  expect(guest.pageErrors).toEqual([])
  await guest.context.close()
})
