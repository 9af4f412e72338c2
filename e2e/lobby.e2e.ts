import { present } from '@ronda/core'
import { calls } from '@ronda/contract'
import { browser, expect, server, test } from './journey.ts'
import { heartOf, listed, studioLink, namesInGrid, pageLink, pathOf, tileOf } from './lobbySteps.ts'
import { comeIn } from './steps.ts'
import { visit, type Look, type Visitor } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'dark', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'light', language: 'en' }

const arrive = async (look: Look, path: string): Promise<Visitor> => {
  const visitor = await visit(browser, server.origin, look)
  await visitor.page.goto(path)
  return visitor
}

test('a game is found by its name with a slip of the finger, by its maker and page, and by what it is', async () => {
  const visitor = await arrive(DESK, '/rng')
  const { page, texts } = visitor
  const ofMarea = await listed(visitor, { vassalage: 'MAREA', pageNo: '2' })
  const game = present(ofMarea[7], 'a game on the second page of a maker')

  const [first = '', ...others] = game.displayName
  const slipped = [first, ...others.slice(0, 2), ...others.slice(3)].join('')
  await page.getByLabel(texts.games.search).fill(slipped)
  await tileOf(visitor, game).first().waitFor()
  expect(pathOf(visitor)).toContain('q=')
  // Nobody had been chosen, so the words were looked for everywhere.
  await expect.poll(() => page.locator('a[aria-current=true]').first().innerText()).toBe(texts.lobby.allStudios)

  await studioLink(visitor, 'Marea').click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=MAREA')
  await expect.poll(() => page.getByLabel(texts.games.search).inputValue()).toBe('')
  await pageLink(visitor, 2).click()
  await tileOf(visitor, game).waitFor()
  expect(pathOf(visitor)).toBe('/rng?vassalage=MAREA&page=2')

  const calm = await listed(visitor, { vassalage: 'MAREA', volatilities: 'low', sort: 'name' })
  await page.getByRole('button', { name: texts.lobby.filters }).click()
  await page.getByRole('button', { name: new RegExp(`^${texts.games.facts.low}`) }).click()
  await page.getByLabel(texts.lobby.sortBy).selectOption('name')
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=MAREA&volatilities=low&sort=name')
  await expect.poll(() => namesInGrid(visitor)).toEqual(calm.map(({ displayName }) => displayName))
  await page.getByRole('button', { name: texts.lobby.why.ask }).click()
  await page.getByRole('dialog').getByText(texts.lobby.why.name).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a step back, a step forward and a reload come to the same page of the same list', async () => {
  const visitor = await arrive(PHONE, '/rng?vassalage=SELVA')
  const { page, texts } = visitor
  const second = (await listed(visitor, { vassalage: 'SELVA', pageNo: '2' })).map(({ displayName }) => displayName)
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

  // One page more below; a reload shows both.
  await page.getByRole('link', { name: texts.lobby.more, exact: true }).click()
  await expect.poll(async () => (await namesInGrid(visitor)).length).toBe(80)
  const last = (await namesInGrid(visitor)).at(-1)
  await page.reload()
  // What nobody sees is folded; the last of both pages is found at the foot of the wall.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return (await namesInGrid(visitor)).at(-1)
    })
    .toBe(last)
  expect(pathOf(visitor)).toBe('/rng?vassalage=SELVA&page=2&until=3')
  await visitor.context.close()
})

test('a wall that was scrolled past is emptied, keeps its height, and is there again for who comes back', async () => {
  const visitor = await arrive(DESK, '/rng?vassalage=ALL&until=4')
  const { page } = visitor
  const listedFirst = present((await listed(visitor, {}))[0], 'a game')
  const [first, last] = [tileOf(visitor, listedFirst), page.locator('[data-tile]').last()]
  const heightOf = (): Promise<number> => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  await heartOf(visitor, listedFirst).waitFor()
  // Before the other pages have come, their places are kept for them.
  const height = await heightOf()

  await page.locator('footer').scrollIntoViewIfNeeded()
  await last.locator('[data-heart]').waitFor()
  await expect.poll(() => first.count()).toBe(0)
  expect(await heightOf()).toBe(height)

  await page.evaluate(() => scrollTo(0, 0))
  await heartOf(visitor, listedFirst).waitFor()
  await first.locator('img').waitFor()
  await expect.poll(heightOf).toBe(height)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('another language begins the list at its first page, in its own words', async () => {
  const visitor = await arrive(DESK, '/rng?vassalage=TINTA&page=3')
  const { page } = visitor
  await page.locator('[data-tile]').first().waitFor()
  await page.locator('select').filter({ hasText: 'Español' }).first().selectOption('es')
  await expect.poll(() => pathOf(visitor)).toBe('/rng?vassalage=TINTA')
  const first = (await listed(visitor, { vassalage: 'TINTA' })).map(({ displayName }) => displayName)
  await expect.poll(() => namesInGrid(visitor)).toEqual(first)
  await visitor.context.close()
})

test('a favourite is kept, found again, and given up', async () => {
  const visitor = await visit(browser, server.origin, DESK)
  const { page } = visitor
  await comeIn(visitor)
  await page.goto('/rng?vassalage=QUILATE')
  const game = present((await listed(visitor, { vassalage: 'QUILATE' }))[3], 'a game')
  const heart = heartOf(visitor, game)
  await heart.waitFor()
  const added = page.waitForResponse((reply) => reply.url().endsWith(calls.favourites.addFavourite.path))
  await heart.click()
  // At once, whatever the server takes.
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await added
  await page.goto('/favorite')
  await tileOf(visitor, game).waitFor()
  await page.reload()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

  // By the keyboard, on the game itself.
  await tileOf(visitor, game).locator('[data-open]').focus()
  await page.keyboard.press('f')
  await expect.poll(() => tileOf(visitor, game).count()).toBe(0)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a heart counts that was pressed before the house has said who is there', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page } = visitor
  await comeIn(visitor)
  const pressed = Promise.withResolvers<void>()
  await page.route(`**${calls.member.info.path}`, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/rng?vassalage=QUILATE')
  const game = present((await listed(visitor, { vassalage: 'QUILATE' }))[1], 'a game')
  const heart = heartOf(visitor, game)
  const added = page.waitForResponse((reply) => reply.url().endsWith(calls.favourites.addFavourite.path))
  await heart.click()
  pressed.resolve()
  expect((await added).ok()).toBe(true)
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a favourite that the house does not take goes back, and says so', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page, texts } = visitor
  await comeIn(visitor)
  await page.route(`**${calls.favourites.addFavourite.path}`, (route) => route.abort())
  await page.goto('/rng?vassalage=MITO')
  const heart = heartOf(visitor, present((await listed(visitor, { vassalage: 'MITO' }))[1], 'a game'))
  await heart.waitFor()
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.getByText(texts.refusals['network.offline']).waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await visitor.context.close()
})

test('a visitor who wants to keep a game, or to see those kept, is asked in', async () => {
  const visitor = await arrive(PHONE, '/rng')
  const { page, texts } = visitor
  await page.locator('[data-heart]').first().click()
  await expect.poll(() => pathOf(visitor)).toBe('/login?to=/rng')
  await page.goBack()
  await page.getByRole('link', { name: texts.lobby.list.FAV, exact: true }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/login?to=/rng?list=FAV')
  await visitor.context.close()
})

test('a bad address has its own answer: a maker nobody knows, a page there is not, words nobody says', async () => {
  const visitor = await arrive(DESK, '/rng?vassalage=NADIE&sort=best&minReturn=much')
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

test('a cover that does not come is asked for once more, then the house’s own stands there', async () => {
  const visitor = await visit(browser, server.origin, DESK)
  const { page } = visitor
  const asked: string[] = []
  await page.route('**/art/cover/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/rng?vassalage=FORJA')
  const cover = page.locator('[data-tile] img').first()
  await expect.poll(() => cover.getAttribute('src')).toBe('/art/default.webp')
  const first = present(asked[0], 'a cover that was asked for')
  expect(asked.filter((url) => url.startsWith(first))).toEqual([first, `${first}&again=1`])
  await visitor.context.close()
})

test('pictures that come all at once, further down a wall, are all seen', async () => {
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
