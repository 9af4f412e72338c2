import type { ElementHandle, Page } from '@playwright/test'
import { showcase } from '@ronda/i18n/es/site/showcase'
import { browser, expect, server, test } from './journey.ts'
import { nextCaptcha } from './captcha.ts'
import { makeMobile } from './authSteps.ts'
import { visit, type Visitor } from './visitor.ts'

const openVisitor = (): Promise<Visitor> =>
  visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })

/** Pages are rendered in the background: reloads until the server sends a rendered one. */
async function openRendered(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path, { waitUntil: 'commit' })
      return page.evaluate(() => document.documentElement.dataset['path'])
    })
    .toBe(path)
}

/** Blocks the scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The top of an element once it no longer moves: sections far away have an estimated height until they are near. */
function settledTop(handle: ElementHandle<Element>): Promise<number> {
  return handle.evaluate(async (element) => {
    const topNow = (): number => Math.round(element.getBoundingClientRect().top)
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(() => done(topNow())))
    let top = await frame()
    for (let still = 0; still < 10;) {
      const next = await frame()
      still = next === top ? still + 1 : 0
      top = next
    }
    return top
  })
}

test('home shows its games before any script is loaded, and hydration keeps the elements', async () => {
  const { page, context, texts } = await openVisitor()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await openRendered(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const marked = await title.evaluateHandle((element) => element)
  expect(await page.locator('main img').count()).toBeGreaterThan(0)
  expect(await page.title()).toBe('Ronda')
  release()
  // Reacts to a press after hydration.
  await page.getByRole('button', { name: texts.shell.more, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect(await marked.evaluate((element) => element.isConnected)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('hydration of home does not move what the reader has scrolled to', async () => {
  const { page, context } = await openVisitor()
  await openRendered(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  // Wait for the first paint: before its styles are loaded the page has another layout.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // A handle to the server-rendered element, because scripts add more headings.
  const title = await page.locator('main section h2').last().elementHandle()
  if (title === null) throw new Error('home has no section headings')
  await title.scrollIntoViewIfNeeded()
  const top = await settledTop(title)
  release()
  // This section is loaded by scripts, and only when it is near the viewport.
  await page.getByRole('heading', { name: showcase.proof.title, exact: true }).waitFor()
  expect(Math.abs((await settledTop(title)) - top)).toBeLessThanOrEqual(1)
  await context.close()
})

test('a press on home before the scripts are loaded takes effect once they are', async () => {
  const { page, context, texts } = await openVisitor()
  await openRendered(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const more = page.getByRole('button', { name: texts.shell.more, exact: true })
  // Several presses, as people do when nothing happens, open one dialog.
  for (let times = 0; times < 3; times += 1) await more.click()
  release()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('a language chosen before the scripts are loaded is applied', async () => {
  const { page, context, texts } = await visit(browser, server.origin, {
    device: 'desktop',
    theme: 'dark',
    language: 'es',
  })
  await openRendered(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel(texts.shell.language, { exact: true }).first().selectOption('en')
  release()
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).innerText())
    .toBe('Online casino with games you can verify')
  await context.close()
})

test('what is typed into the login form before the scripts are loaded is kept and sent', async () => {
  const { page, context, texts } = await openVisitor()
  await openRendered(page, '/login')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const username = page.getByLabel(texts.people.username, { exact: true })
  await username.fill('nobodyhere')
  await page.getByLabel(texts.people.password, { exact: true }).fill('wrong password 1')
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'))
  await page.keyboard.press('Enter')
  release()
  expect((await answered).status()).toBe(401)
  await expect(page.locator('#sketch')).toHaveCount(0)
  await expect(username).toHaveValue('nobodyhere')
  await context.close()
})

test('a code requested before the scripts are loaded is sent to the typed number once they are', async () => {
  const { page, context, texts } = await openVisitor()
  await openRendered(page, '/forget')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const { national } = makeMobile()
  await page.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  const smsRequest = page.waitForRequest((request) => request.url().endsWith('/wps/verification/sms/noLogin'))
  await page.getByRole('button', { name: texts.auth.code.send }).click()
  const text = nextCaptcha(page)
  release()
  const person = page.getByRole('dialog', { name: texts.auth.person.title })
  await person.getByLabel(texts.auth.captcha.label, { exact: true }).fill(await text)
  await person.getByRole('button', { name: texts.auth.person.submit }).click()
  expect((await smsRequest).postDataJSON()).toMatchObject({ mobileNum: national, countryDialingCode: '52' })
  await context.close()
})

test('a visitor whose language differs from the rendered page sees their own language', async () => {
  const english = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page, context, texts } = english
  await context.clearCookies()
  await openRendered(page, '/')
  await page.getByRole('link', { name: texts.people.signUp }).first().waitFor()
  // From then on the server renders the page in that language.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<html lang="en" data-path="/"')
  await context.close()
})
