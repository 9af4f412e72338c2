import type { FrameLocator } from '@playwright/test'
import { calls } from '@ronda/contract'
import { arcade as spanish } from '@ronda/i18n/es/arcade'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, comeIn } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

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

test('dice, mines, poker with a card held and blackjack with a decision: what is on screen is what the server said, and what the books hold', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { username } = await comeIn(visitor)
  const cash = (): Promise<bigint> => cashAtomsOf(server.databaseUrl, username)
  let known = await cash()
  const settle = async ({ round, balance }: Told): Promise<void> => {
    if (round.isOver) known += BigInt(round.win)
    expect(String(await cash())).toBe(String(known))
    expect(balance.cash).toBe(String(known))
  }

  let frame = await sitDown(visitor, 'RONDA_DICE')
  const play = async (): Promise<Told> => {
    const told = await hear(visitor, calls.arcade.bet.path, () =>
      frame.getByRole('button', { name: spanish.play, exact: true }).click(),
    )
    known -= BigInt(told.round.staked)
    await settle(told)
    return told
  }
  const rolled = await play()
  const { roll } = rolled.round.view as { roll: number }
  await frame.locator('.dice-roll', { hasText: (roll / 100).toFixed(2).padStart(5, '0') }).waitFor()
  await expect.poll(() => frame.locator('.solo-chips li').count()).toBe(1)

  frame = await sitDown(visitor, 'RONDA_MINES')
  await play()
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

  frame = await sitDown(visitor, 'RONDA_JACKS_9_6')
  const dealt = await play()
  const [kept] = (dealt.round.view as { dealt: readonly number[] }).dealt
  await frame.locator('.held').first().click()
  const drawn = await hear(visitor, calls.arcade.move.path, () => frame.locator('.bet-main').click())
  const { cards, held } = drawn.round.view as { cards: readonly number[]; held: readonly boolean[] }
  expect([cards[0], held]).toEqual([kept, [true, false, false, false, false]])
  await settle(drawn)
  await frame.locator('.held.is-held').waitFor()
  expect(await frame.locator('.held-cards .playing-card:not(.is-down)').count()).toBe(5)

  frame = await sitDown(visitor, 'RONDA_BLACKJACK')
  let hand = await play()
  const { blackjack } = spanish.tables
  if (!hand.round.isOver) {
    const stand = frame.getByRole('button', { name: blackjack.stand, exact: true })
    hand = await hear(visitor, calls.arcade.move.path, () => stand.click())
    expect(hand.round.isOver).toBe(true)
    await settle(hand)
  }
  const { hands } = hand.round.view as { hands: readonly { readonly total: number; readonly outcome: string }[] }
  await frame.locator(`.bj-outcome.is-${hands[0]?.outcome}`).waitFor()
  await frame.locator('.bj-hands .points', { hasText: String(hands[0]?.total) }).waitFor()
  await frame.getByRole('button', { name: spanish.play, exact: true }).waitFor()
  // From one game to the next a bet can come sooner than the market allows; the game waits and sends it again.
  expect(visitor.pageErrors.filter((failure) => !failure.includes('429'))).toEqual([])
  await visitor.context.close()
})
