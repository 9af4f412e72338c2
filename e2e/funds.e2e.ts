import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, server, test } from './journey.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { signInByRequest, signInAsNewMember, makeCredentials, register } from './steps.ts'
import { fill, expectToast, visit, type Visitor } from './visitor.ts'

const PHONE = { device: 'phone', theme: 'dark', language: 'es' } as const
const DESKTOP = { device: 'desktop', theme: 'light', language: 'en' } as const
const PIN = '918273'

/** Waits until the total on screen is this many whole units. */
async function expectTotal({ page }: Visitor, units: number): Promise<void> {
  await page.locator(`[data-total="${units * 100_000}"]`).waitFor()
}

const openWallet = ({ page }: Visitor): Promise<unknown> => page.goto('/member?view=transferFund')

async function setVendorMood(visitor: Visitor, mood: 'works' | 'silent'): Promise<void> {
  const { page, texts } = visitor
  await page.goto('/sandbox/vendor')
  await page.getByText(texts.vendor.moods[mood], { exact: true }).click()
  await page.locator(`input[name="mood"][value="${mood}"]:checked`).waitFor({ state: 'attached' })
}

/** Sets a payment password by the request that the security center sends. */
async function setPaymentPassword(username: string, password: string): Promise<void> {
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

test('money on its way to a silent vendor stays in the total, and returns with the win', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page, texts } = visitor
  await signInAsNewMember(visitor)
  await openWallet(visitor)
  await expectTotal(visitor, 1_000)

  await setVendorMood(visitor, 'silent')
  await openWallet(visitor)
  await page.getByRole('button', { name: texts.funds.vendors.moveIn, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.funds.move.amount, { exact: true }).fill('1000,01')
  await dialog.getByRole('button', { name: texts.funds.move.send }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel(texts.funds.move.amount, { exact: true }).fill('100')
  await dialog.getByRole('button', { name: texts.funds.move.send }).click()
  await expectToast(page, texts.funds.vendors.onItsWay)
  await page.locator('[data-part="moving"]').waitFor()
  await expectTotal(visitor, 1_000)

  await setVendorMood(visitor, 'works')
  await openWallet(visitor)
  await page.locator('[data-part="vendor ALAMEDA"]').waitFor()
  await expectTotal(visitor, 1_000)

  await page.getByRole('link', { name: texts.funds.vendors.play }).click()
  await page.locator('[data-there="10000000"]').waitFor()
  await page.getByRole('button', { name: texts.vendor.win }).click()
  await page.locator('[data-there="10500000"]').waitFor()
  // Leaving the vendor moves the money back.
  await page.getByRole('button', { name: texts.vendor.leave }).click()
  await expectTotal(visitor, 1_005)
  await page.locator('[data-part="vendor ALAMEDA"]').waitFor({ state: 'detached' })

  await page.locator('[data-part="cash"]').click()
  await page.waitForURL(/view=transactionHistory&wallet=cash/)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a member transfers to the agent, who sees it and transfers a part back', async () => {
  const credentials = makeCredentials()
  const member = await visit(browser, server.origin, DESKTOP)
  await register(member, credentials, '/register?referralCode=agente')
  await setPaymentPassword(credentials.username, credentials.password)
  await setPaymentPassword('agente', AGENT_PASSWORD)
  await member.page.goto('/member?view=transferUpline')
  const words = member.texts.transfer
  await member.page.getByLabel(words.amount, { exact: true }).fill('40')
  await member.page.getByLabel(words.reason, { exact: true }).fill('for the fair')
  await member.page.getByLabel(words.paymentPassword, { exact: true }).fill(PIN)
  await member.page.getByRole('button', { name: words.send, exact: true }).click()
  await expectToast(member.page, fill(words.sent, { name: 'agente' }))
  await member.page.getByText(fill(words.sentTo, { name: 'agente' }), { exact: true }).waitFor()

  const agent = await visit(browser, server.origin, PHONE)
  await signInByRequest(agent, { username: 'agente', password: AGENT_PASSWORD })
  await agent.page.goto('/agentHome?view=transferDownline')
  const agentWords = agent.texts.transfer
  await agent.page.getByText(fill(agentWords.gotFrom, { name: credentials.username }), { exact: true }).waitFor()
  await agent.page.getByText('for the fair').waitFor()
  await agent.page.locator('label').filter({ hasText: credentials.username }).click()
  await agent.page.getByLabel(agentWords.amount, { exact: true }).fill('15')
  await agent.page.getByLabel(agentWords.paymentPassword, { exact: true }).fill(PIN)
  await agent.page.getByRole('button', { name: agentWords.send, exact: true }).click()
  await expectToast(agent.page, fill(agentWords.sent, { name: credentials.username }))

  // The server pushes it: the member's page shows it without a reload.
  await member.page.getByText(fill(words.gotFrom, { name: 'agente' }), { exact: true }).waitFor()
  await member.page.locator('[data-balance="97500000"]:visible').first().waitFor()
  for (const { pageErrors, context } of [member, agent]) {
    expect(pageErrors).toEqual([])
    await context.close()
  }
})
