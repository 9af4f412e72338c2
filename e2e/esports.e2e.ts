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

test('a member finds the e-sports, and bets on a map between two rounds', async () => {
  const visitor = await visit(browser, ownServer.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page } = visitor
  const { username } = await signInAsNewMember(visitor)
  const cash = (): Promise<bigint> => cashAtomsOf(ownServer.databaseUrl, username)
  const before = await cash()
  await page.goto('/esports?sport=shooter')
  await page.getByRole('heading', { name: sports.esports.title }).waitFor()
  const live = page.getByRole('region', { name: sports.live }).getByRole('listitem').first()
  await live.waitFor({ timeout: 90_000 })
  await live.getByRole('link').click()
  await page.getByRole('table').waitFor()
  await page.getByText(sports.play.calm.round).waitFor({ timeout: 60_000 })
  const winner = page.getByRole('region', { name: sports.markets.winner, exact: true }).getByRole('button').first()
  await winner.click({ timeout: 60_000 })
  await page.getByRole('button', { name: /^Bet slip: 1/u }).click()
  const slip = page.getByRole('dialog', { name: sports.slip.title })
  await slip.getByRole('button', { name: '1', exact: true }).click()
  await slip.getByLabel(sports.slip.policy).selectOption('any')
  await placeInPlay(visitor, slip)
  await expect.poll(cash).toBe(before - 100_000n)
  expect(faultsOf(visitor)).toEqual([])
  await visitor.context.close()
})
