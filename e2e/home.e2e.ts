import type { Locator, Page } from '@playwright/test'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { signInAsNewMember } from './steps.ts'
import { fill, visit, type VisitOptions, type Visitor } from './visitor.ts'

/** Slides change after five seconds. */
const LONGER_THAN_A_SLIDE_MS = 7_000

async function openHome(device: Device, options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await visit(browser, server.origin, { device, theme: 'dark', language: 'es' }, options)
  await visitor.page.clock.install()
  await visitor.page.goto('/')
  await tilesOf(visitor.page).first().waitFor()
  return visitor
}

const tilesOf = (page: Page): Locator => page.locator('main [data-tile]')

const bannersOf = ({ page, texts }: Visitor): Locator => page.getByRole('region', { name: texts.home.banners.label })

/** The number of the banner that is shown, from one. */
const shownBanner = async (banners: Locator): Promise<number> =>
  (await banners.locator('button[aria-current]').evaluateAll((dots) => dots.map((dot) => dot.ariaCurrent))).indexOf(
    'true',
  ) + 1

test('banners advance by themselves, and stop while hovered or paused', async () => {
  const visitor = await openHome('desktop', { withMotion: true })
  const { page, texts, pageErrors } = visitor
  const banners = bannersOf(visitor)
  await page.mouse.move(0, 0)
  async function bannerAfterASecond(): Promise<number> {
    await page.clock.runFor(1_000)
    return shownBanner(banners)
  }
  await expect.poll(bannerAfterASecond).toBe(2)

  await banners.hover()
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS)
  expect(await shownBanner(banners)).toBe(2)

  await banners.getByRole('button', { name: texts.home.banners.next }).click()
  await expect.poll(() => shownBanner(banners)).toBe(3)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shownBanner(banners)).toBe(2)

  await banners.getByRole('button', { name: texts.home.banners.pause }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS)
  expect(await shownBanner(banners)).toBe(2)
  // Before the first banner comes the last.
  await banners.getByRole('button', { name: texts.home.banners.previous }).click()
  await banners.getByRole('button', { name: texts.home.banners.previous }).click()
  const last = await banners.locator('button[aria-current]').count()
  await expect.poll(() => shownBanner(banners)).toBe(last)
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

test('with reduced motion banners do not advance by themselves', async () => {
  const visitor = await openHome('phone')
  const { page } = visitor
  // After hydration: before it banners never move.
  await page.locator('html:not([data-paint])').waitFor({ state: 'attached' })
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS)
  expect(await shownBanner(bannersOf(visitor))).toBe(1)
  await visitor.context.close()
})

test('a section shows twelve games and more on request; its title and the categories lead to the lobby', async () => {
  const visitor = await openHome('desktop')
  const { page, texts } = visitor
  const tiles = page
    .locator('main section', { has: page.locator('[data-tile]') })
    .first()
    .locator('[data-tile]')
  await expect(tiles).toHaveCount(12)
  await page.getByRole('main').getByRole('button', { name: texts.games.more, exact: true }).first().click()
  await expect.poll(() => tiles.count()).toBeGreaterThan(12)

  const categories = page.getByRole('navigation', { name: texts.home.categories })
  await categories.getByRole('link', { name: texts.shell.category.RNG }).click()
  await page.waitForURL(/\/rng$/)
  await page.getByRole('heading', { level: 1, name: texts.shell.category.RNG }).waitFor()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: texts.home.studios, exact: true }).click()
  await page.waitForURL(/\/rng$/)
  await visitor.context.close()
})

test('a misspelled name finds the game, and the search survives a reload', async () => {
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

test('another language changes every part of home', async () => {
  const visitor = await openHome('desktop')
  const { page } = visitor
  // Some games have the same name in both languages, but not all of the first six.
  const names = async () => (await tilesOf(page).getByRole('heading').allInnerTexts()).slice(0, 6).join()
  // A banner may name a game, so its text is compared, not its title.
  const [spanish, banner] = [await names(), await bannersOf(visitor).getByRole('paragraph').first().innerText()]
  await page.getByLabel(visitor.texts.shell.language, { exact: true }).first().selectOption('en')
  await page.getByRole('heading', { level: 1, name: 'Online casino with games you can verify' }).waitFor()
  await expect.poll(names).not.toBe(spanish)
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await expect.poll(() => highlights.getByRole('paragraph').first().innerText()).not.toBe(banner)
  await visitor.context.close()
})

test('home shows a member without favourites and recent games how to get them', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'light', language: 'es' })
  const { page, texts, pageErrors } = visitor
  await signInAsNewMember(visitor)
  await page.goto('/')
  await page.getByText(texts.home.noFavourites).waitFor()
  await page.getByText(texts.home.noRecent).waitFor()
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

test('a section that fails to load does not affect the others, and a retry loads it', async () => {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })
  const { page, texts } = visitor
  // The list of wins is the section that is not part of the rendered page.
  await page.route('**/GCSGAME_getRankList*', (route) => route.abort())
  await page.goto('/')
  await tilesOf(page).first().waitFor()
  const failure = page.getByRole('alert').filter({ hasText: texts.home.failure })
  // The wins are above the studios, and load when they are near the viewport.
  await page.getByRole('link', { name: texts.home.studios, exact: true }).first().scrollIntoViewIfNeeded()
  await failure.waitFor()
  await bannersOf(visitor).waitFor()
  await page.unroute('**/GCSGAME_getRankList*')
  await failure.getByRole('button', { name: texts.shell.retry }).click()
  await failure.waitFor({ state: 'detached' })
  await expect(failure).toHaveCount(0)
  await visitor.context.close()
})
