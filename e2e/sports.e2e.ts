import { sports } from '@ronda/i18n/en/play/sports'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, signInAsNewMember } from './steps.ts'
import { fill, visit } from './visitor.ts'

test('a member bets on a match, sees it played and settled, and checks it', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'light', language: 'en' })
  const { page } = visitor
  const { username } = await signInAsNewMember(visitor)
  const cash = (): Promise<bigint> => cashAtomsOf(server.databaseUrl, username)
  const before = await cash()
  await page.goto('/sports?sport=football')
  await page.getByText(sports.simulated).first().waitFor()
  // The last of the list take bets for longest. They are known by their links: the list moves on between two presses.
  const next = page.getByRole('region', { name: sports.next }).getByRole('listitem')
  await next.nth(1).waitFor()
  const links = await next.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const link of links.slice(-2)) {
    const match = next.filter({ has: page.locator(`a[href="${link}"]`) })
    await match.getByRole('button').first().click()
  }

  await page.getByRole('button', { name: /^Bet slip: 2/u }).click()
  const slip = page.getByRole('dialog', { name: sports.slip.title })
  for (const digit of ['1', '2']) await slip.getByRole('button', { name: digit, exact: true }).click()
  await slip.getByRole('button', { name: sports.slip.erase }).click()
  await slip.getByRole('button', { name: 'Place bet for $1.00' }).click()
  await page.getByText('Your bet is placed').waitFor()
  await expect.poll(cash).toBe(before - 100_000n)

  await page.getByRole('link', { name: sports.views.mine }).click()
  await page.getByText(sports.slip.kinds.multiple).waitFor()
  await page.getByRole('button', { name: /^Cash out/u }).click()
  await page.getByText('50%', { exact: true }).click()
  await page.getByRole('button', { name: /^Cash out/u }).click()
  await page.getByText(fill(sports.mine.payments.cash_out, { stake: '$0.50' })).waitFor()
  await page.getByText(sports.mine.noneOpen).waitFor({ timeout: 120_000 })
  await page.getByRole('tab', { name: sports.mine.states.settled }).click()
  await page.getByText(fill(sports.mine.payments.settlement, { stake: '$0.50' })).waitFor()
  await page.getByText(sports.mine.evidence).click()
  await page.getByText(fill(sports.mine.rules, { rules: '1', policy: sports.slip.policies.better })).waitFor()
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await page.getByRole('button', { name: sports.check.start }).click()
  await page.getByText(sports.check.good).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})
