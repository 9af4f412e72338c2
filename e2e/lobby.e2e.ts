import { present } from '@ronda/core'
import { calls } from '@ronda/contract'
import { browser, expect, server, test } from './journey.ts'
import { favouriteButton, listGames, studioLink, namesInGrid, pageLink, pathOf, tileOf } from './lobbySteps.ts'
import { signInAsNewMember } from './steps.ts'
import { visit, type Variant, type Visitor } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'dark', language: 'es' }
const DESKTOP: Variant = { device: 'desktop', theme: 'light', language: 'en' }

const openAt = async (variant: Variant, path: string): Promise<Visitor> => {
  const visitor = await visit(browser, server.origin, variant)
  await visitor.page.goto(path)
  return visitor
}

test('a game is found by a misspelled name, by studio and page, and by filters', async () => {
  const visitor = await openAt(DESKTOP, '/rng')
  const { page, texts } = visitor
  const ofMarea = await listGames(visitor, { vassalage: 'MAREA', pageNo: '2' })
  const game = present(ofMarea[7], 'a game on the second page of a studio')

  const [first = '', ...others] = game.displayName
  const misspelled = [first, ...others.slice(0, 2), ...others.slice(3)].join('')
  await page.getByLabel(texts.games.search).fill(misspelled)
  await tileOf(visitor, game).first().waitFor()
  expect(pathOf(visitor)).toContain('q=')
  // No studio was selected, so the search covers all studios.
  await expect.poll(() => page.locator('a[aria-current=true]').first().innerText()).toBe(texts.lobby.allStudios)

  await studioLink(visitor, 'Marea').click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=MAREA')
  await expect.poll(() => page.getByLabel(texts.games.search).inputValue()).toBe('')
  await pageLink(visitor, 2).click()
  await tileOf(visitor, game).waitFor()
  expect(pathOf(visitor)).toBe('/rng?vassalage=MAREA&page=2')

  const lowVolatility = await listGames(visitor, { vassalage: 'MAREA', volatilities: 'low', sort: 'name' })
  await page.getByRole('button', { name: texts.lobby.filters }).click()
  await page.getByRole('button', { name: new RegExp(`^${texts.games.facts.low}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.shell.close, exact: true }).click()
  await page.getByLabel(texts.lobby.sortBy).selectOption('name')
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=MAREA&volatilities=low&sort=name')
  await expect.poll(() => namesInGrid(visitor)).toEqual(lowVolatility.map(({ displayName }) => displayName))
  await page.getByRole('button', { name: texts.lobby.why.ask }).click()
  await page.getByRole('dialog').getByText(texts.lobby.why.name).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('back, forward and reload show the same page of the same list', async () => {
  const visitor = await openAt(PHONE, '/rng?vassalage=SELVA')
  const { page, texts } = visitor
  const second = (await listGames(visitor, { vassalage: 'SELVA', pageNo: '2' })).map(({ displayName }) => displayName)
  await pageLink(visitor, 2).click()
  await expect.poll(() => namesInGrid(visitor)).toEqual(second)
  await studioLink(visitor, 'Mito').click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=MITO')
  await page.goBack()
  await expect.poll(() => namesInGrid(visitor)).toEqual(second)
  await page.goForward()
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=MITO')
  await page.goBack()
  await page.reload()
  await expect.poll(() => namesInGrid(visitor)).toEqual(second)

  // One more page is appended; a reload shows both.
  await page.getByRole('link', { name: texts.lobby.more, exact: true }).click()
  await expect.poll(async () => (await namesInGrid(visitor)).length).toBe(80)
  const last = (await namesInGrid(visitor)).at(-1)
  await page.reload()
  // Parts of the grid far from the viewport are not in the DOM, so scroll down to find the last tile.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return (await namesInGrid(visitor)).at(-1)
    })
    .toBe(last)
  expect(pathOf(visitor)).toBe('/rng?vassalage=SELVA&page=2&until=3')
  await visitor.context.close()
})

test('tiles scrolled out of view are removed, the grid keeps its height, and they return', async () => {
  const visitor = await openAt(DESKTOP, '/rng?vassalage=ALL&until=4')
  const { page } = visitor
  const firstGame = present((await listGames(visitor, {}))[0], 'a game')
  const [first, last] = [tileOf(visitor, firstGame), page.locator('[data-tile]').last()]
  const heightOf = (): Promise<number> => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  await favouriteButton(visitor, firstGame).waitFor()
  // The height of pages that are not loaded yet is reserved.
  const height = await heightOf()

  await page.locator('footer').scrollIntoViewIfNeeded()
  await last.locator('[data-heart]').waitFor()
  await expect.poll(() => first.count()).toBe(0)
  await expect.poll(heightOf).toBe(height)

  await page.evaluate(() => scrollTo(0, 0))
  await favouriteButton(visitor, firstGame).waitFor()
  await first.locator('img').waitFor()
  await expect.poll(heightOf).toBe(height)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a favourite is added, listed and removed', async () => {
  const visitor = await visit(browser, server.origin, DESKTOP)
  const { page } = visitor
  await signInAsNewMember(visitor)
  await page.goto('/rng?vassalage=QUILATE')
  const game = present((await listGames(visitor, { vassalage: 'QUILATE' }))[3], 'a game')
  const favourite = favouriteButton(visitor, game)
  await favourite.waitFor()
  const shown = Promise.withResolvers<void>()
  const added = page.waitForResponse((reply) => reply.url().endsWith(calls.favourites.addFavourite.path))
  await page.route(`**${calls.favourites.addFavourite.path}`, async (route) => {
    await shown.promise
    await route.continue()
  })
  await favourite.click()
  // Optimistic: before the reply of the server.
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  shown.resolve()
  await added
  await page.goto('/favorite')
  await tileOf(visitor, game).waitFor()
  await page.reload()
  await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true')

  // By keyboard, with the focus on the tile.
  await tileOf(visitor, game).locator('[data-open]').focus()
  await page.keyboard.press('f')
  await expect.poll(() => tileOf(visitor, game).count()).toBe(0)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a favourite pressed before the member is loaded is saved', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page } = visitor
  await signInAsNewMember(visitor)
  const pressed = Promise.withResolvers<void>()
  await page.route(`**${calls.member.info.path}`, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/rng?vassalage=QUILATE')
  const game = present((await listGames(visitor, { vassalage: 'QUILATE' }))[1], 'a game')
  const favourite = favouriteButton(visitor, game)
  const added = page.waitForResponse((reply) => reply.url().endsWith(calls.favourites.addFavourite.path))
  await favourite.click()
  pressed.resolve()
  expect((await added).ok()).toBe(true)
  await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true')
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a favourite that the server does not save is undone with a message', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page, texts } = visitor
  await signInAsNewMember(visitor)
  const shown = Promise.withResolvers<void>()
  await page.route(`**${calls.favourites.addFavourite.path}`, async (route) => {
    await shown.promise
    await route.abort()
  })
  await page.goto('/rng?vassalage=MITO')
  const favourite = favouriteButton(visitor, present((await listGames(visitor, { vassalage: 'MITO' }))[1], 'a game'))
  await favourite.waitFor()
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  shown.resolve()
  await page.getByText(texts.refusals['network.offline']).waitFor()
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  await visitor.context.close()
})

test('a visitor who adds a favourite or opens the favourites is asked to sign in', async () => {
  const visitor = await openAt(PHONE, '/rng')
  const { page, texts } = visitor
  await page.locator('[data-heart]').first().click()
  await expect.poll(() => pathOf(visitor)).toBe('/login?to=/rng')
  await page.goBack()
  await page.getByRole('link', { name: texts.lobby.list.FAV, exact: true }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/login?to=/rng?list=FAV')
  await visitor.context.close()
})

test('an unknown studio, a page out of range and a search without result have a screen each', async () => {
  const visitor = await openAt(DESKTOP, '/rng?vassalage=NADIE&sort=best&minReturn=much')
  const { page, texts } = visitor
  await page.getByText('NADIE').waitFor()
  await page.locator('[data-tile]').first().waitFor()
  await page.goto('/rng?vassalage=RONDA&page=999')
  await page.getByRole('link', { name: texts.lobby.lastPage, exact: true }).click()
  await page.locator('[data-tile]').first().waitFor()
  await page.goto(`/rng?${new URLSearchParams({ q: `%_'"🎰 ${'zxqj'.repeat(2_500)}` })}`)
  await page.getByText(texts.lobby.noneOfText).waitFor()
  await page.getByText(texts.lobby.meanwhile).waitFor()
  await page.goto('/fish?list=NEW')
  await page.getByText(texts.lobby.empty).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a cover that fails to load is requested once more, then replaced by the default cover', async () => {
  const visitor = await visit(browser, server.origin, DESKTOP)
  const { page } = visitor
  const requested: string[] = []
  await page.route('**/art/cover/**', (route) => {
    requested.push(route.request().url())
    return route.abort()
  })
  await page.goto('/rng?vassalage=FORJA')
  const cover = page.locator('[data-tile] img').first()
  await expect.poll(() => cover.getAttribute('src')).toBe('/art/default.webp')
  const first = present(requested[0], 'a requested cover')
  expect(requested.filter((url) => url.startsWith(first))).toEqual([first, `${first}&again=1`])
  await visitor.context.close()
})

test('covers that load all at once, further down the grid, all become visible', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page } = visitor
  const network = Promise.withResolvers<undefined>()
  await page.route('**/art/cover/**', async (route) => {
    await network.promise
    await route.continue()
  })
  await page.goto('/rng?vassalage=FORJA', { waitUntil: 'domcontentloaded' })
  const tiles = page.locator('[data-tile]')
  await tiles.nth(30).scrollIntoViewIfNeeded()
  const covers = await Promise.all([28, 29, 30, 31, 32].map((at) => tiles.nth(at).locator('img').elementHandle()))
  expect(await Promise.all(covers.map((cover) => cover?.isVisible()))).toEqual(covers.map(() => false))
  network.resolve(undefined)
  for (const cover of covers) await cover?.waitForElementState('visible')
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})
