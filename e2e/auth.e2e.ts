import { browser, expect, server, test } from './journey.ts'
import { isInside, makeMobile, passWelcome, readCode, readCodeAsPerson, signIn, theDialog } from './authSteps.ts'
import { countMessages, linkIn, nextMessage } from './inbox.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { comeIn, makeNewcomer, signOut } from './steps.ts'
import { fill, hearInPassing, visit, type Look, type Visitor } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'dark', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'light', language: 'en' }

const arrive = (look: Look): Promise<Visitor> => visit(browser, server.origin, look)

test('by mobile: registers with a code, signs out, and comes back with another code', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  const { auth, people } = texts
  const { national, full } = makeMobile()
  await page.goto('/register')
  const dialog = theDialog(visitor)
  await dialog.getByRole('tab', { name: auth.register.byMobile }).click()
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeAsPerson(visitor, server.origin, full))
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill('verbena-azul-77')
  await dialog.getByLabel(auth.fields.confirmPassword, { exact: true }).fill('verbena-azul-77')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: people.register.submit }).click()
  await passWelcome(visitor)
  await page.getByRole('button', { name: fill(people.member.menu, { name: '' }) }).click()
  await page.getByRole('menuitem', { name: people.member.signOut }).click()
  await page.getByRole('button', { name: people.signOut.confirm }).click()
  await page.getByRole('link', { name: people.signUp }).first().waitFor()

  await page.goto('/login')
  await dialog.getByRole('tab', { name: auth.login.bySms }).click()
  await dialog.getByLabel(auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(auth.code.label).fill(await readCodeAsPerson(visitor, server.origin, full))
  await dialog.getByRole('button', { name: people.login.submit, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('a half-filled form outlives a reload without its secrets, and a countdown too', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  const { national, full } = makeMobile()
  await page.goto('/register')
  const dialog = theDialog(visitor)
  await dialog.getByRole('tab', { name: texts.auth.register.byMobile }).click()
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(texts.auth.fields.email).fill('ana@ronda.example')
  await dialog.getByLabel(texts.auth.fields.password, { exact: true }).fill('verbena-azul-77')
  await readCodeAsPerson(visitor, server.origin, full)
  await dialog.getByRole('button', { name: /\d+/ }).first().waitFor()
  await page.reload()
  await dialog.getByRole('tab', { name: texts.auth.register.byMobile }).click()
  expect(await dialog.getByLabel(texts.auth.phone.label, { exact: true }).inputValue()).toBe(national)
  expect(await dialog.getByLabel(texts.auth.fields.email).inputValue()).toBe('ana@ronda.example')
  expect(await dialog.getByLabel(texts.auth.fields.password, { exact: true }).inputValue()).toBe('')
  await expect.poll(() => dialog.getByRole('button', { name: texts.auth.code.send }).count()).toBe(0)
  await visitor.context.close()
})

test('a text message asks for a person: a wrong answer is asked for again, and a long puzzle stands for the picture', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  const { auth } = texts
  const { national, full } = makeMobile()
  await page.goto('/register')
  await theDialog(visitor).getByRole('tab', { name: auth.register.byMobile }).click()
  await theDialog(visitor).getByLabel(auth.phone.label, { exact: true }).fill(national)
  const before = await countMessages(server.origin, full)
  await page.getByRole('button', { name: auth.code.send }).click()
  const person = page.getByRole('dialog', { name: auth.person.title })
  await person.getByLabel(auth.captcha.label, { exact: true }).fill('wrong')
  await person.getByRole('button', { name: auth.person.submit }).click()
  await person.getByText(texts.refusals['session.captcha_wrong']).waitFor()
  expect(await countMessages(server.origin, full)).toBe(before)
  const beside = page.waitForEvent('worker')
  await person.getByRole('button', { name: auth.person.unseen }).click()
  await beside
  await person.waitFor({ state: 'detached' })
  await nextMessage(server.origin, full, before)
  await visitor.context.close()
})

test('the demo: in without an account, with a way to one', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  await page.goto('/login')
  await theDialog(visitor).getByRole('button', { name: texts.auth.login.demo }).click()
  await theDialog(visitor).waitFor({ state: 'detached' })
  await page.goto('/register')
  await theDialog(visitor).getByLabel(texts.auth.fields.username, { exact: true }).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('in one click: name and password are shown once, and open the account', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  await page.goto('/register')
  const dialog = theDialog(visitor)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: texts.auth.register.oneClick }).click()
  const kept = page.getByRole('dialog', { name: texts.auth.register.keepTitle })
  await kept.waitFor()
  const [username = '', password = ''] = await kept.getByRole('definition').allInnerTexts()
  await kept.getByRole('button', { name: texts.auth.register.keepDone }).click()
  await passWelcome(visitor)
  await signOut(visitor, { username, password })
  await signIn(visitor, username, password)
  await isInside(visitor, username)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('forgotten by e-mail: a link sets a new password, once', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const { auth, security } = texts
  const newcomer = await comeIn(visitor)
  const email = `${newcomer.username}@ronda.example`
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: security.add }).nth(1).click()
  const dialog = theDialog(visitor)
  await dialog.getByLabel(security.email.label, { exact: true }).fill(email)
  await dialog.getByLabel(auth.code.label).fill(await readCode(visitor, server.origin, email))
  await dialog.getByRole('button', { name: security.save }).click()
  await hearInPassing(page, security.email.done)
  await signOut(visitor, newcomer)

  await page.goto('/forget')
  await dialog.getByRole('tab', { name: auth.forgot.byEmail }).click()
  await dialog.getByLabel(auth.fields.username).fill(newcomer.username)
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
  await signIn(visitor, newcomer.username, 'clavel-rojo-88')
  await isInside(visitor, newcomer.username)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('wrong passwords ask for a captcha, whose picture can be changed without losing what was typed', async () => {
  const visitor = await arrive(PHONE)
  const { page, texts } = visitor
  const { username } = makeNewcomer()
  await signIn(visitor, username, 'wrong-password-1')
  const dialog = theDialog(visitor)
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.getByLabel(texts.auth.captcha.label, { exact: true }).count()).toBe(0)
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
  expect(await captcha.inputValue()).toBe('abc')
  expect(await dialog.getByLabel(texts.people.username, { exact: true }).inputValue()).toBe(username)
  expect(page.url()).toContain('/login')
  await visitor.context.close()
})

test('agents have a door of their own', async () => {
  const visitor = await arrive(DESK)
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
