import type { Page } from '@playwright/test'
import { calls } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { replayRound, SCATTER, slotTitles, type SlotTitle } from '@ronda/games'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, comeIn } from './steps.ts'
import { fill, visit, type Visitor } from './visitor.ts'

/** `RONDA_ROUNDS=5` plays five rounds of every family; each check plays one of every third. */
const ASKED = process.env['RONDA_ROUNDS']
const ROUNDS = Number(ASKED ?? 1)
const isTaken = (_: unknown, place: number): boolean => ASKED !== undefined || place % 3 === 0

/** All rounds together. */
const PLAY_MS_MAX = minutes(4) * ROUNDS

type Labels = readonly string[]
type Told = {
  readonly round: { readonly win: string; readonly draws: readonly number[] }
  readonly balance: { readonly cash: string }
}

/** The first title of every family. */
function oneOfEach(): readonly SlotTitle[] {
  return [
    ...new Map(
      slotTitles()
        .toReversed()
        .map((title) => [title.family.id, title]),
    ).values(),
  ]
}

/** Opens a game without the page around it; says what its symbols are called. */
async function open({ page }: Visitor, gameCode: string): Promise<Labels> {
  const headers = { 'x-ronda': '1' }
  const data = { gameCode, mode: 'real', language: 'es' }
  const launched = await page.request.post(calls.launch.launch.path, { headers, data })
  const { url } = ((await launched.json()) as { value: { url: string } }).value
  // The way in is a fragment: from one game to the next it would load nothing.
  await page.goto('about:blank')
  const [entered] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(calls.launch.enter.path)),
    page.goto(url),
  ])
  const { game } = ((await entered.json()) as { value: { game: { skin: { labels: { es: Labels } } } } }).value
  return game.skin.labels.es
}

/** Plays one round to the end of its show. */
async function play({ page, texts }: Visitor): Promise<Told> {
  const { hud } = texts.play
  const spin = page.getByRole('button', { name: hud.spin, exact: true })
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(calls.slot.spin.path) && one.ok()),
    spin.click(),
  ])
  // Nobody hurries it on: a press that comes late would play another round. With less motion the show is short.
  await spin.waitFor()
  return ((await response.json()) as { value: Told }).value
}

/** A meter in the smallest coins there are. */
async function metered(page: Page, name: 'balance' | 'win'): Promise<bigint> {
  return BigInt(((await page.locator(`.meter.is-${name} dd`).textContent()) ?? '').replaceAll(/\D/g, ''))
}

const ATOMS_PER_CENT = 1_000n

/** What stands on the reels at the end, row by row, as it is said aloud. */
function windowOf({ model }: SlotTitle, { round }: Told, nameOf: (symbol: number) => string): string {
  const steps = replayRound(model, 'spin', round.draws).spins.flatMap((one) => one.steps)
  const grid = steps.flatMap((step) => ('grid' in step ? [step.grid] : [])).at(-1) ?? []
  const height = Math.max(...grid.map((column) => column.length))
  const rows = Array.from({ length: height }, (_, row) =>
    grid.flatMap((column) => (row < column.length ? [nameOf(column[row] ?? 0)] : [])).join(', '),
  )
  return rows.join('; ')
}

test('titles of many families: what is on screen is what the server said, and what the books hold', async () => {
  test.setTimeout(PLAY_MS_MAX)
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { page, texts } = visitor
  const { hud } = texts.play
  const { username } = await comeIn(visitor)
  const families = oneOfEach()
  expect(families.length).toBeGreaterThanOrEqual(24)
  for (const title of families.filter(isTaken)) {
    const labels = await open(visitor, title.gameCode)
    const emblems: Readonly<Record<string, string>> = { hold: hud.coin, collect: hud.coin, mystery: hud.mystery }
    const emblem = emblems[title.model.mechanic]
    const nameOf = (symbol: number): string => (symbol === SCATTER && emblem ? emblem : (labels[symbol] ?? ''))
    for (let played = 0; played < ROUNDS; played += 1) {
      const told = await play(visitor)
      const spoken = fill(hud.reels, { window: windowOf(title, told, nameOf) })
      expect(await page.locator('output.spoken').textContent(), title.gameCode).toContain(spoken)
      expect(await metered(page, 'win'), title.gameCode).toBe(BigInt(told.round.win) / ATOMS_PER_CENT)
      expect(await metered(page, 'balance'), title.gameCode).toBe(BigInt(told.balance.cash) / ATOMS_PER_CENT)
      expect(String(await cashAtomsOf(server.databaseUrl, username)), title.gameCode).toBe(told.balance.cash)
    }
  }
  // From one game to the next nothing comes sooner than the market allows.
  expect(visitor.pageErrors.filter((failure) => failure.includes('429'))).toEqual([])
  await visitor.context.close()
})

test('a game that nobody plays asks for no pictures, and one that is played does', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { page } = visitor
  await comeIn(visitor)
  await page.addInitScript(() => {
    const ask = globalThis.requestAnimationFrame
    globalThis.requestAnimationFrame = (draw) => {
      document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1)
      return ask(draw)
    }
  })
  const asked = async (): Promise<number> => Number((await page.locator('html').getAttribute('data-asked')) ?? 0)
  const askedMeanwhile = async (): Promise<number> => {
    const before = await asked()
    await page.waitForTimeout(1_000)
    return (await asked()) - before
  }
  await open(visitor, slotTitles()[0]?.gameCode ?? '')
  // It comes to rest once all its pictures are there.
  await expect.poll(askedMeanwhile).toBe(0)
  const before = await asked()
  await play(visitor)
  expect(await asked()).toBeGreaterThan(before)
  await visitor.context.close()
})
