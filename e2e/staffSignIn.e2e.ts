import { desk } from '@ronda/i18n/es/office/desk'
import { browser, expect, server, test } from './journey.ts'
import { findViolations } from './axe.ts'
import { query, totp } from './authSteps.ts'
import { OPERATOR_PASSWORD } from './accounts.ts'
import { entranceTexts } from './staff.ts'
import { visit, type Visitor } from './visitor.ts'

test.beforeAll(async () => {
  await query(server.databaseUrl, `update account set first_login_seen = true where kind = 'operator'`, [])
})

const openVisitor = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

const words = entranceTexts.es

test('new staff must set up an authenticator first, and sign in with it from then on', async () => {
  // A repeated run of this journey must start without an authenticator.
  for (const table of ['authenticator', 'session']) {
    const sql = `delete from ${table} where account = (select id from account where username = 'nueva')`
    await query(server.databaseUrl, sql, [])
  }
  const staff = await openVisitor('phone')
  const { page, texts } = staff
  await page.goto('/office')
  await page.waitForURL(/\/office\/login/)
  await page.getByLabel(texts.people.username, { exact: true }).fill('nueva')
  await page.getByLabel(texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: words.setUp.title }).waitFor()
  expect(await findViolations(page)).toEqual([])

  // No other page can be opened before.
  await page.goto('/office/desk')
  await page.getByRole('heading', { name: words.setUp.title }).waitFor()
  await page.goto('/')
  await page.getByRole('heading', { name: words.setUp.title }).waitFor()

  await page.getByRole('button', { name: words.setUp.authenticatorGo }).click()
  const dialog = page.getByRole('dialog')
  const { authenticator } = texts.security
  await dialog.getByRole('img', { name: authenticator.picture }).waitFor()
  const secret = (await dialog.locator('[data-secret]').innerText()).replaceAll(/\s/g, '')
  await dialog.getByLabel(authenticator.code).fill(totp(secret, Date.now()))
  await dialog.getByRole('button', { name: authenticator.confirm }).click()
  await dialog.getByRole('button', { name: authenticator.kept }).click()
  await page.getByRole('heading', { name: desk.title, level: 1 }).waitFor()
  await staff.context.close()

  const again = await openVisitor('desktop')
  await again.page.goto('/office/login')
  await again.page.getByLabel(again.texts.people.username, { exact: true }).fill('nueva')
  await again.page.getByLabel(again.texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  // Staff are not offered to be remembered.
  await expect(again.page.getByRole('checkbox')).toHaveCount(0)
  await again.page.keyboard.press('Enter')
  await again.page.getByLabel(again.texts.auth.step.authenticatorCode).waitFor()
  await query(
    server.databaseUrl,
    `update authenticator set used_step = 0 where account = (select id from account where username = 'nueva')`,
    [],
  )
  await again.page.getByLabel(again.texts.auth.step.authenticatorCode).fill(totp(secret, Date.now()))
  await again.page.keyboard.press('Enter')
  await again.page.getByRole('heading', { name: desk.title, level: 1 }).waitFor()
  await again.context.close()
})
