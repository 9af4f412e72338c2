import { readFile } from 'node:fs/promises'
import type { FrameLocator, Response } from '@playwright/test'
import { lottery } from '@ronda/i18n/en/play/lottery'
import { sharedRound } from '@ronda/i18n/en/play/sharedRound'
import { proof } from '@ronda/i18n/en/play/proof'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, signInAsNewMember } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const GAME = 'RONDA_ELOTT_1'

type Played = {
  readonly number: number
  readonly win: string
  readonly staked: string
  readonly outcome: { readonly digits: readonly number[] }
}

const bodyOf = async <T>(response: Response): Promise<T> => ((await response.json()) as { readonly value: T }).value

/** Places the slip, and tries again if bets were already closed: the slip is kept then. */
async function place({ page }: Visitor, frame: FrameLocator): Promise<number> {
  for (;;) {
    await frame.locator('.draw-status.is-betting').waitFor()
    const answered = page.waitForResponse((one) => one.url().endsWith('/table/bet'))
    await frame.locator('.slip-place[aria-disabled="false"]').click()
    const response = await answered
    if (response.ok()) return (response.request().postDataJSON() as { readonly round: number }).round
  }
}

/** The result of the draw as the server sends it, once it is settled. */
async function readResult({ page }: Visitor, round: number): Promise<Played> {
  const response = await page.waitForResponse(
    async (one) => one.url().endsWith(`/table/mine/${round}`) && (await one.text()).includes('"digits"'),
  )
  return (await bodyOf<{ readonly played: Played }>(response)).played
}

test('a member buys a ticket, is paid what the ledger holds, verifies the draw, and orders the next draws', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { username } = await signInAsNewMember(visitor)
  await visitor.page.goto(`/seamless?game=${GAME}&mode=real`)
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('main.lottery').waitFor()
  const cash = await cashAtomsOf(server.databaseUrl, username)

  // Big and small of the sum: one of the two always wins.
  await frame.getByRole('button', { name: `${lottery.pick.sum}: ${lottery.pick.big}`, exact: true }).click()
  await frame.getByRole('button', { name: `${lottery.pick.sum}: ${lottery.pick.small}`, exact: true }).click()
  // One more line by quick pick.
  await frame.getByText(lottery.kind.three, { exact: true }).click()
  await frame.getByRole('button', { name: lottery.pad.quick }).click()
  await frame.locator('.slip-grip').click()
  await expect(frame.locator('.slip-line')).toHaveCount(3)
  const round = await place(visitor, frame)
  const end = await readResult(visitor, round)

  // The result is shown, and the win that the server sent is in the ledger.
  await frame.locator('.own-result').waitFor()
  const left = cash - BigInt(end.staked) + BigInt(end.win)
  expect(String(await cashAtomsOf(server.databaseUrl, username))).toBe(String(left))
  expect(BigInt(end.win)).toBeGreaterThan(0n)

  // The round is verified in the browser.
  await frame.getByRole('button', { name: sharedRound.more }).click()
  await frame.getByRole('button', { name: lottery.panel.mine, exact: true }).click()
  await frame.locator('.round-row .button').first().click()
  // The test server has no beacon: the draw is consistent, but the result is only `no_beacon`.
  await frame.locator('.verify .banner.is-calm').getByText(sharedRound.verdict.no_beacon).waitFor()
  await frame.getByRole('button', { name: visitor.texts.play.panel.close }).click()

  // One press copies the same lines to a new slip.
  await frame.getByRole('button', { name: lottery.slip.copy }).click()
  await expect.poll(() => frame.locator('.slip-line').count()).toBe(3)

  // A standing order for the next draws: the server places the bet in the next draw.
  await frame.locator('.slip-tools .segments').last().getByText('30', { exact: true }).click()
  const ordered = visitor.page.waitForResponse((one) => one.url().endsWith('/play/v1/orders'))
  await place(visitor, frame)
  expect((await ordered).ok()).toBe(true)
  await frame.getByRole('button', { name: sharedRound.more }).click()
  await frame.getByRole('button', { name: lottery.panel.mine, exact: true }).click()
  const state = frame.locator('.order-state')
  await expect.poll(() => state.allTextContents()).toEqual([expect.stringMatching(/[1-9]\d* of 30/)])

  // Once bets are closed the receipt of the ticket verifies, before the draw.
  await frame.getByRole('button', { name: lottery.mine.receipt, exact: true }).click()
  await frame.locator('.verify .banner.is-good').getByText(lottery.receipt.good).waitFor()
  const saved = visitor.page.waitForEvent('download')
  await frame.getByRole('button', { name: lottery.receipt.save }).click()
  const receipt = await readFile(await (await saved).path(), 'utf8')
  await frame.getByRole('button', { name: visitor.texts.play.verify.back }).click()

  // A stopped order places no more bets.
  await frame.getByRole('button', { name: lottery.orders.stop, exact: true }).click()
  await expect.poll(() => state.allTextContents()).toEqual([expect.stringMatching(/^Stopped after [1-9]\d* of 30/)])

  // The receipt saved before the draw is checked against what the server has published since.
  await frame.getByRole('button', { name: lottery.mine.receipt, exact: true }).waitFor({ state: 'detached' })
  await visitor.page.goto('/verify')
  await visitor.page.getByLabel(proof.saved.paste).fill(receipt)
  await visitor.page.getByRole('button', { name: proof.saved.check, exact: true }).click()
  await visitor.page.getByText(proof.receipt.good).waitFor()
  await visitor.page.getByLabel(proof.saved.paste).fill(receipt.replace('"index":', '"index":1'))
  await visitor.page.getByRole('button', { name: proof.saved.check, exact: true }).click()
  await visitor.page.getByText(proof.receipt.broken).waitFor()
  // A slip placed too late is refused and placed again, which the browser logs as an error.
  expect(visitor.pageErrors.filter((one) => !one.endsWith('/table/bet'))).toEqual([])
})

/** A draw that accepts bets for longer than all journeys last. */
const SLOW_GAME = 'RONDA_ELOTT_5'

test('a line is refused when its number has reached the payout limit, and the line shows it', async () => {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'en' })
  await signInAsNewMember(visitor)
  await visitor.page.goto(`/seamless?game=${SLOW_GAME}&mode=real`)
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('main.lottery').waitFor()
  await frame.getByText(lottery.kind.five, { exact: true }).click()
  const write = () => frame.getByLabel(lottery.pad.typed).fill('31415')
  const units = frame.locator('.slip-tools .segments').first()

  // At most 52 units are accepted on one number.
  await write()
  await units.getByText('50', { exact: true }).click()
  const more = frame.locator('.slip-line .line-units button').last()
  await more.click()
  await more.click()
  await expect(more).toBeDisabled()
  await place(visitor, frame)
  await frame.locator('.slip-word.is-good').waitFor()

  await write()
  await frame.locator('.draw-status.is-betting').waitFor()
  await frame.locator('.slip-place[aria-disabled="false"]').click()
  await frame.locator('.line-full').waitFor()
  await expect(frame.locator('.slip-word.is-bad')).toHaveText(visitor.texts.refusals['game.number_full'])
  expect(visitor.pageErrors.filter((one) => !one.endsWith('/table/bet'))).toEqual([])
})
