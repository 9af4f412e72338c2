import { calls } from '@ronda/contract'
import { play as spanish } from '@ronda/i18n/es/play'
import { browser, expect, server, test } from './journey.ts'
import { theDialog } from './authSteps.ts'
import { findByName, openStaff, sessionChip, shownAt, sitDown, spinButton, tileLink, titleAt } from './gameSteps.ts'
import { MEMBER_PASSWORD } from './accounts.ts'
import { cashAtomsOf, comeIn, spin } from './steps.ts'
import { fill, visit, type Look, type Visitor } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'dark', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'light', language: 'en' }

const arrive = (look: Look): Promise<Visitor> => visit(browser, server.origin, look)

const pathOf = ({ page }: Visitor): string => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}

test('a visitor who wants to play for real is asked in, plays, and comes back to the tile', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  await page.goto('/rng')
  const title = await shownAt(visitor, 6)
  const tile = tileLink(visitor, title, 'real')
  await tile.click()
  const dialog = theDialog(visitor)
  await dialog.getByLabel(texts.people.username, { exact: true }).fill('demo')
  await dialog.getByLabel(texts.people.password, { exact: true }).fill(MEMBER_PASSWORD)
  await dialog.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  await spinButton(visitor).waitFor()
  expect(pathOf(visitor)).toBe(`/seamless?game=${title.gameCode}&mode=real`)
  // Welcomed, as anybody who comes in for the first time, now or in a moment.
  const welcome = page.getByRole('button', { name: texts.auth.welcome.start })
  await page.addLocatorHandler(welcome, () => welcome.click())

  await page.getByRole('button', { name: texts.launch.leave }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng')
  await expect.poll(() => tile.evaluate((link) => link === document.activeElement)).toBe(true)
  await visitor.context.close()
})

test('a press on a tile counts, though its picture comes while the finger is down', async () => {
  const visitor = await arrive(DESK)
  const { page } = visitor
  const title = await titleAt(visitor, 2_345)
  const released = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await released.promise
    await route.continue()
  })
  await findByName(visitor, title)
  const tile = tileLink(visitor, title, 'real')
  const waiting = tile.locator('.animate-breathe')
  await waiting.waitFor()
  await tile.hover()
  await page.mouse.down()
  released.resolve()
  await waiting.waitFor({ state: 'detached' })
  await page.mouse.up()
  await theDialog(visitor).waitFor()
  expect(pathOf(visitor)).toBe(`/login?to=/seamless?game=${title.gameCode}&mode=real`)
  await visitor.context.close()
})

test('a visitor plays any title for free: a clock, no menu beside it, and no money', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const title = await titleAt(visitor, 4_321)
  await findByName(visitor, title)
  await tileLink(visitor, title, 'free').click()
  const game = await sitDown(visitor)
  await spin(game, visitor)
  expect(await page.getByRole('heading', { name: title.displayName, exact: true }).count()).toBe(1)
  expect(await sessionChip(visitor).getAttribute('data-net')).toBeNull()
  await sessionChip(visitor).click()
  await page.getByText(texts.stage.position.freeText).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('an account that only tries is told what real play needs, and may play for free', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  await page.goto('/login')
  // The window itself, not its first drawing: only a form that was sent is taken over from that.
  await page.locator('#sketch').waitFor({ state: 'detached' })
  await theDialog(visitor).getByRole('button', { name: texts.auth.login.demo }).click()
  await theDialog(visitor).waitFor({ state: 'detached' })
  await page.goto('/rng')
  const title = await shownAt(visitor, 2)
  await tileLink(visitor, title, 'real').click()
  const notice = page.getByRole('alertdialog', { name: texts.stage.trial.title })
  await notice.getByRole('link', { name: texts.stage.trial.free }).click()
  await spinButton(visitor).waitFor()
  expect(pathOf(visitor)).toBe(`/seamless?game=${title.gameCode}&mode=free`)
  await visitor.context.close()
})

test('a member plays, sees what it came to, keeps the game, and comes back to the same place', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  const newcomer = await comeIn(visitor)
  const before = await cashAtomsOf(server.databaseUrl, newcomer.username)
  await page.goto('/rng')
  const title = await shownAt(visitor, 15)
  const tile = tileLink(visitor, title, 'real')
  await tile.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const topOf = (): Promise<number> => tile.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const top = await topOf()
  await tile.click()
  const game = await sitDown(visitor)
  for (let played = 0; played < 3; played++) await spin(game, visitor)

  const net = (await cashAtomsOf(server.databaseUrl, newcomer.username)) - before
  await expect.poll(() => sessionChip(visitor).getAttribute('data-net')).toBe(String(net))
  await sessionChip(visitor).click()
  const panel = page.getByRole('dialog', { name: texts.stage.position.title })
  await panel.getByRole('button', { name: texts.stage.position.hide }).click()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  const heart = page.getByRole('button', { name: fill(texts.games.favourite, { game: title.displayName }) })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: texts.launch.leave }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng')
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2)
  await expect.poll(() => tile.evaluate((link) => link === document.activeElement)).toBe(true)

  for (const favourites of ['/recent', '/favorite']) {
    await page.goto(favourites)
    await tileLink(visitor, title, 'real').waitFor()
  }
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a game is closed under a player, for those who come, and taken out of sight; then it opens again', async () => {
  const staff = await openStaff(browser, server)
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const words = texts.stage
  await comeIn(visitor)
  const title = await titleAt(visitor, 1_234)
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  await sitDown(visitor)

  await staff.change(title, 'maintenance')
  // Told by the socket, while the game stays.
  await page.getByText(words.closed.soon).waitFor()
  await spinButton(visitor).click()
  await page.getByRole('heading', { name: fill(words.closed.title, { game: title.displayName }) }).waitFor()
  await page.getByText(words.closed.round).waitFor()
  await page.getByRole('region', { name: words.closed.others }).getByRole('link').first().waitFor()

  await findByName(visitor, title)
  await tileLink(visitor, title, 'real').click()
  const notice = page.getByRole('dialog', { name: fill(words.closed.title, { game: title.displayName }) })
  await notice.getByRole('link').first().waitFor()

  await staff.change(title, 'hidden')
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  await page.getByRole('heading', { name: words.unknown.title }).waitFor()

  await staff.change(title, 'maintenance')
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  await page.getByText(words.closed.text).waitFor()
  await staff.change(title, 'open')
  await page.getByRole('button', { name: words.closed.again }).click()
  await spinButton(visitor).waitFor()
  expect(await page.getByText(words.closed.text).count()).toBe(0)
  await staff.leave()
  await visitor.context.close()
})

test('a blocked window says so and opens by the next tap; the list comes back behind it', async () => {
  const visitor = await arrive(DESK)
  const { page, context, texts } = visitor
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/rng')
  const title = await shownAt(visitor, 4)
  await tileLink(visitor, title, 'free').click()
  await spinButton(visitor).waitFor()
  await page.getByRole('button', { name: texts.stage.window.own }).click()
  const blocked = page.getByRole('alertdialog', { name: texts.stage.window.blocked })
  await blocked.getByText(texts.stage.window.blockedText).waitFor()
  const opening = context.waitForEvent('page')
  await blocked.getByRole('link', { name: texts.stage.window.open }).click()
  const opened: Visitor = { ...visitor, page: await opening }
  await spinButton(opened).waitFor()
  expect(pathOf(opened)).toBe(`/seamless?game=${title.gameCode}&mode=free`)
  await expect.poll(() => pathOf(visitor)).toBe('/rng')
  await context.close()
})

test('reloaded in the middle of a round, in another language: the same game, and how the round ended', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const newcomer = await comeIn(visitor)
  const title = await titleAt(visitor, 77)
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  const game = await sitDown(visitor)
  // The house plays the round, and its answer never arrives.
  const played = Promise.withResolvers<undefined>()
  await page.route(`**${calls.slot.spin.path}`, (route) => route.fetch().then(() => played.resolve(undefined)))
  await spinButton(visitor).click()
  await played.promise
  const before = await cashAtomsOf(server.databaseUrl, newcomer.username)

  // Another language throws nobody out of a round: the same frame goes on, in other words.
  const frame = page.locator('iframe')
  const address = await frame.getAttribute('src')
  await page.getByLabel(texts.shell.language).selectOption('es')
  await expect.poll(() => game.locator('html').getAttribute('lang')).toBe('es')
  expect(await frame.getAttribute('src')).toBe(address)

  // Whatever the game asks again by itself stays unanswered until it is gone.
  await page.reload()
  await game.getByText(spanish.notice.resumedTitle).waitFor()
  expect(await frame.getAttribute('src')).not.toBe(address)
  expect(pathOf(visitor)).toBe(`/seamless?game=${title.gameCode}&mode=real`)
  expect(await cashAtomsOf(server.databaseUrl, newcomer.username)).toBe(before)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visitor.context.close()
})

test('an address of no game leads to some, and a launch that fails can be tried again', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  await page.goto('/seamless?game=NO_SUCH_GAME&mode=free')
  await page.getByRole('heading', { name: texts.stage.unknown.title }).waitFor()
  await page.route(`**${calls.launch.launch.path}`, (route) => route.abort())
  await page.getByRole('region', { name: texts.stage.closed.others }).getByRole('link').first().click()
  await page.getByRole('heading', { name: texts.launch.refused }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: texts.launch.again }).click()
  await spinButton(visitor).waitFor()
  // The game took the place of the page that led to it, and nothing was there before.
  await page.getByRole('button', { name: texts.launch.leave }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/')
  await visitor.context.close()
})
