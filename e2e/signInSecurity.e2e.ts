import { browser, expect, server, test } from './journey.ts'
import { expectSignedIn, makeMobile, query, readCode, signIn, dialogOf, totp } from './authSteps.ts'
import { signInAsNewMember, signOut } from './steps.ts'
import { expectToast, visit, type Variant, type Visitor } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'dark', language: 'es' }
const DESKTOP: Variant = { device: 'desktop', theme: 'light', language: 'en' }

const openVisitor = (variant: Variant): Promise<Visitor> => visit(browser, server.origin, variant)

test('with an authenticator set up, a new browser must enter a code', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, texts } = visitor
  const { security } = texts
  const credentials = await signInAsNewMember(visitor)
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: security.authenticator.setUp }).click()
  const dialog = dialogOf(visitor)
  await dialog.getByRole('img', { name: security.authenticator.picture }).waitFor()
  const secret = await dialog.locator('[data-secret]').innerText()
  await dialog.getByLabel(security.authenticator.code).fill(totp(secret, Date.now()))
  await dialog.getByRole('button', { name: security.authenticator.confirm }).click()
  await dialog.getByRole('listitem').first().waitFor()
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: security.authenticator.kept }).click()
  await expectToast(page, security.authenticator.onNow)
  await visitor.context.close()

  const newBrowser = await openVisitor(PHONE)
  await signIn(newBrowser, credentials.username, credentials.password)
  const stepDialog = newBrowser.page.getByRole('dialog', { name: newBrowser.texts.auth.step.title })
  await stepDialog.getByLabel(newBrowser.texts.auth.step.authenticatorCode).fill('000000')
  await stepDialog.getByRole('button', { name: newBrowser.texts.auth.step.submit }).click()
  await stepDialog.getByRole('alert').waitFor()
  await expect(stepDialog).toBeVisible()
  await stepDialog.getByLabel(newBrowser.texts.auth.step.authenticatorCode).fill(recovery)
  await stepDialog.getByRole('button', { name: newBrowser.texts.auth.step.submit }).click()
  await expectSignedIn(newBrowser, credentials.username)
  await newBrowser.context.close()
})

test('sign-in from an unknown device and network needs a code to the mobile', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  const { auth, security } = texts
  const credentials = await signInAsNewMember(visitor)
  const { national, full } = makeMobile()
  await page.goto('/member?view=securityCenter')
  await page.getByRole('region', { name: security.mobile.title }).getByRole('button', { name: security.add }).click()
  const dialog = dialogOf(visitor)
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(auth.code.label).fill(await readCode(visitor, server.origin, full))
  await dialog.getByRole('button', { name: security.save }).click()
  await expectToast(page, security.mobile.done)
  await signOut(visitor, credentials)

  for (const table of ['known_device', 'known_network']) {
    const sql = `delete from ${table} where account = (select id from account where username = $1)`
    await query(server.databaseUrl, sql, [credentials.username])
  }
  await signIn(visitor, credentials.username, credentials.password)
  const stepDialog = page.getByRole('dialog', { name: auth.step.title })
  await stepDialog.getByLabel(auth.code.label).fill(await readCode(visitor, server.origin, full))
  await stepDialog.getByRole('button', { name: auth.step.submit }).click()
  await expectSignedIn(visitor, credentials.username)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a remembered browser is signed in without a password, and must enter it before a security change', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, texts, context } = visitor
  const { auth, people, security } = texts
  const credentials = await signInAsNewMember(visitor)
  await page.goto('/')
  await signOut(visitor, credentials)
  await page.goto('/login')
  const dialog = dialogOf(visitor)
  await dialog.getByLabel(people.username, { exact: true }).fill(credentials.username)
  await dialog.getByLabel(people.password, { exact: true }).fill(credentials.password)
  await dialog.getByLabel(auth.login.remember).check()
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await expectSignedIn(visitor, credentials.username)
  // Removes the session cookie, as after a night with the browser closed; the cookie that remembers the browser stays.
  await page.goto('about:blank')
  const remembered = (await context.cookies()).filter(({ name }) => !name.endsWith('ronda_s'))
  await context.clearCookies()
  await context.addCookies(remembered)
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: security.authenticator.setUp }).click()
  const prove = page.getByRole('dialog', { name: auth.prove.title })
  await prove.getByLabel(people.password, { exact: true }).fill(credentials.password)
  await prove.getByRole('button', { name: auth.prove.submit }).click()
  await page.getByRole('img', { name: security.authenticator.picture }).waitFor()
  await expect(prove).toHaveCount(0)
  await context.close()
})
