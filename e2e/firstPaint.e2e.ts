import type { ElementHandle, Page } from '@playwright/test'
import { showcase } from '@ronda/i18n/es/showcase'
import { browser, expect, server, test } from './journey.ts'
import { nextCaptcha } from './captcha.ts'
import { makeMobile } from './authSteps.ts'
import { visit, type Visitor } from './visitor.ts'

const newcomer = (): Promise<Visitor> =>
  visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })

/** Painted pages are made in the background: asked for until one comes. */
async function openPainted(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path, { waitUntil: 'commit' })
      return page.evaluate(() => document.documentElement.dataset['path'])
    })
    .toBe(path)
}

/** Keeps the page's scripts back until told. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Where on the screen a thing rests: parts of the page that are far away only guess their height until they are near. */
function restingPlace(thing: ElementHandle<Element>): Promise<number> {
  return thing.evaluate(async (element) => {
    const topNow = (): number => Math.round(element.getBoundingClientRect().top)
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(() => done(topNow())))
    let place = await frame()
    for (let still = 0; still < 10;) {
      const next = await frame()
      still = next === place ? still + 1 : 0
      place = next
    }
    return place
  })
}

test('home shows its games before any script has come, and is taken over as it stands', async () => {
  const { page, context, texts } = await newcomer()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await openPainted(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const marked = await title.evaluateHandle((element) => element)
  expect(await page.locator('main img').count()).toBeGreaterThan(0)
  release()
  // Answers to the finger once it has been taken over.
  await page.getByRole('button', { name: texts.shell.more, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect(await marked.evaluate((element) => element.isConnected)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('who has begun to read home before its scripts have come stays in the place', async () => {
  const { page, context } = await newcomer()
  await openPainted(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  // Nobody reads before something is drawn: without its styles the page is laid out otherwise.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // The very one that was painted: what scripts bring has titles as well.
  const title = await page.locator('main section h2').last().elementHandle()
  if (title === null) throw new Error('home has no titles')
  await title.scrollIntoViewIfNeeded()
  const place = await restingPlace(title)
  release()
  // What comes only when somebody is near, and only from scripts.
  await page.getByRole('heading', { name: showcase.winners.title }).waitFor()
  expect(Math.abs((await restingPlace(title)) - place)).toBeLessThanOrEqual(1)
  await context.close()
})

test('what is pressed on home before its scripts have come is done once they have', async () => {
  const { page, context, texts } = await newcomer()
  await openPainted(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const more = page.getByRole('button', { name: texts.shell.more, exact: true })
  // As people do where nothing happens.
  for (let times = 0; times < 3; times += 1) await more.click()
  release()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('a language chosen before the scripts have come is the one they speak', async () => {
  const { page, context, texts } = await visit(browser, server.origin, {
    device: 'desktop',
    theme: 'dark',
    language: 'es',
  })
  await openPainted(page, '/')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel(texts.shell.language, { exact: true }).first().selectOption('en')
  release()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('The house that shows its cards')
  await context.close()
})

test('what is typed into the login form before its scripts have come is kept, and sent', async () => {
  const { page, context, texts } = await newcomer()
  await openPainted(page, '/login')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const username = page.getByLabel(texts.people.username, { exact: true })
  await username.fill('nobodyhere')
  await page.getByLabel(texts.people.password, { exact: true }).fill('wrong password 1')
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'))
  await page.keyboard.press('Enter')
  release()
  expect((await answered).status()).toBe(401)
  expect(await page.locator('#sketch').count()).toBe(0)
  expect(await username.inputValue()).toBe('nobodyhere')
  await context.close()
})

test('a code asked for before the scripts have come is sent once they have, to the number typed', async () => {
  const { page, context, texts } = await newcomer()
  await openPainted(page, '/forget')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const { national } = makeMobile()
  await page.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  const asked = page.waitForRequest((request) => request.url().endsWith('/wps/verification/sms/noLogin'))
  await page.getByRole('button', { name: texts.auth.code.send }).click()
  const text = nextCaptcha(page)
  release()
  const person = page.getByRole('dialog', { name: texts.auth.person.title })
  await person.getByLabel(texts.auth.captcha.label, { exact: true }).fill(await text)
  await person.getByRole('button', { name: texts.auth.person.submit }).click()
  expect((await asked).postDataJSON()).toMatchObject({ mobileNum: national, countryDialingCode: '52' })
  await context.close()
})

test('a reader of another language than the page was painted in never sees the wrong one', async () => {
  const english = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page, context, texts } = english
  await context.clearCookies()
  await openPainted(page, '/')
  await page.getByRole('link', { name: texts.people.signUp }).first().waitFor()
  // Told once, the server paints it in that language.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<html lang="en" data-path="/"')
  await context.close()
})
