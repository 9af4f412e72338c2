import { browser, expect, server, test } from './journey.ts'
import { sendAsPerson } from './captcha.ts'
import { isInside, makeMobile, passWelcome, query, readCodeAsPerson, signIn, theDialog } from './authSteps.ts'
import { lookUpCode } from './sandboxPage.ts'
import { comeIn } from './steps.ts'
import { visit, type Look } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'light', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'dark', language: 'en' }
const NEW_PASSWORD = 'clavel-rojo-58'

test('that was not me: the stranger is out at once, and the owner chooses a new password first', async () => {
  const owner = await visit(browser, server.origin, DESK)
  const newcomer = await comeIn(owner)
  const stranger = await visit(browser, server.origin, PHONE)
  await signIn(stranger, newcomer.username, newcomer.password)
  await isInside(stranger, newcomer.username)

  const { page, texts } = owner
  const { sessions } = texts.security
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: sessions.stranger }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: sessions.strangerConfirm }).click()
  const words = texts.auth.password
  const forced = page.getByRole('dialog', { name: words.forcedTitle })
  await forced.getByLabel(words.old, { exact: true }).fill(newcomer.password)
  await forced.getByLabel(words.new, { exact: true }).fill(NEW_PASSWORD)
  await forced.getByLabel(words.confirm, { exact: true }).fill(NEW_PASSWORD)
  await forced.getByRole('button', { name: words.submit }).click()
  await forced.waitFor({ state: 'detached' })
  await isInside(owner, newcomer.username)

  // Told by the socket, without a reload.
  await stranger.page.getByRole('link', { name: stranger.texts.people.signUp }).first().waitFor()
  await stranger.page.goto('/member')
  await stranger.page.waitForURL(/\/login/)
  expect(new URL(page.url()).pathname).toBe('/')
  await stranger.context.close()
  await owner.context.close()
})

test('locked out: shut after five wrong passwords, and opened again by the mobile', async () => {
  const visitor = await visit(browser, server.origin, PHONE)
  const { page, texts } = visitor
  const { people, auth } = texts
  const mobile = makeMobile()
  const dialog = theDialog(visitor)
  await page.goto('/register')
  await dialog.getByRole('tab', { name: auth.register.byMobile }).click()
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(mobile.national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeAsPerson(visitor, server.origin, mobile.full))
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill('verbena-azul-77')
  await dialog.getByLabel(auth.fields.confirmPassword, { exact: true }).fill('verbena-azul-77')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: people.register.submit }).click()
  await passWelcome(visitor)
  const reply = await page.request.get('/wps/member/info')
  const { account } = ((await reply.json()) as { value: { account: string } }).value
  await visitor.context.clearCookies()

  await signIn(visitor, account, 'not this one 1')
  await dialog.getByRole('alert').first().waitFor()
  // Nobody here can read the captchas that would follow, so the other wrong passwords are written down by hand.
  const sql = "update login_failure set failures = 5, last_at = now() where key like lower($1) || ' %'"
  await query(server.databaseUrl, sql, [account])
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await dialog.getByText(auth.login.lockedHint).waitFor()

  await dialog.getByRole('link', { name: auth.login.forgot }).click()
  const words = auth.forgot
  const forgot = page.getByRole('dialog', { name: words.title })
  await forgot.getByLabel(auth.phone.label, { exact: true }).fill(mobile.national)
  await sendAsPerson(visitor, forgot.getByRole('button', { name: auth.code.send }))
  await forgot.getByLabel(auth.code.label).fill(await lookUpCode(visitor, mobile.full))
  await forgot.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD)
  await forgot.getByRole('button', { name: words.submitMobile }).click()
  await page.waitForURL(/\/login/)
  await signIn(visitor, account, NEW_PASSWORD)
  await isInside(visitor, account)
  await page.locator('[data-balance]:visible').first().waitFor()
  expect(new URL(page.url()).pathname).not.toBe('/login')
  await visitor.context.close()
})
