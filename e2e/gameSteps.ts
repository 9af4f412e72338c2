import type { Browser, FrameLocator, Locator } from '@playwright/test'
import { calls, type GameItem, type GameState, type PlayMode } from '@ronda/contract'
import type { KnownServer } from './serverProcess.ts'
import { comeInAsStaff } from './staff.ts'
import { fill, visit, type Visitor } from './visitor.ts'

export type Title = Pick<GameItem, 'gameCode' | 'displayName'>

/** Solo games of the house stand between its slots. */
const SOLO_GAMES_MAX = 40
const isSolo = ({ gameCode }: Title): boolean => gameCode.startsWith('RONDA_')

/** A slot from a place of the list on, as the language a visitor came with calls it. Journeys take different ones. */
export async function titleAt({ page, look }: Visitor, place: number): Promise<Title> {
  for (let at = place; at < place + SOLO_GAMES_MAX; at += 1) {
    const query = new URLSearchParams({ language: look.language, gameType: 'RNG', pageNo: String(at), pageSize: '1' })
    const reply = await page.request.get(`${calls.games.list.path}?${query}`)
    const { games } = ((await reply.json()) as { value: { games: readonly Title[] } }).value
    const slot = games.find((game) => !isSolo(game))
    if (slot) return slot
  }
  throw new Error(`no slot from place ${place} on`)
}

/** A slot of the list on screen, by its place among them. */
export async function shownAt({ page }: Visitor, place: number): Promise<Title> {
  // Until the page is in its own hands its links are plain ones, and what it drew first may still move.
  await page.locator('html:not([data-paint])').waitFor({ state: 'attached' })
  const tile = page
    .locator('article')
    .filter({ hasNot: page.locator('a[href*="game=RONDA_"]') })
    .nth(place)
  // Read from the page itself: what is not in sight is not drawn, and has no text to see.
  const displayName = (await tile.getByRole('heading').textContent()) ?? ''
  const href = (await tile.getByRole('link').first().getAttribute('href')) ?? ''
  return { displayName, gameCode: new URL(href, page.url()).searchParams.get('game') ?? '' }
}

/** The lobby of slots, with the games that a name finds. */
export async function findByName({ page }: Visitor, { displayName }: Title): Promise<void> {
  await page.goto(`/rng?${new URLSearchParams({ q: displayName })}`)
}

/** The way into a game from its tile. */
export function tileLink(
  { page, texts }: Visitor,
  { displayName }: Pick<Title, 'displayName'>,
  mode: PlayMode,
): Locator {
  const label = mode === 'free' ? texts.games.freeNamed : texts.games.playNamed
  return page.getByRole('link', { name: fill(label, { game: displayName }), exact: true }).first()
}

export function spinButton({ page, texts }: Visitor): Locator {
  return page.frameLocator('iframe').getByRole('button', { name: texts.play.hud.spin, exact: true })
}

/** Waits until the reels can be spun, and shortens the show. */
export async function sitDown(visitor: Visitor): Promise<FrameLocator> {
  const frame = visitor.page.frameLocator('iframe')
  await spinButton(visitor).waitFor()
  const turbo = frame.getByRole('button', { name: visitor.texts.play.hud.turboOff })
  if (await turbo.isVisible()) await turbo.click()
  return frame
}

/** The clock over a game, as it is seen: a phone has it in a line of its own. */
export function sessionChip({ page }: Visitor): Locator {
  return page.locator('[data-session]:visible')
}

/** Somebody of the house, with the power to close a game and to open it again. */
export async function openStaff(browser: Browser, { origin, databaseUrl }: KnownServer): Promise<Staff> {
  const visitor = await visit(browser, origin, { device: 'desktop', theme: 'dark', language: 'en' })
  await comeInAsStaff(visitor, databaseUrl)
  return {
    async change({ gameCode }, state) {
      const path = calls.gameStates.change.path.replace(':gameCode', gameCode)
      const headers = { 'x-ronda': '1' }
      const reply = await visitor.page.request.put(path, { headers, data: { state } })
      if (!reply.ok()) throw new Error(`${gameCode} did not become ${state}: ${await reply.text()}`)
    },
    leave: () => visitor.context.close(),
  }
}

export type Staff = {
  change(title: Title, state: GameState): Promise<void>
  leave(): Promise<void>
}
