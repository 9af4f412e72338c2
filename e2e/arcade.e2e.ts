import type { Browser, FrameLocator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '@ronda/contract'
import { arcade as spanish } from '@ronda/i18n/es/arcade'
import { openBrowser } from './browser.ts'
import { house } from './house.ts'
import { cashAtomsOf, comeIn } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Told = {
  readonly round: { readonly win: string; readonly staked: string; readonly isOver: boolean; readonly view: object }
  readonly balance: { readonly cash: string }
}

/** Opens a solo game, and waits until it can be played or goes on. */
async function sitDown({ page }: Visitor, game: string): Promise<FrameLocator> {
  await page.goto(`/seamless?game=${game}&mode=real`)
  const frame = page.frameLocator('iframe')
  await frame.locator('.bet-main').waitFor()
  return frame
}

/** Does something, and hears what the server said to it; a bet that came too soon is sent again by the game itself. */
async function hear({ page }: Visitor, path: string, act: () => Promise<void>): Promise<Told> {
  const [response] = await Promise.all([page.waitForResponse((one) => one.url().endsWith(path) && one.ok()), act()])
  return ((await response.json()) as { value: Told }).value
}

test('dice and mines: what is on screen is what the server said, and what the books hold', async () => {
  const visitor = await visit(browser, house.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { username } = await comeIn(visitor)
  const cash = (): Promise<bigint> => cashAtomsOf(house.databaseUrl, username)
  let known = await cash()
  const settle = async ({ round, balance }: Told): Promise<void> => {
    if (round.isOver) known += BigInt(round.win)
    expect(String(await cash())).toBe(String(known))
    expect(balance.cash).toBe(String(known))
  }

  let frame = await sitDown(visitor, 'RONDA_DICE')
  for (let played = 0; played < 2; played += 1) {
    const button = frame.getByRole('button', { name: spanish.play, exact: true })
    const told = await hear(visitor, calls.arcade.bet.path, () => button.click())
    known -= BigInt(told.round.staked)
    const { roll } = told.round.view as { roll: number }
    await frame.locator('.dice-roll', { hasText: (roll / 100).toFixed(2).padStart(5, '0') }).waitFor()
    await settle(told)
    await button.waitFor()
  }
  await expect.poll(() => frame.locator('.solo-chips li').count()).toBe(2)

  frame = await sitDown(visitor, 'RONDA_MINES')
  const begun = await hear(visitor, calls.arcade.bet.path, () =>
    frame.getByRole('button', { name: spanish.play, exact: true }).click(),
  )
  known -= BigInt(begun.round.staked)
  await settle(begun)
  const opened = await hear(visitor, calls.arcade.move.path, () => frame.locator('.mine-tile').nth(12).click())
  await settle(opened)
  if (!opened.round.isOver) {
    // Left in the middle, and come back to: the same tile is open, and what was won can be taken.
    frame = await sitDown(visitor, 'RONDA_MINES')
    await frame.locator('.mine-tile').nth(12).and(frame.locator('.is-safe')).waitFor()
    const taken = await hear(visitor, calls.arcade.move.path, () => frame.locator('.bet-main.is-take').click())
    expect(taken.round.isOver).toBe(true)
    await settle(taken)
  }
  await frame.getByRole('button', { name: spanish.play, exact: true }).waitFor()
  // From one game to the next a bet can come sooner than the market allows; the game waits and sends it again.
  expect(visitor.troubles.filter((trouble) => !trouble.includes('429'))).toEqual([])
  await visitor.context.close()
})
