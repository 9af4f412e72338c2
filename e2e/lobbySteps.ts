import type { Locator } from '@playwright/test'
import { calls, type GameItem, type GamePage } from '@ronda/contract'
import { fill, type Visitor } from './visitor.ts'

/** A page of games as the server lists it for this visitor. */
export async function listGames(
  { page }: Visitor,
  query: Readonly<Record<string, string>>,
): Promise<readonly GameItem[]> {
  const language = await page.evaluate(() => localStorage.getItem('lang') ?? 'es')
  const words = new URLSearchParams({ language, gameType: 'RNG', pageNo: '1', pageSize: '40', ...query })
  const reply = await page.request.get(`${calls.games.list.path}?${words}`)
  return ((await reply.json()) as { value: GamePage }).value.games
}

export function tileOf({ page, texts }: Visitor, { displayName }: Pick<GameItem, 'displayName'>): Locator {
  const play = page.getByRole('link', { name: fill(texts.games.playNamed, { game: displayName }), exact: true })
  return page.locator('[data-tile]').filter({ has: play })
}

export function favouriteButton(visitor: Visitor, { displayName }: Pick<GameItem, 'displayName'>): Locator {
  const name = fill(visitor.texts.games.favourite, { game: displayName })
  return visitor.page.getByRole('button', { name, exact: true })
}

/** A studio in the menu of a lobby. */
export function studioLink({ page, texts }: Visitor, name: string): Locator {
  return page.getByRole('navigation', { name: texts.lobby.studios, exact: true }).getByRole('link', { name })
}

export function pageLink({ page, texts }: Visitor, number: number): Locator {
  const name = texts.lobby.page.replace('{page, number}', String(number))
  return page.getByRole('link', { name, exact: true })
}

/** The names of all games in the grid, including those outside the viewport. */
export function namesInGrid({ page }: Visitor): Promise<readonly string[]> {
  return page.locator('[data-tile] h3').allTextContents()
}

export function pathOf({ page }: Visitor): string {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}
