import type { Browser, FrameLocator, Locator } from '@playwright/test'
import { calls, type GameItem, type GameState, type PlayMode } from '@ronda/contract'
import type { KnownServer } from './serverProcess.ts'
import { signInAsStaff } from './staff.ts'
import { fill, visit, type Visitor } from './visitor.ts'

export type Title = Pick<GameItem, 'gameCode' | 'displayName'>

/** Arcade games of the brand are listed between the slots. */
const ARCADE_GAMES_MAX = 40
const isArcade = ({ gameCode }: Title): boolean => gameCode.startsWith('RONDA_')

/** The first slot from a place of the list on, with its name in the visitor's language. Journeys use different places. */
export async function titleAt({ page, variant }: Visitor, place: number): Promise<Title> {
  for (let at = place; at < place + ARCADE_GAMES_MAX; at += 1) {
    const query = new URLSearchParams({
      language: variant.language,
      gameType: 'RNG',
      pageNo: String(at),
      pageSize: '1',
    })
    const reply = await page.request.get(`${calls.games.list.path}?${query}`)
    const { games } = ((await reply.json()) as { value: { games: readonly Title[] } }).value
    const slot = games.find((game) => !isArcade(game))
    if (slot) return slot
  }
  throw new Error(`no slot from place ${place} on`)
}

/** A slot of the list on screen, by its place among the slots. */
export async function shownTitleAt({ page }: Visitor, place: number): Promise<Title> {
  // Before hydration links are plain and tiles may still move.
  await page.locator('html:not([data-paint])').waitFor({ state: 'attached' })
  const tile = page
    .locator('article')
    .filter({ hasNot: page.locator('a[href*="game=RONDA_"]') })
    .nth(place)
  // textContent, because a tile outside the viewport is not rendered and has no innerText.
  const displayName = (await tile.getByRole('heading').textContent()) ?? ''
  const href = (await tile.getByRole('link').first().getAttribute('href')) ?? ''
  return { displayName, gameCode: new URL(href, page.url()).searchParams.get('game') ?? '' }
}

/** Opens the lobby of slots with a search for the title. */
export async function searchByName({ page }: Visitor, { displayName }: Title): Promise<void> {
  await page.goto(`/rng?${new URLSearchParams({ q: displayName })}`)
}

/** The link on a tile that opens the game. */
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

/** Waits until the reels can be spun, and turns turbo on to shorten the rounds. */
export async function waitForReels(visitor: Visitor): Promise<FrameLocator> {
  const frame = visitor.page.frameLocator('iframe')
  await spinButton(visitor).waitFor()
  const turbo = frame.getByRole('button', { name: visitor.texts.play.hud.turboOff })
  if (await turbo.isVisible()) await turbo.click()
  return frame
}

/** The visible session clock of a game; a phone shows it in a separate line. */
export function sessionChip({ page }: Visitor): Locator {
  return page.locator('[data-session]:visible')
}

/** Opens a staff session that can close and open games. */
export async function openStaffSession(browser: Browser, { origin, databaseUrl }: KnownServer): Promise<StaffSession> {
  const visitor = await visit(browser, origin, { device: 'desktop', theme: 'dark', language: 'en' })
  await signInAsStaff(visitor, databaseUrl)
  return {
    async changeState({ gameCode }, state) {
      const path = calls.gameStates.change.path.replace(':gameCode', gameCode)
      const headers = { 'x-ronda': '1' }
      const reply = await visitor.page.request.put(path, { headers, data: { state } })
      if (!reply.ok()) throw new Error(`${gameCode} did not become ${state}: ${await reply.text()}`)
    },
    close: () => visitor.context.close(),
  }
}

export type StaffSession = {
  changeState(title: Title, state: GameState): Promise<void>
  close(): Promise<void>
}
