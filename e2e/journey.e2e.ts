import { browser, expect, server, test } from './journey.ts'
import { booksOf, makeNewcomer, openGame, register, shownCents, signOut, spin } from './steps.ts'
import { nameOf, visit, type Look } from './visitor.ts'

const SPINS = 3

// Between them, these show both devices, both themes and both languages.
const looks: readonly Look[] = [
  { device: 'phone', theme: 'dark', language: 'es' },
  { device: 'desktop', theme: 'light', language: 'en' },
]

for (const look of looks) {
  test(`a newcomer registers, plays, checks the books, verifies a round and leaves: ${nameOf(look)}`, async () => {
    const visitor = await visit(browser, server.origin, look, { isSeen: true })
    const { page, texts, pageErrors } = visitor
    const newcomer = makeNewcomer()

    await register(visitor, newcomer)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(look.language)
    expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')).toBe(look.theme)

    const game = await openGame(visitor, 'real')
    for (let played = 0; played < SPINS; played++) await spin(game, visitor)

    const books = await booksOf(server.databaseUrl, newcomer.username)
    expect(books.entries).toBeGreaterThanOrEqual(1 + SPINS)
    await expect.poll(() => shownCents(page)).toBe(books.cents)

    await game.getByRole('button', { name: texts.play.hud.menu }).click()
    const rows = game.getByRole('listitem').filter({ hasText: texts.play.history.verify })
    await expect.poll(() => rows.count()).toBe(SPINS)
    await rows.first().getByRole('button', { name: texts.play.history.verify }).click()
    await game.getByRole('button', { name: texts.play.verify.reveal }).click()
    await game.getByText(texts.play.verify.good).waitFor()
    expect(await game.getByText(texts.play.verify.bad).count()).toBe(0)

    await page.goto('/')
    await expect.poll(() => shownCents(page)).toBe(books.cents)
    await signOut(visitor, newcomer)
    await page.goto('/member')
    await page.waitForURL(/\/login/)

    expect(pageErrors).toEqual([])
    await visitor.context.close()
  })
}
