import type { Frame, FrameLocator, Response } from '@playwright/test'
import { present, seconds } from '@ronda/core'
import { desk as deskTexts } from '@ronda/i18n/es/office/desk'
import { sharedRound as tableTexts } from '@ronda/i18n/es/play/sharedRound'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { signInAsStaff } from './staff.ts'
import { cashAtomsOf, signInAsNewMember } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

const GAME = 'RONDA_LIVE_ROULETTE_FAST'
const POOL = 'RONDA_COCKFIGHT_POOL'

/** The titles of the frames of GAME and of the table beside it. */
const NAME = 'Ruleta Veloz'
const SECOND_NAME = 'Bacará Veloz'

/** Opens the same table for two members, one on a phone and one on a desktop. */
const openTwoSeats = (): Promise<[Seat, Seat]> => Promise.all([openTable('phone'), openTable('desktop')])

/** The longest time from a bet to the payout of its round. */
const ROUND_MS_MAX = seconds(60)

type Seat = {
  readonly visitor: Visitor
  readonly frame: FrameLocator
  readonly username: string
  readonly cash: bigint
}

type FightBet = 'meron' | 'wala' | 'draw'

type Played = {
  readonly number: number
  readonly win: string
  readonly staked: string
  readonly outcome: { readonly pocket?: number; readonly winner?: FightBet; readonly odds?: Record<FightBet, number> }
}

async function openTable(device: Device, game = GAME): Promise<Seat> {
  const visitor = await visit(browser, server.origin, { device, theme: 'dark', language: 'es' })
  const { username } = await signInAsNewMember(visitor)
  await visitor.page.goto(`/seamless?game=${game}&mode=real`)
  const frame = visitor.page.frameLocator('iframe')
  await frame.locator('main.live').waitFor()
  return { visitor, frame, username, cash: await cashAtomsOf(server.databaseUrl, username) }
}

/** With its frame, because rounds of two tables may have the same number. */
type PlacedBet = { readonly round: number; readonly owner: Frame | null | undefined }

/** Bets close every few seconds: a press that takes longer is repeated in the next round. */
const PRESS_OPTIONS = { timeout: 8_000 }

/** Places a chip as soon as bets are open and returns the round; a bet that was too late is placed in the next. */
async function bet({ visitor, frame }: Seat, place: string): Promise<PlacedBet> {
  for (;;) {
    await frame.locator('main.live.is-betting').waitFor()
    const spot = await frame.locator(`[data-spot="${place}"]`).elementHandle()
    const owner = await spot?.ownerFrame()
    const isItsResponse = (one: Response): boolean => one.url().endsWith('/table/bet') && one.frame() === owner
    const answered = visitor.page.waitForResponse(isItsResponse).catch(() => undefined)
    const press = (what: string): Promise<void> => frame.locator(what).click(PRESS_OPTIONS)
    const isPressed = await press(`[data-spot="${place}"]`)
      .then(() => press('.place-act .bet-main[aria-disabled="false"]'))
      .then(
        () => true,
        () => false,
      )
    const response = isPressed ? await answered : undefined
    if (response?.ok()) return { round: (response.request().postDataJSON() as { round: number }).round, owner }
  }
}

/** Errors of the page without refused bets, which were only too late. */
const pageErrorsOf = ({ pageErrors }: Visitor): readonly string[] =>
  pageErrors.filter((failure) => !failure.includes('/table/bet'))

/** The result of the round as the server sends it, once the round is over. Called before the round can end. */
async function readEnd({ visitor }: Seat, { round, owner }: PlacedBet): Promise<Played> {
  const isItsResponse = (one: Response): boolean => one.url().endsWith(`/table/mine/${round}`) && one.frame() === owner
  const response = await visitor.page.waitForResponse(
    async (one) => isItsResponse(one) && (await one.text()).includes('"outcome":{'),
    { timeout: ROUND_MS_MAX },
  )
  return ((await response.json()) as { value: { played: Played } }).value.played
}

test('two members at one table see the same results, and the ledger has what each won', async () => {
  const seats = await openTwoSeats()
  const [first, second] = seats
  // One of them may bet a round later than the other.
  const playOn = async (seat: Seat, place: string): Promise<Played> => readEnd(seat, await bet(seat, place))
  const ends = await Promise.all([playOn(first, 'red'), playOn(second, 'black')])
  const resultsOf = ({ frame }: Seat): Promise<string[]> => frame.locator('.past-mark .mark').allTextContents()
  // Whichever round each has bet on, both screens show the same past results.
  await expect.poll(async () => (await resultsOf(first)).join(' ') === (await resultsOf(second)).join(' ')).toBe(true)
  for (const [at, seat] of seats.entries()) {
    const { frame, username, cash, visitor } = seat
    const end = present(ends[at], 'an end of the round')
    await frame.locator('.own-line', { hasText: `${end.number}` }).waitFor()
    const shown = [...(await frame.locator('.live-result .mark').allTextContents()), ...(await resultsOf(seat))]
    expect(shown.slice(0, 5)).toContain(`${end.outcome.pocket}`)
    const left = cash - BigInt(end.staked) + BigInt(end.win)
    expect(String(await cashAtomsOf(server.databaseUrl, username))).toBe(String(left))
    expect(pageErrorsOf(visitor)).toEqual([])
  }
})

test('a chat message at a table is shown to another member until staff remove it', async () => {
  const seats = await openTwoSeats()
  const [speaker, reader] = seats
  const text = 'La casa dice que nada se debe a nadie'
  for (const { frame } of seats) await frame.locator('.chat-button').click()
  await speaker.frame.locator('.chat-form textarea').fill(text)
  await speaker.frame.locator('.chat-form button').click()
  const line = reader.frame.locator('.chat-line', { hasText: text })
  await line.waitFor()
  expect(await line.textContent()).not.toContain(speaker.username)

  const staff = await visit(browser, server.origin, { device: 'desktop', theme: 'dark', language: 'es' })
  await signInAsStaff(staff, server.databaseUrl)
  await staff.page.goto('/office/desk?queue=chat')
  await staff.page.getByRole('tab', { name: deskTexts.chat.piles.all }).click()
  const message = staff.page.getByRole('listitem').filter({ hasText: text })
  await message.getByRole('button', { name: deskTexts.chat.remove, exact: true }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByLabel(deskTexts.reason.label).fill('Una prueba')
  await dialog.getByRole('button', { name: deskTexts.chat.asks.remove.confirm, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })

  for (const { frame, visitor } of seats) {
    await frame.locator('.chat-line', { hasText: text }).waitFor({ state: 'detached' })
    await frame.locator('.chat-button').click()
    expect(pageErrorsOf(visitor)).toEqual([])
  }
  await staff.context.close()
})

test('the replay of a round shows the result of the history', async () => {
  const { frame } = await openTable('phone')
  await frame.locator('.past-strip').click()
  await frame.getByRole('button', { name: tableTexts.panel.past, exact: true }).click()
  const row = frame.locator('.past-row').first()
  const result = await row.locator('.past-words strong').textContent()
  await row.locator('.is-replay').click()
  await frame.locator('.replay-skip').click()
  await expect(frame.locator('.replay .live-result strong')).toHaveText(result ?? '')
})

test('a second table opens beside the first, and bets are accepted at both', async () => {
  const seat = await openTable('desktop')
  const { visitor, username } = seat
  const { page, texts } = visitor
  const cash = await cashAtomsOf(server.databaseUrl, username)
  await page.getByRole('button', { name: texts.stage.tables.add }).click()
  await page.getByRole('dialog').getByRole('button', { name: SECOND_NAME }).click()
  const frames = [NAME, SECOND_NAME].map((name) => page.frameLocator(`iframe[title="${name}"]`))
  const pair = frames.map((frame) => ({ ...seat, frame }))
  const ends = await Promise.all(
    pair.map(async (each, at) => readEnd(each, await bet(each, at === 0 ? 'red' : 'player'))),
  )
  const left = ends.reduce((sum, { staked, win }) => sum - BigInt(staked) + BigInt(win), cash)
  expect(String(await cashAtomsOf(server.databaseUrl, username))).toBe(String(left))
  expect(pageErrorsOf(visitor)).toEqual([])
})

/** The win of a stake at the odds of a fight; a draw returns the stakes on both sides. */
function winAtOdds({ staked, outcome }: Played, side: FightBet): bigint {
  if (outcome.winner === 'draw') return BigInt(staked)
  return outcome.winner === side ? (BigInt(staked) * BigInt(outcome.odds?.[side] ?? 0)) / 10_000n : 0n
}

test('a pool with too few players shows that it pays at the odds, and does', async () => {
  const { pool } = tableTexts.cockfight
  const playOn = async (device: Device, side: 'meron' | 'wala'): Promise<void> => {
    const seat = await openTable(device, POOL)
    const { frame, visitor, username, cash } = seat
    const placed = await bet(seat, side)
    const board = frame.locator('.pool-board')
    const readBoard = async (): Promise<void> => {
      await board.getByText(pool.byOdds).waitFor()
      await expect(board.locator(`.pool-side.is-${side}`)).not.toHaveText(/: \$?0[.,]00 /)
    }
    const [end] = await Promise.all([readEnd(seat, placed), readBoard()])
    expect(BigInt(end.win)).toBe(winAtOdds(end, side))
    expect(await cashAtomsOf(server.databaseUrl, username)).toBe(cash - BigInt(end.staked) + BigInt(end.win))
    expect(pageErrorsOf(visitor)).toEqual([])
    await visitor.context.close()
  }
  await Promise.all([playOn('phone', 'meron'), playOn('desktop', 'wala')])
})
