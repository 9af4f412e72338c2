import type { Locator, Page } from '@playwright/test'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { comeIn } from './steps.ts'
import { fill, visit, type Manners, type Visitor } from './visitor.ts'

/** Slides change after five seconds; by whoever's clock this long has passed has seen it, or will not. */
const LONGER_THAN_A_SLIDE_MS = 7_000

async function openHome(device: Device, manners: Manners = {}): Promise<Visitor> {
  const visitor = await visit(browser, server.origin, { device, theme: 'dark', language: 'es' }, manners)
  await visitor.page.clock.install()
  await visitor.page.goto('/')
  await tilesOf(visitor.page).first().waitFor()
  return visitor
}

const tilesOf = (page: Page): Locator => page.locator('main [data-tile]')

const bannersOf = ({ page, texts }: Visitor): Locator => page.getByRole('region', { name: texts.home.banners.label })

/** Which banner is seen, from one. */
const seenIn = async (banners: Locator): Promise<number> =>
  (await banners.locator('button[aria-current]').evaluateAll((dots) => dots.map((dot) => dot.ariaCurrent))).indexOf(
    'true',
  ) + 1

test('banners move on by themselves, and stand while a pointer rests on them', async () => {
  const visitor = await openHome('desktop', { isSeen: true })
  const { page, texts, pageErrors } = visitor
  const banners = bannersOf(visitor)
  await page.mouse.move(0, 0)
  async function seenSoon(): Promise<number> {
    await page.clock.runFor(1_000)
    return seenIn(banners)
  }
  await expect.poll(seenSoon).toBe(2)

  await banners.hover()
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS)
  expect(await seenIn(banners)).toBe(2)

  await banners.getByRole('button', { name: texts.home.banners.next }).click()
  expect(await seenIn(banners)).toBe(3)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => seenIn(banners)).toBe(2)

  await banners.getByRole('button', { name: texts.home.banners.pause }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS)
  expect(await seenIn(banners)).toBe(2)
  // Backwards past the first comes the last.
  await banners.getByRole('button', { name: texts.home.banners.previous }).click()
  await banners.getByRole('button', { name: texts.home.banners.previous }).click()
  expect(await seenIn(banners)).toBe(await banners.locator('button[aria-current]').count())
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

test('for who asked for stillness nothing moves by itself', async () => {
  const visitor = await openHome('phone')
  const { page } = visitor
  // In its own hands: what is only drawn stands still for everybody.
  await page.locator('html:not([data-paint])').waitFor({ state: 'attached' })
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS)
  expect(await seenIn(bannersOf(visitor))).toBe(1)
  await visitor.context.close()
})

test('a section opens with twelve games and shows more when asked; its title and the kinds lead to the lobby', async () => {
  const visitor = await openHome('desktop')
  const { page, texts } = visitor
  const opening = page
    .locator('main section', { has: page.locator('[data-tile]') })
    .first()
    .locator('[data-tile]')
  expect(await opening.count()).toBe(12)
  await page.getByRole('main').getByRole('button', { name: texts.games.more, exact: true }).first().click()
  await expect.poll(() => opening.count()).toBeGreaterThan(12)

  const kinds = page.getByRole('navigation', { name: texts.home.categories })
  await kinds.getByRole('link', { name: texts.shell.category.RNG }).click()
  await page.waitForURL(/\/rng$/)
  await page.getByRole('heading', { level: 1, name: texts.shell.category.RNG }).waitFor()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: texts.home.studios, exact: true }).click()
  await page.waitForURL(/\/rng$/)
  await visitor.context.close()
})

test('a game is found by its name, with a slip of the finger, and the search outlives a reload', async () => {
  const visitor = await openHome('phone')
  const { page, texts, pageErrors } = visitor
  await page.getByLabel(texts.games.search, { exact: true }).fill('feira de luz')
  const found = page.getByRole('region', { name: texts.home.found })
  const game = found.getByRole('link', { name: fill(texts.games.playNamed, { game: 'Feria de Luz' }), exact: true })
  await game.waitFor()
  await page.waitForURL(/\?q=feira/)
  await page.reload()
  await game.waitFor()

  await page.getByRole('button', { name: texts.games.clear }).click()
  await bannersOf(visitor).waitFor()
  await page.getByLabel(texts.games.search, { exact: true }).fill('🎰%_zzzz')
  await page.getByRole('heading', { name: texts.games.none }).waitFor()
  await page.getByRole('button', { name: texts.games.all }).click()
  await bannersOf(visitor).waitFor()
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

test('another language changes every part of home at once', async () => {
  const visitor = await openHome('desktop')
  const { page } = visitor
  // Some games are called the same in both languages; not all of the first.
  const names = async () => (await tilesOf(page).getByRole('heading').allInnerTexts()).slice(0, 6).join()
  const [spanish, banner] = [await names(), await bannersOf(visitor).getByRole('heading').first().innerText()]
  await page.getByLabel(visitor.texts.shell.language, { exact: true }).first().selectOption('en')
  await page.getByRole('heading', { level: 1, name: 'The house that shows its cards' }).waitFor()
  await expect.poll(names).not.toBe(spanish)
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await expect.poll(() => highlights.getByRole('heading').first().innerText()).not.toBe(banner)
  await visitor.context.close()
})

test('a member finds favourites and latest games on home, and what to do while there are none', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'light', language: 'es' })
  const { page, texts, pageErrors } = visitor
  await comeIn(visitor)
  await page.goto('/')
  await page.getByText(texts.home.noFavourites).waitFor()
  await page.getByText(texts.home.noRecent).waitFor()
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

test('one part that does not come leaves the others standing, and comes when asked again', async () => {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })
  const { page, texts } = visitor
  // What was won is the part that does not come with the page itself.
  await page.route('**/GCSGAME_getRankList*', (route) => route.abort())
  await page.goto('/')
  await tilesOf(page).first().waitFor()
  const failure = page.getByRole('alert').filter({ hasText: texts.home.failure })
  await page.locator('footer').scrollIntoViewIfNeeded()
  await failure.waitFor()
  await bannersOf(visitor).waitFor()
  await page.unroute('**/GCSGAME_getRankList*')
  await failure.getByRole('button', { name: texts.shell.retry }).click()
  await failure.waitFor({ state: 'detached' })
  expect(await failure.count()).toBe(0)
  await visitor.context.close()
})
