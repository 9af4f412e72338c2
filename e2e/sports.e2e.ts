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
  await page.goto('/sports')
  await page.getByText(sports.simulated).first().waitFor()
  // The second of the list takes bets for as long as a match takes, at least.
  const next = page.getByRole('region', { name: sports.next }).getByRole('listitem')
  await next.nth(1).getByRole('button').first().click()

  const slip = page.getByRole('dialog', { name: sports.slip.title })
  for (const digit of ['1', '2']) await slip.getByRole('button', { name: digit, exact: true }).click()
  await slip.getByRole('button', { name: sports.slip.erase }).click()
  await slip.getByRole('button', { name: fill(sports.slip.place, { amount: '$1.00' }) }).click()
  await page.getByText(sports.slip.placed).waitFor()
  await expect.poll(cash).toBe(before - 100_000n)

  await page.getByRole('link', { name: sports.views.mine }).click()
  await page.getByText(fill(sports.mine.stake, { amount: '$1.00' })).waitFor()
  await page.getByText(sports.mine.noneOpen).waitFor()
  await page.getByRole('tab', { name: sports.mine.states.settled }).click()
  await page.getByText(sports.mine.evidence).click()
  await page.getByText(fill(sports.mine.version, { version: '1', policy: sports.slip.policies.better })).waitFor()
  await page.getByRole('link', { name: sports.mine.match }).click()
  await page.getByRole('button', { name: sports.check.start }).click()
  await page.getByText(sports.check.good).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})
