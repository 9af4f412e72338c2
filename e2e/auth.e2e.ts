import { browser, expect, server, test } from './journey.ts'
import {
  expectSignedIn,
  makeMobile,
  closeWelcome,
  readCode,
  readCodeWithCaptcha,
  signIn,
  dialogOf,
} from './authSteps.ts'
import { countMessages, linkIn, nextMessage } from './inbox.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { signInAsNewMember, makeCredentials, signOut } from './steps.ts'
import { fill, expectToast, visit, type Variant, type Visitor } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'dark', language: 'es' }
const DESKTOP: Variant = { device: 'desktop', theme: 'light', language: 'en' }

const openVisitor = (variant: Variant): Promise<Visitor> => visit(browser, server.origin, variant)

test('a visitor registers by mobile with a code, signs out, and signs in with another code', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  const { auth, people } = texts
  const { national, full } = makeMobile()
  await page.goto('/register')
  const dialog = dialogOf(visitor)
  await dialog.getByRole('tab', { name: auth.register.byMobile }).click()
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeWithCaptcha(visitor, server.origin, full))
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill('verbena-azul-77')
  await dialog.getByLabel(auth.fields.confirmPassword, { exact: true }).fill('verbena-azul-77')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: people.register.submit }).click()
  await closeWelcome(visitor)
  await page.getByRole('button', { name: fill(people.member.menu, { name: '' }) }).click()
  await page.getByRole('menuitem', { name: people.member.signOut }).click()
  await page.getByRole('button', { name: people.signOut.confirm }).click()
  await page.getByRole('link', { name: people.signUp }).first().waitFor()

  await page.goto('/login')
  await dialog.getByRole('tab', { name: auth.login.bySms }).click()
  const number = dialog.getByLabel(auth.phone.label, { exact: true })
  await number.fill(full)
  await expect(number).toHaveValue(national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeWithCaptcha(visitor, server.origin, full))
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('after a reload a half-filled form keeps its values except secrets, and the countdown continues', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  const { national, full } = makeMobile()
  await page.goto('/register')
  const dialog = dialogOf(visitor)
  await dialog.getByRole('tab', { name: texts.auth.register.byMobile }).click()
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(texts.auth.fields.email).fill('ana@ronda.example')
  await dialog.getByLabel(texts.auth.fields.password, { exact: true }).fill('verbena-azul-77')
  await readCodeWithCaptcha(visitor, server.origin, full)
  await dialog.getByRole('button', { name: /\d+/ }).first().waitFor()
  await page.reload()
  await expect(dialog.getByLabel(texts.auth.phone.label, { exact: true })).toHaveValue(national)
  await expect(dialog.getByLabel(texts.auth.fields.email)).toHaveValue('ana@ronda.example')
  await expect(dialog.getByLabel(texts.auth.fields.password, { exact: true })).toHaveValue('')
  await expect.poll(() => dialog.getByRole('button', { name: texts.auth.code.send }).count()).toBe(0)
  await visitor.context.close()
})

test('a text message needs a captcha: a wrong answer sends nothing, and a proof of work replaces the picture', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  const { auth } = texts
  const { national, full } = makeMobile()
  await page.goto('/register')
  await dialogOf(visitor).getByRole('tab', { name: auth.register.byMobile }).click()
  await dialogOf(visitor).getByLabel(auth.phone.label, { exact: true }).fill(national)
  const before = await countMessages(server.origin, full)
  await page.getByRole('button', { name: auth.code.send }).click()
  const person = page.getByRole('dialog', { name: auth.person.title })
  await person.getByLabel(auth.captcha.label, { exact: true }).fill('wrong')
  await person.getByRole('button', { name: auth.person.submit }).click()
  await person.getByText(texts.refusals['session.captcha_wrong']).waitFor()
  expect(await countMessages(server.origin, full)).toBe(before)
  const workerStarted = page.waitForEvent('worker')
  await person.getByRole('button', { name: auth.person.unseen }).click()
  await workerStarted
  // The proof is pure computing, so its duration depends on what else the machine does.
  await person.waitFor({ state: 'detached', timeout: 60_000 })
  await nextMessage(server.origin, full, before)
  await visitor.context.close()
})

test('registration in one click shows name and password once, and they sign in', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  await page.goto('/register')
  const dialog = dialogOf(visitor)
  const oneClick = dialog.getByRole('button', { name: texts.auth.register.oneClick })
  await oneClick.click()
  await dialog.getByText(texts.auth.register.termsMissing).waitFor()
  await dialog.getByRole('checkbox').check()
  await oneClick.click()
  const credentialsDialog = page.getByRole('dialog', { name: texts.auth.register.keepTitle })
  await credentialsDialog.waitFor()
  const [username = '', password = ''] = await credentialsDialog.getByRole('definition').allInnerTexts()
  await credentialsDialog.getByRole('button', { name: texts.auth.register.keepDone }).click()
  await closeWelcome(visitor)
  await signOut(visitor, { username, password })
  await signIn(visitor, username, password)
  await expectSignedIn(visitor, username)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a forgotten password is reset by a link in an e-mail', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, texts } = visitor
  const { auth, security } = texts
  const credentials = await signInAsNewMember(visitor)
  const email = `${credentials.username}@ronda.example`
  await page.goto('/member?view=securityCenter')
  await page.getByRole('region', { name: security.email.title }).getByRole('button', { name: security.add }).click()
  const dialog = dialogOf(visitor)
  await dialog.getByLabel(security.email.label, { exact: true }).fill(email)
  await dialog.getByLabel(auth.code.label).fill(await readCode(visitor, server.origin, email))
  await dialog.getByRole('button', { name: security.save }).click()
  await expectToast(page, security.email.done)
  await signOut(visitor, credentials)

  await page.goto('/forget')
  await dialog.getByRole('tab', { name: auth.forgot.byEmail }).click()
  await dialog.getByLabel(auth.fields.username).fill(credentials.username)
  await dialog.getByLabel(auth.fields.email, { exact: true }).fill(email)
  const before = await countMessages(server.origin, email)
  await dialog.getByRole('button', { name: auth.forgot.submitEmail }).click()
  await dialog.getByText(auth.forgot.sent).waitFor()
  const link = new URL(linkIn(await nextMessage(server.origin, email, before)))
  await page.goto(`${link.pathname}${link.search}`)
  await dialog.getByLabel(auth.password.new, { exact: true }).fill('clavel-rojo-88')
  await dialog.getByLabel(auth.password.confirm, { exact: true }).fill('clavel-rojo-88')
  await dialog.getByRole('button', { name: auth.forgot.save }).click()
  await page.waitForURL(/\/login/)
  await signIn(visitor, credentials.username, 'clavel-rojo-88')
  await expectSignedIn(visitor, credentials.username)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('wrong passwords require a captcha, and a new picture keeps what was typed', async () => {
  const visitor = await openVisitor(PHONE)
  const { page, texts } = visitor
  const { username } = makeCredentials()
  await signIn(visitor, username, 'wrong-password-1')
  const dialog = dialogOf(visitor)
  await dialog.getByRole('alert').waitFor()
  await expect(dialog.getByLabel(texts.auth.captcha.label, { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  const captcha = dialog.getByLabel(texts.auth.captcha.label, { exact: true })
  await captcha.fill('abc')
  const picture = dialog.locator('img[src^="data:"]')
  const first = await picture.getAttribute('src')
  const change = dialog.getByRole('button', { name: texts.auth.captcha.refresh })
  await expect
    .poll(async () => {
      await change.click()
      return (await picture.getAttribute('src')) !== first
    })
    .toBe(true)
  await expect(captcha).toHaveValue('abc')
  await expect(dialog.getByLabel(texts.people.username, { exact: true })).toHaveValue(username)
  expect(page.url()).toContain('/login')
  await visitor.context.close()
})

test('agents sign in on their own page', async () => {
  const visitor = await openVisitor(DESKTOP)
  const { page, texts } = visitor
  await page.goto('/agentHome')
  await page.waitForURL(/\/agent$/)
  await page.getByLabel(texts.people.username, { exact: true }).fill('agente')
  await page.getByLabel(texts.people.password, { exact: true }).fill(AGENT_PASSWORD)
  await page.getByRole('button', { name: texts.people.login.submit, exact: true }).click()
  await page.waitForURL(/\/agentHome$/)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})
