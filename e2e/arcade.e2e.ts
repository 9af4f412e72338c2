import type { FrameLocator } from '@playwright/test'
import { calls } from '@ronda/contract'
import { arcade as spanish } from '@ronda/i18n/es/play/arcade'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, signInAsNewMember } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

type RoundReply = {
  readonly round: { readonly win: string; readonly staked: string; readonly isOver: boolean; readonly view: object }
  readonly balance: { readonly cash: string }
}

/** Opens an arcade game and waits until a round can be started or continued. */
async function openArcadeGame({ page }: Visitor, game: string): Promise<FrameLocator> {
  await page.goto(`/seamless?game=${game}&mode=real`)
  const frame = page.frameLocator('iframe')
  await frame.locator('.bet-main').waitFor()
  return frame
}

/** Acts and waits for the successful reply of the server; the game itself retries a bet that was sent too early. */
async function waitForReply({ page }: Visitor, path: string, act: () => Promise<void>): Promise<RoundReply> {
  const [response] = await Promise.all([page.waitForResponse((one) => one.url().endsWith(path) && one.ok()), act()])
  return ((await response.json()) as { value: RoundReply }).value
}

test('dice, mines, video poker and blackjack show the result that the server sent, and the ledger agrees', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { username } = await signInAsNewMember(visitor)
  const cash = (): Promise<bigint> => cashAtomsOf(server.databaseUrl, username)
  let known = await cash()
  const expectCash = async ({ round, balance }: RoundReply): Promise<void> => {
    if (round.isOver) known += BigInt(round.win)
    expect(String(await cash())).toBe(String(known))
    expect(balance.cash).toBe(String(known))
  }

  let frame = await openArcadeGame(visitor, 'RONDA_DICE')
  const play = async (): Promise<RoundReply> => {
    const reply = await waitForReply(visitor, calls.arcade.bet.path, () =>
      frame.getByRole('button', { name: spanish.play, exact: true }).click(),
    )
    known -= BigInt(reply.round.staked)
    await expectCash(reply)
    return reply
  }
  const rolled = await play()
  const { roll } = rolled.round.view as { roll: number }
  await frame.locator('.dice-roll', { hasText: (roll / 100).toFixed(2).padStart(5, '0') }).waitFor()
  await expect.poll(() => frame.locator('.solo-chips li').count()).toBe(1)

  frame = await openArcadeGame(visitor, 'RONDA_MINES')
  await play()
  const opened = await waitForReply(visitor, calls.arcade.move.path, () => frame.locator('.mine-tile').nth(12).click())
  await expectCash(opened)
  if (!opened.round.isOver) {
    // After a reload in the middle of the round the same tile is open and the win can be taken.
    frame = await openArcadeGame(visitor, 'RONDA_MINES')
    await frame.locator('.mine-tile').nth(12).and(frame.locator('.is-safe')).waitFor()
    const taken = await waitForReply(visitor, calls.arcade.move.path, () => frame.locator('.bet-main.is-take').click())
    expect(taken.round.isOver).toBe(true)
    await expectCash(taken)
  }

  frame = await openArcadeGame(visitor, 'RONDA_JACKS_9_6')
  const dealt = await play()
  const [heldCard] = (dealt.round.view as { dealt: readonly number[] }).dealt
  await frame.locator('.held').first().click()
  const drawn = await waitForReply(visitor, calls.arcade.move.path, () => frame.locator('.bet-main').click())
  const { cards, held } = drawn.round.view as { cards: readonly number[]; held: readonly boolean[] }
  expect([cards[0], held]).toEqual([heldCard, [true, false, false, false, false]])
  await expectCash(drawn)
  await frame.locator('.held.is-held').waitFor()
  await expect(frame.locator('.held-cards .playing-card:not(.is-down)')).toHaveCount(5)

  frame = await openArcadeGame(visitor, 'RONDA_BLACKJACK')
  let hand = await play()
  const { blackjack } = spanish.tables
  if (!hand.round.isOver) {
    const stand = frame.getByRole('button', { name: blackjack.stand, exact: true })
    hand = await waitForReply(visitor, calls.arcade.move.path, () => stand.click())
    expect(hand.round.isOver).toBe(true)
    await expectCash(hand)
  }
  const { hands } = hand.round.view as { hands: readonly { readonly total: number; readonly outcome: string }[] }
  await frame.locator(`.bj-outcome.is-${hands[0]?.outcome}`).waitFor()
  await frame.locator('.bj-hands .points', { hasText: String(hands[0]?.total) }).waitFor()
  await frame.getByRole('button', { name: spanish.play, exact: true }).waitFor()
  // Right after the game before, a bet can be sooner than the market allows (429); the game waits and sends it again.
  expect(visitor.pageErrors.filter((failure) => !failure.includes('429'))).toEqual([])
  await visitor.context.close()
})
