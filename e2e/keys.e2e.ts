import { browser, expect, server, test } from './journey.ts'
import { isInside, makeMobile, query, readCode, readCodeAsPerson, signIn, theDialog, totp } from './authSteps.ts'
import { comeIn, signOut } from './steps.ts'
import { hearInPassing, visit, type Look, type Visitor } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'dark', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'light', language: 'en' }

const arrive = (look: Look): Promise<Visitor> => visit(browser, server.origin, look)

test('two-factor: an authenticator is set up, and a new browser is asked for its code', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const { security } = texts
  const newcomer = await comeIn(visitor)
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: security.authenticator.setUp }).click()
  const dialog = theDialog(visitor)
  await dialog.getByRole('img', { name: security.authenticator.picture }).waitFor()
  const secret = await dialog.locator('[data-secret]').innerText()
  await dialog.getByLabel(security.authenticator.code).fill(totp(secret, Date.now()))
  await dialog.getByRole('button', { name: security.authenticator.confirm }).click()
  await dialog.getByRole('listitem').first().waitFor()
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: security.authenticator.kept }).click()
  await hearInPassing(page, security.authenticator.onNow)
  await visitor.context.close()

  const stranger = await arrive(PHONE)
  await signIn(stranger, newcomer.username, newcomer.password)
  const asked = stranger.page.getByRole('dialog', { name: stranger.texts.auth.step.title })
  await asked.getByLabel(stranger.texts.auth.step.authenticatorCode).fill('000000')
  await asked.getByRole('button', { name: stranger.texts.auth.step.submit }).click()
  await asked.getByRole('alert').waitFor()
  expect(await asked.isVisible()).toBe(true)
  await asked.getByLabel(stranger.texts.auth.step.authenticatorCode).fill(recovery)
  await asked.getByRole('button', { name: stranger.texts.auth.step.submit }).click()
  await isInside(stranger, newcomer.username)
  await stranger.context.close()
})

test('from an address the house has not seen: a code to the mobile opens, and the mobile brings back a password', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  const { auth, people, security } = texts
  const newcomer = await comeIn(visitor)
  const { national, full } = makeMobile()
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: security.add }).first().click()
  const dialog = theDialog(visitor)
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(auth.code.label).fill(await readCode(visitor, server.origin, full))
  await dialog.getByRole('button', { name: security.save }).click()
  await hearInPassing(page, security.mobile.done)
  await signOut(visitor, newcomer)

  for (const table of ['known_device', 'known_network']) {
    const sql = `delete from ${table} where account = (select id from account where username = $1)`
    await query(server.databaseUrl, sql, [newcomer.username])
  }
  await signIn(visitor, newcomer.username, newcomer.password)
  const asked = page.getByRole('dialog', { name: auth.step.title })
  await asked.getByLabel(auth.code.label).fill(await readCode(visitor, server.origin, full))
  await asked.getByRole('button', { name: auth.step.submit }).click()
  await isInside(visitor, newcomer.username)
  await signOut(visitor, newcomer)

  await page.goto('/forget')
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeAsPerson(visitor, server.origin, full))
  await dialog.getByLabel(auth.forgot.newPassword, { exact: true }).fill('clavel-rojo-88')
  await dialog.getByRole('button', { name: auth.forgot.submitMobile }).click()
  await page.waitForURL(/\/login/)
  await dialog.getByLabel(people.username, { exact: true }).fill(newcomer.username)
  await dialog.getByLabel(people.password, { exact: true }).fill('clavel-rojo-88')
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await isInside(visitor, newcomer.username)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a remembered browser is in without a password, and asked for it before anything that matters', async () => {
  const visitor = await arrive(DESK)
  const { page, texts, context } = visitor
  const { auth, people, security } = texts
  const newcomer = await comeIn(visitor)
  await page.goto('/')
  await signOut(visitor, newcomer)
  await page.goto('/login')
  const dialog = theDialog(visitor)
  await dialog.getByLabel(people.username, { exact: true }).fill(newcomer.username)
  await dialog.getByLabel(people.password, { exact: true }).fill(newcomer.password)
  await dialog.getByLabel(auth.login.remember).check()
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await isInside(visitor, newcomer.username)
  // The session itself is gone, as after a night with the page closed; what the browser is remembered by is not.
  await page.goto('about:blank')
  const kept = (await context.cookies()).filter(({ name }) => !name.endsWith('ronda_s'))
  await context.clearCookies()
  await context.addCookies(kept)
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: security.authenticator.setUp }).click()
  const prove = page.getByRole('dialog', { name: auth.prove.title })
  await prove.getByLabel(people.password, { exact: true }).fill(newcomer.password)
  await prove.getByRole('button', { name: auth.prove.submit }).click()
  await page.getByRole('img', { name: security.authenticator.picture }).waitFor()
  expect(await prove.count()).toBe(0)
  await context.close()
})

test('a password that must be changed stands before everything else', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const { auth } = texts
  const newcomer = await comeIn(visitor)
  await page.goto('/')
  await signOut(visitor, newcomer)
  const sql = 'update account set must_change_password = true where username = $1'
  await query(server.databaseUrl, sql, [newcomer.username])
  await signIn(visitor, newcomer.username, newcomer.password)
  const forced = page.getByRole('dialog', { name: auth.password.forcedTitle })
  await forced.waitFor()
  await page.keyboard.press('Escape')
  expect(await forced.isVisible()).toBe(true)
  await forced.getByLabel(auth.password.old, { exact: true }).fill(newcomer.password)
  await forced.getByLabel(auth.password.new, { exact: true }).fill('clavel-rojo-88')
  await forced.getByLabel(auth.password.confirm, { exact: true }).fill('clavel-rojo-88')
  await forced.getByRole('button', { name: auth.password.submit }).click()
  await forced.waitFor({ state: 'detached' })
  await isInside(visitor, newcomer.username)
  await visitor.context.close()
})
