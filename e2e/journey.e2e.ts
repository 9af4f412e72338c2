import { browser, expect, server, test } from './journey.ts'
import { readLedgerCash, makeCredentials, openGame, register, shownCents, signOut, spin } from './steps.ts'
import { visit, type Variant } from './visitor.ts'

const SPINS = 3

const VARIANT: Variant = { device: 'phone', theme: 'light', language: 'en' }

test('a new member registers, plays, sees the balance of the ledger, verifies a round and signs out', async () => {
  const visitor = await visit(browser, server.origin, VARIANT, { withMotion: true })
  const { page, texts, pageErrors } = visitor
  const credentials = makeCredentials()

  await register(visitor, credentials)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(VARIANT.language)
  expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')).toBe(VARIANT.theme)

  const game = await openGame(visitor, 'real')
  for (let played = 0; played < SPINS; played++) await spin(game, visitor)

  const ledger = await readLedgerCash(server.databaseUrl, credentials.username)
  expect(ledger.entries).toBeGreaterThanOrEqual(1 + SPINS)
  await expect.poll(() => shownCents(page)).toBe(ledger.cents)

  await game.getByRole('button', { name: texts.play.hud.menu }).click()
  const rows = game.getByRole('listitem').filter({ hasText: texts.play.history.verify })
  await expect.poll(() => rows.count()).toBe(SPINS)
  await rows.first().getByRole('button', { name: texts.play.history.verify }).click()
  await game.getByRole('button', { name: texts.play.verify.reveal }).click()
  await game.getByText(texts.play.verify.good).waitFor()
  await expect(game.getByText(texts.play.verify.bad)).toHaveCount(0)

  await page.goto('/')
  await expect.poll(() => shownCents(page)).toBe(ledger.cents)
  await signOut(visitor, credentials)
  await page.goto('/member')
  await page.waitForURL(/\/login/)

  expect(pageErrors).toEqual([])
  await visitor.context.close()
})
