import type { Page } from '@playwright/test'
import { calls } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { replayRound, SCATTER, slotTitles, type SlotTitle } from '@ronda/games'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, signInAsNewMember } from './steps.ts'
import { fill, visit, type Visitor } from './visitor.ts'

/** `RONDA_ROUNDS=5` plays five rounds of every family; without it one round of every fourth family is played. */
const REQUESTED_ROUNDS = process.env['RONDA_ROUNDS']
const ROUNDS = Number(REQUESTED_ROUNDS ?? 1)
const isIncluded = (_: unknown, place: number): boolean => REQUESTED_ROUNDS !== undefined || place % 4 === 0

/** For all rounds together. */
const PLAY_MS_MAX = minutes(4) * ROUNDS

type Labels = readonly string[]
type SpinReply = {
  readonly round: { readonly win: string; readonly draws: readonly number[] }
  readonly balance: { readonly cash: string }
}

/** The first title of every family. */
function firstOfEachFamily(): readonly SlotTitle[] {
  return [
    ...new Map(
      slotTitles()
        .toReversed()
        .map((title) => [title.family.id, title]),
    ).values(),
  ]
}

/** Opens a game without the page around it and returns the names of its symbols. */
async function open({ page }: Visitor, gameCode: string): Promise<Labels> {
  const headers = { 'x-ronda': '1' }
  const data = { gameCode, mode: 'real', language: 'es' }
  const launched = await page.request.post(calls.launch.launch.path, { headers, data })
  const { url } = ((await launched.json()) as { value: { url: string } }).value
  // The launch token is in the fragment: without a blank page between, the browser would not load the next game.
  await page.goto('about:blank')
  const [entered] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(calls.launch.enter.path)),
    page.goto(url),
  ])
  const { game } = ((await entered.json()) as { value: { game: { skin: { labels: { es: Labels } } } } }).value
  return game.skin.labels.es
}

/** Plays one round until its animation has ended. */
async function play({ page, texts }: Visitor): Promise<SpinReply> {
  const { hud } = texts.play
  const spin = page.getByRole('button', { name: hud.spin, exact: true })
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(calls.slot.spin.path) && one.ok()),
    spin.click(),
  ])
  // The round is not skipped: a late press would start another round. With reduced motion the animation is short.
  await spin.waitFor()
  return ((await response.json()) as { value: SpinReply }).value
}

/** The value of a meter in cents. */
async function readMeter(page: Page, name: 'balance' | 'win'): Promise<bigint> {
  return BigInt(((await page.locator(`.meter.is-${name} dd`).textContent()) ?? '').replaceAll(/\D/g, ''))
}

const ATOMS_PER_CENT = 1_000n

/** The name of the symbol that replaces the scatter in games that have none. */
function emblemOf({ model }: SlotTitle, hud: Visitor['texts']['play']['hud']): string | undefined {
  const names: Readonly<Record<string, string>> = { hold: hud.coin, collect: hud.coin, mystery: hud.mystery }
  return 'orb' in model && model.orb > 0 ? hud.orb : names[model.mechanic]
}

/** The symbols on the reels at the end, row by row, as announced to screen readers. */
function windowOf({ model }: SlotTitle, { round }: SpinReply, nameOf: (symbol: number) => string): string {
  const steps = replayRound(model, 'spin', round.draws).spins.flatMap((one) => one.steps)
  const grid = steps.flatMap((step) => ('grid' in step ? [step.grid] : [])).at(-1) ?? []
  const height = Math.max(...grid.map((column) => column.length))
  const rows = Array.from({ length: height }, (_, row) =>
    grid.flatMap((column) => (row < column.length ? [nameOf(column[row] ?? 0)] : [])).join(', '),
  )
  return rows.join('; ')
}

test('titles of many families show the result that the server sent, and the ledger agrees', async () => {
  test.setTimeout(PLAY_MS_MAX)
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { page, texts } = visitor
  const { hud } = texts.play
  const { username } = await signInAsNewMember(visitor)
  const families = firstOfEachFamily()
  expect(families.length).toBeGreaterThanOrEqual(24)
  for (const title of families.filter(isIncluded)) {
    const labels = await open(visitor, title.gameCode)
    const emblem = emblemOf(title, hud)
    const nameOf = (symbol: number): string => (symbol === SCATTER && emblem ? emblem : (labels[symbol] ?? ''))
    for (let played = 0; played < ROUNDS; played += 1) {
      const reply = await play(visitor)
      const spoken = fill(hud.reels, { window: windowOf(title, reply, nameOf) })
      const [win, balance] = [reply.round.win, reply.balance.cash].map((atoms) => BigInt(atoms) / ATOMS_PER_CENT)
      await expect.poll(() => page.locator('output.spoken').textContent(), title.gameCode).toContain(spoken)
      await expect.poll(() => readMeter(page, 'win'), title.gameCode).toBe(win)
      await expect.poll(() => readMeter(page, 'balance'), title.gameCode).toBe(balance)
      expect(String(await cashAtomsOf(server.databaseUrl, username)), title.gameCode).toBe(reply.balance.cash)
    }
  }
  // No spin was sent sooner than the market allows (429).
  expect(visitor.pageErrors.filter((failure) => failure.includes('429'))).toEqual([])
  await visitor.context.close()
})

test('an idle game requests no animation frames, and a game that is played does', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { page } = visitor
  await signInAsNewMember(visitor)
  await page.addInitScript(() => {
    const request = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = (draw) => {
      document.documentElement.dataset['frames'] = String(Number(document.documentElement.dataset['frames'] ?? 0) + 1)
      return request(draw)
    }
  })
  const countFrames = async (): Promise<number> => Number((await page.locator('html').getAttribute('data-frames')) ?? 0)
  const framesInOneSecond = async (): Promise<number> => {
    const before = await countFrames()
    await page.waitForTimeout(1_000)
    return (await countFrames()) - before
  }
  await open(visitor, slotTitles()[0]?.gameCode ?? '')
  // The game is idle once all its pictures are loaded.
  await expect.poll(framesInOneSecond).toBe(0)
  const before = await countFrames()
  await play(visitor)
  expect(await countFrames()).toBeGreaterThan(before)
  await visitor.context.close()
})
