import { desk } from '@ronda/i18n/es/desk'
import { browser, expect, server, test } from './journey.ts'
import { barriersOn } from './axe.ts'
import { query, totp } from './authSteps.ts'
import { OPERATOR_PASSWORD } from './accounts.ts'
import { entranceTexts, fillEntrance } from './staff.ts'
import { visit, type Visitor } from './visitor.ts'

test.beforeAll(async () => {
  await query(server.databaseUrl, `update account set first_login_seen = true where kind = 'operator'`, [])
})

const arrive = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

const words = entranceTexts.es

test('somebody new of the staff sets up an authenticator before anything else, and comes in by it from then on', async () => {
  // Whoever walks this journey again begins anew.
  for (const table of ['authenticator', 'session']) {
    const gone = `delete from ${table} where account = (select id from account where username = 'nueva')`
    await query(server.databaseUrl, gone, [])
  }
  const staff = await arrive('phone')
  const { page, texts } = staff
  await page.goto('/office')
  await page.waitForURL(/\/office\/login/)
  await page.getByLabel(texts.people.username, { exact: true }).fill('nueva')
  await page.getByLabel(texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: words.setUp.title }).waitFor()
  expect(await barriersOn(page)).toEqual([])

  // There is no way past it.
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

  const later = await arrive('desktop')
  await later.page.goto('/office/login')
  await later.page.getByLabel(later.texts.people.username, { exact: true }).fill('nueva')
  await later.page.getByLabel(later.texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  await later.page.keyboard.press('Enter')
  await later.page.getByLabel(later.texts.auth.step.authenticatorCode).waitFor()
  await query(
    server.databaseUrl,
    `update authenticator set used_step = 0 where account = (select id from account where username = 'nueva')`,
    [],
  )
  await later.page.getByLabel(later.texts.auth.step.authenticatorCode).fill(totp(secret, Date.now()))
  await later.page.keyboard.press('Enter')
  await later.page.getByRole('heading', { name: desk.title, level: 1 }).waitFor()
  await later.context.close()
})

test('the members’ entrance knows nobody of the staff, and theirs knows no member', async () => {
  const visitor = await arrive('desktop')
  const { page, texts } = visitor
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.people.username, { exact: true }).fill('gerente')
  await dialog.getByLabel(texts.people.password, { exact: true }).fill(OPERATOR_PASSWORD)
  await dialog.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  await dialog.getByText(texts.refusals['session.wrong_credentials']).waitFor()
  await page.goto('/office/login')
  await page.getByLabel(texts.people.username, { exact: true }).fill('demo')
  await page.getByLabel(texts.people.password, { exact: true }).fill('noria-farol-4821')
  await page.keyboard.press('Enter')
  await page.getByText(texts.refusals['session.wrong_credentials']).waitFor()
  // Nobody is asked whether to be remembered.
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.goto('/office/login')
  await fillEntrance(visitor, server.databaseUrl, 'gerente')
  await page.getByRole('heading', { name: desk.title, level: 1 }).waitFor()
  await visitor.context.close()
})
