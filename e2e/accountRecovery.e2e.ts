import { browser, expect, server, test } from './journey.ts'
import { sendWithCaptcha } from './captcha.ts'
import { expectSignedIn, makeMobile, closeWelcome, query, readCodeWithCaptcha, signIn, dialogOf } from './authSteps.ts'
import { readCodeInSandbox } from './sandboxPage.ts'
import { signInAsNewMember } from './steps.ts'
import { visit, type Variant } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'light', language: 'es' }
const DESKTOP: Variant = { device: 'desktop', theme: 'dark', language: 'en' }
const NEW_PASSWORD = 'clavel-rojo-58'

test('“that was not me” signs the other device out at once and forces a new password', async () => {
  const owner = await visit(browser, server.origin, DESKTOP)
  const credentials = await signInAsNewMember(owner)
  const intruder = await visit(browser, server.origin, PHONE)
  await signIn(intruder, credentials.username, credentials.password)
  await expectSignedIn(intruder, credentials.username)

  const { page, texts } = owner
  const { sessions } = texts.security
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: sessions.stranger }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: sessions.strangerConfirm }).click()
  const words = texts.auth.password
  const forced = page.getByRole('dialog', { name: words.forcedTitle })
  await forced.waitFor()
  // It cannot be skipped.
  await page.keyboard.press('Escape')
  await expect(forced).toBeVisible()
  await forced.getByLabel(words.old, { exact: true }).fill(credentials.password)
  await forced.getByLabel(words.new, { exact: true }).fill(NEW_PASSWORD)
  await forced.getByLabel(words.confirm, { exact: true }).fill(NEW_PASSWORD)
  await forced.getByRole('button', { name: words.submit }).click()
  await forced.waitFor({ state: 'detached' })
  await expectSignedIn(owner, credentials.username)

  // Pushed by the socket, without a reload.
  await intruder.page.getByRole('link', { name: intruder.texts.people.signUp }).first().waitFor()
  await intruder.page.goto('/member')
  await intruder.page.waitForURL(/\/login/)
  expect(new URL(page.url()).pathname).toBe('/')
  await intruder.context.close()
  await owner.context.close()
})

test('an account is locked after five wrong passwords, and a reset by mobile unlocks it', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page, texts } = visitor
  const { people, auth } = texts
  const mobile = makeMobile()
  const dialog = dialogOf(visitor)
  await page.goto('/register')
  await dialog.getByRole('tab', { name: auth.register.byMobile }).click()
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(mobile.national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeWithCaptcha(visitor, server.origin, mobile.full))
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill('verbena-azul-77')
  await dialog.getByLabel(auth.fields.confirmPassword, { exact: true }).fill('verbena-azul-77')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: people.register.submit }).click()
  await closeWelcome(visitor)
  const reply = await page.request.get('/wps/member/info')
  const { account } = ((await reply.json()) as { value: { account: string } }).value
  await visitor.context.clearCookies()

  await signIn(visitor, account, 'not this one 1')
  await dialog.getByRole('alert').first().waitFor()
  // Further attempts would need captchas, so the other wrong passwords are written to the database.
  const sql = "update login_failure set failures = 5, last_at = now() where key like lower($1) || ' %'"
  await query(server.databaseUrl, sql, [account])
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await dialog.getByText(auth.login.lockedHint).waitFor()

  await dialog.getByRole('link', { name: auth.login.forgot }).click()
  const words = auth.forgot
  const forgot = page.getByRole('dialog', { name: words.title })
  await forgot.getByLabel(auth.phone.label, { exact: true }).fill(mobile.national)
  await sendWithCaptcha(visitor, forgot.getByRole('button', { name: auth.code.send }))
  await forgot.getByLabel(auth.code.label).fill(await readCodeInSandbox(visitor, mobile.full))
  await forgot.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await forgot.getByRole('button', { name: words.submitMobile }).click()
  await page.waitForURL(/\/login/)
  // The tab for mobile numbers is open.
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(mobile.national)
  await dialog.getByLabel(people.password, { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await expectSignedIn(visitor, account)
  await page.locator('[data-balance]:visible').first().waitFor()
  expect(new URL(page.url()).pathname).not.toBe('/login')
  await visitor.context.close()
})
