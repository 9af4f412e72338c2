import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, server, test } from './journey.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { comeBack, comeIn, makeNewcomer, register } from './steps.ts'
import { fill, hearInPassing, visit, type Visitor } from './visitor.ts'

const PHONE = { device: 'phone', theme: 'dark', language: 'es' } as const
const DESKTOP = { device: 'desktop', theme: 'light', language: 'en' } as const
const PIN = '918273'

/** All the money on screen, in whole units. */
async function shownTotal({ page }: Visitor, units: number): Promise<void> {
  await page.locator(`[data-total="${units * 100_000}"]`).waitFor()
}

const openWallet = ({ page }: Visitor): Promise<unknown> => page.goto('/member?view=transferFund')

async function setMood(visitor: Visitor, mood: 'works' | 'silent'): Promise<void> {
  const { page, texts } = visitor
  await page.goto('/sandbox/vendor')
  await page.getByText(texts.vendor.moods[mood], { exact: true }).click()
  await page.locator(`input[name="mood"][value="${mood}"]:checked`).waitFor({ state: 'attached' })
}

/** A payment password, set as the security center sets it. */
async function setPin(username: string, password: string): Promise<void> {
  const caller = new Caller(server.origin)
  await caller.send('POST', '/wps/session/login', {
    type: 'username',
    username,
    password,
    remember: false,
    side: 'member',
  })
  await caller.send('PUT', '/api/v1/member/payment', { next: PIN })
}

test('the balance is explained, and money that waited for a silent vendor comes home with what was won', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page, texts } = visitor
  await comeIn(visitor)
  await openWallet(visitor)
  await shownTotal(visitor, 1_000)

  await setMood(visitor, 'silent')
  await openWallet(visitor)
  await page.getByRole('button', { name: texts.funds.vendors.moveIn, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.funds.move.amount, { exact: true }).fill('1000,01')
  await dialog.getByRole('button', { name: texts.funds.move.send }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel(texts.funds.move.amount, { exact: true }).fill('100')
  await dialog.getByRole('button', { name: texts.funds.move.send }).click()
  await hearInPassing(page, texts.funds.vendors.onItsWay)
  await page.locator('[data-part="moving"]').waitFor()
  await shownTotal(visitor, 1_000)

  await setMood(visitor, 'works')
  await openWallet(visitor)
  await page.locator('[data-part="vendor ALAMEDA"]').waitFor()
  await shownTotal(visitor, 1_000)

  await page.getByRole('link', { name: texts.funds.vendors.play }).click()
  await page.locator('[data-there="10000000"]').waitFor()
  await page.getByRole('button', { name: texts.vendor.win }).click()
  await page.locator('[data-there="10500000"]').waitFor()
  // Whoever leaves takes the money along.
  await page.getByRole('button', { name: texts.vendor.leave }).click()
  await shownTotal(visitor, 1_005)
  await page.locator('[data-part="vendor ALAMEDA"]').waitFor({ state: 'detached' })

  await page.locator('[data-part="cash"]').click()
  await page.waitForURL(/view=transactionHistory&wallet=cash/)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a member sends to the agent, who sees it and sends some of it back', async () => {
  const newcomer = makeNewcomer()
  const member = await visit(browser, server.origin, DESKTOP)
  await register(member, newcomer, '/register?referralCode=agente')
  await setPin(newcomer.username, newcomer.password)
  await setPin('agente', AGENT_PASSWORD)
  await member.page.goto('/member?view=transferUpline')
  const words = member.texts.transfer
  await member.page.getByLabel(words.amount, { exact: true }).fill('40')
  await member.page.getByLabel(words.reason, { exact: true }).fill('for the fair')
  await member.page.getByLabel(words.paymentPassword, { exact: true }).fill(PIN)
  await member.page.getByRole('button', { name: words.send, exact: true }).click()
  await hearInPassing(member.page, fill(words.sent, { name: 'agente' }))
  await member.page.getByText(fill(words.sentTo, { name: 'agente' }), { exact: true }).waitFor()

  const agent = await visit(browser, server.origin, PHONE)
  await comeBack(agent, { username: 'agente', password: AGENT_PASSWORD })
  await agent.page.goto('/agentHome?view=transferDownline')
  const palabras = agent.texts.transfer
  await agent.page.getByText(fill(palabras.gotFrom, { name: newcomer.username }), { exact: true }).waitFor()
  await agent.page.getByText('for the fair').waitFor()
  await agent.page.locator('label').filter({ hasText: newcomer.username }).click()
  await agent.page.getByLabel(palabras.amount, { exact: true }).fill('15')
  await agent.page.getByLabel(palabras.paymentPassword, { exact: true }).fill(PIN)
  await agent.page.getByRole('button', { name: palabras.send, exact: true }).click()
  await hearInPassing(agent.page, fill(palabras.sent, { name: newcomer.username }))

  // Pushed: the member's page shows it without being asked to.
  await member.page.getByText(fill(words.gotFrom, { name: 'agente' }), { exact: true }).waitFor()
  await member.page.locator('[data-balance="97500000"]:visible').first().waitFor()
  for (const { pageErrors, context } of [member, agent]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
})
