import { calls } from '@ronda/contract'
import { play as spanish } from '@ronda/i18n/es/play/play'
import { browser, expect, server, test } from './journey.ts'
import { dialogOf } from './authSteps.ts'
import {
  searchByName,
  openStaffSession,
  sessionChip,
  shownTitleAt,
  waitForReels,
  spinButton,
  tileLink,
  titleAt,
} from './gameSteps.ts'
import { MEMBER_PASSWORD } from './accounts.ts'
import { cashAtomsOf, signInAsNewMember, spin } from './steps.ts'
import { fill, visit, type Variant, type Visitor } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'dark', language: 'es' }
const DESKTOP: Variant = { device: 'desktop', theme: 'light', language: 'en' }

const openVisitor = (variant: Variant): Promise<Visitor> => visit(browser, server.origin, variant)

const pathOf = ({ page }: Visitor): string => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}

test('a visitor who opens a game for real money signs in, plays, and returns to the tile', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  await page.goto('/rng')
  const title = await shownTitleAt(visitor, 6)
  const tile = tileLink(visitor, title, 'real')
  await tile.click()
  const dialog = dialogOf(visitor)
  await dialog.getByLabel(texts.people.username, { exact: true }).fill('demo')
  await dialog.getByLabel(texts.people.password, { exact: true }).fill(MEMBER_PASSWORD)
  await dialog.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  await spinButton(visitor).waitFor()
  expect(pathOf(visitor)).toBe(`/seamless?game=${title.gameCode}&mode=real`)
  // A first sign-in opens a welcome dialog, now or in a moment: close it.
  const welcome = page.getByRole('button', { name: texts.auth.welcome.start })
  await page.addLocatorHandler(welcome, () => welcome.click())

  await page.getByRole('button', { name: texts.launch.leave }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng')
  await expect.poll(() => tile.evaluate((link) => link === document.activeElement)).toBe(true)
  await visitor.context.close()
})

test('a press on a tile works even if its picture loads during the press', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page } = visitor
  const title = await titleAt(visitor, 2_345)
  const released = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await released.promise
    await route.continue()
  })
  await searchByName(visitor, title)
  const tile = tileLink(visitor, title, 'real')
  const waiting = tile.locator('.animate-breathe')
  await waiting.waitFor()
  await tile.hover()
  await page.mouse.down()
  released.resolve()
  await waiting.waitFor({ state: 'detached' })
  await page.mouse.up()
  await dialogOf(visitor).waitFor()
  expect(pathOf(visitor)).toBe(`/login?to=/seamless?game=${title.gameCode}&mode=real`)
  await visitor.context.close()
})

test('a visitor plays any title for free: with a clock, without a menu and without money', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, texts } = visitor
  const title = await titleAt(visitor, 4_321)
  await searchByName(visitor, title)
  await tileLink(visitor, title, 'free').click()
  const game = await waitForReels(visitor)
  await spin(game, visitor)
  await expect(page.getByRole('heading', { name: title.displayName, exact: true })).toHaveCount(1)
  expect(await sessionChip(visitor).getAttribute('data-net')).toBeNull()
  await sessionChip(visitor).click()
  await page.getByText(texts.stage.position.freeText).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a trial account sees what play for real money needs, can play for free, and is offered registration', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  await page.goto('/login')
  // Wait for the real dialog instead of the preview form: from the preview only a submitted form is taken over.
  await page.locator('#sketch').waitFor({ state: 'detached' })
  await dialogOf(visitor).getByRole('button', { name: texts.auth.login.demo }).click()
  await dialogOf(visitor).waitFor({ state: 'detached' })
  await page.goto('/rng')
  const title = await shownTitleAt(visitor, 2)
  await tileLink(visitor, title, 'real').click()
  const notice = page.getByRole('alertdialog', { name: texts.stage.trial.title })
  await notice.getByRole('link', { name: texts.stage.trial.free }).click()
  await spinButton(visitor).waitFor()
  expect(pathOf(visitor)).toBe(`/seamless?game=${title.gameCode}&mode=free`)
  await page.goto('/register')
  await dialogOf(visitor).getByLabel(texts.auth.fields.username, { exact: true }).waitFor()
  await visitor.context.close()
})

test('a member plays, sees the net result, adds a favourite, and returns to the same scroll position', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  const credentials = await signInAsNewMember(visitor)
  const before = await cashAtomsOf(server.databaseUrl, credentials.username)
  await page.goto('/rng')
  const title = await shownTitleAt(visitor, 15)
  const tile = tileLink(visitor, title, 'real')
  await tile.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const topOf = (): Promise<number> => tile.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const top = await topOf()
  await tile.click()
  const game = await waitForReels(visitor)
  for (let played = 0; played < 3; played++) await spin(game, visitor)

  const net = (await cashAtomsOf(server.databaseUrl, credentials.username)) - before
  await expect.poll(() => sessionChip(visitor).getAttribute('data-net')).toBe(String(net))
  await sessionChip(visitor).click()
  const panel = page.getByRole('dialog', { name: texts.stage.position.title })
  await panel.getByRole('button', { name: texts.stage.position.hide }).click()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  const favourite = page.getByRole('button', { name: fill(texts.games.favourite, { game: title.displayName }) })
  await favourite.click()
  await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: texts.launch.leave }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/rng')
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2)
  await expect.poll(() => tile.evaluate((link) => link === document.activeElement)).toBe(true)

  for (const path of ['/recent', '/favorite']) {
    await page.goto(path)
    await tileLink(visitor, title, 'real').waitFor()
  }
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a game under maintenance closes for its player and for new ones, can be hidden, and opens again', async () => {
  const staff = await openStaffSession(browser, server)
  const visitor = await openVisitor(DESKTOP)
  const { page, texts } = visitor
  const words = texts.stage
  await signInAsNewMember(visitor)
  const title = await titleAt(visitor, 1_234)
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  await waitForReels(visitor)

  await staff.changeState(title, 'maintenance')
  // Pushed by the socket, while the game stays open.
  await page.getByText(words.closed.soon).waitFor()
  await spinButton(visitor).click()
  await page.getByRole('heading', { name: fill(words.closed.title, { game: title.displayName }) }).waitFor()
  await page.getByText(words.closed.round).waitFor()
  await page.getByRole('region', { name: words.closed.others }).getByRole('link').first().waitFor()

  await searchByName(visitor, title)
  await tileLink(visitor, title, 'real').click()
  const notice = page.getByRole('dialog', { name: fill(words.closed.title, { game: title.displayName }) })
  await notice.getByRole('link').first().waitFor()

  await staff.changeState(title, 'hidden')
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  await page.getByRole('heading', { name: words.unknown.title }).waitFor()

  await staff.changeState(title, 'maintenance')
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  await page.getByText(words.closed.text).waitFor()
  await staff.changeState(title, 'open')
  await page.getByRole('button', { name: words.closed.again }).click()
  await spinButton(visitor).waitFor()
  await expect(page.getByText(words.closed.text)).toHaveCount(0)
  await staff.close()
  await visitor.context.close()
})

test('a blocked popup window is explained and opens by the next tap; the first page returns to the list', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, context, texts } = visitor
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/rng')
  const title = await shownTitleAt(visitor, 4)
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

test('a change of language does not interrupt a round, and a reload shows how it ended', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, texts } = visitor
  const credentials = await signInAsNewMember(visitor)
  const title = await titleAt(visitor, 77)
  await page.goto(`/seamless?game=${title.gameCode}&mode=real`)
  const game = await waitForReels(visitor)
  // The server plays the round, but its reply never arrives.
  const played = Promise.withResolvers<undefined>()
  await page.route(`**${calls.slot.spin.path}`, (route) => route.fetch().then(() => played.resolve(undefined)))
  await spinButton(visitor).click()
  await played.promise
  const before = await cashAtomsOf(server.databaseUrl, credentials.username)

  // Another language keeps the same frame and changes only its texts.
  const frame = page.locator('iframe')
  const address = await frame.getAttribute('src')
  await page.getByLabel(texts.shell.language).selectOption('es')
  await expect.poll(() => game.locator('html').getAttribute('lang')).toBe('es')
  expect(await frame.getAttribute('src')).toBe(address)

  // Retries of the game stay without a reply until the reload.
  await page.reload()
  await game.getByText(spanish.notice.resumedTitle).waitFor()
  expect(await frame.getAttribute('src')).not.toBe(address)
  expect(pathOf(visitor)).toBe(`/seamless?game=${title.gameCode}&mode=real`)
  expect(await cashAtomsOf(server.databaseUrl, credentials.username)).toBe(before)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visitor.context.close()
})

test('an unknown game code suggests other games, and a failed launch can be retried', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  await page.goto('/seamless?game=NO_SUCH_GAME&mode=free')
  await page.getByRole('heading', { name: texts.stage.unknown.title }).waitFor()
  await page.route(`**${calls.launch.launch.path}`, (route) => route.abort())
  await page.getByRole('region', { name: texts.stage.closed.others }).getByRole('link').first().click()
  await page.getByRole('heading', { name: texts.launch.refused }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: texts.launch.again }).click()
  await spinButton(visitor).waitFor()
  // The game replaced the page before it in the history, so leaving it leads to home.
  await page.getByRole('button', { name: texts.launch.leave }).click()
  await expect.poll(() => pathOf(visitor)).toBe('/')
  await visitor.context.close()
})
