import { sports } from '@ronda/i18n/en/play/sports'
import { browser, expect, test } from './journey.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { faultsOf, placeInPlay } from './sportsSteps.ts'
import { cashAtomsOf, signInAsNewMember } from './steps.ts'
import { visit } from './visitor.ts'

let ownServer: ServerProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  ownServer = await openServerProcess('liveLeague')
})

test.afterAll(() => ownServer.close())

test('a member sees prices change in play, and bets on a match while it is played', async () => {
  const visitor = await visit(browser, ownServer.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page } = visitor
  const { username } = await signInAsNewMember(visitor)
  const cash = (): Promise<bigint> => cashAtomsOf(ownServer.databaseUrl, username)
  const before = await cash()
  await page.goto('/sports?sport=football')
  const live = page.getByRole('region', { name: sports.live }).getByRole('listitem').first()
  await live.waitFor({ timeout: 60_000 })

  const over = live.getByRole('group', { name: sports.columns.total }).getByRole('button').first()
  await expect(over).toBeEnabled({ timeout: 30_000 })
  const seen = await over.textContent()
  await expect.poll(() => over.textContent(), { timeout: 30_000 }).not.toBe(seen)

  // Suspended now and then: the press waits until it can be made.
  await over.click({ timeout: 30_000 })
  await page.getByRole('button', { name: /^Bet slip: 1/u }).click()
  const slip = page.getByRole('dialog', { name: sports.slip.title })
  await slip.getByRole('button', { name: '1', exact: true }).click()
  await slip.getByLabel(sports.slip.policy).selectOption('any')
  await placeInPlay(visitor, slip)
  await expect.poll(cash).toBe(before - 100_000n)
  expect(faultsOf(visitor)).toEqual([])
  await visitor.context.close()
})
