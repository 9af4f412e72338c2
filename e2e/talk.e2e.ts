import type { Page } from '@playwright/test'
import { announcementSeeds } from '../server/src/talk/announcement/index.ts'
import { articleSeeds } from '../server/src/talk/article/index.ts'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { makeNewcomer, register } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

/** Longer than the popup waits before it opens, by the clock of the page; and what its parts take to come. */
const MEANWHILE_MS = 10_000
const COMING_MS = 1_000

async function greeted(device: Device = 'desktop'): Promise<Visitor> {
  const look = { device, theme: 'dark', language: 'es' } as const
  const visitor = await visit(browser, server.origin, look, { isGreeted: true })
  await visitor.page.clock.install()
  return visitor
}

const titleOf = (name: string, language: 'es' | 'en' = 'es'): string =>
  announcementSeeds.find((seed) => seed.name === name)?.value.texts[language]?.title ?? 'none'
const articleTitle = (slug: string, language: 'es' | 'en'): string =>
  articleSeeds.find((seed) => seed.name === slug)?.value.texts[language]?.title ?? 'none'

const popupOf = ({ page, texts }: Visitor) => page.getByRole('dialog', { name: texts.talk.announcements.title })

/** The popup, once whoever arrives has looked around. */
async function opensByItself(visitor: Visitor): Promise<void> {
  async function isThere(): Promise<boolean> {
    await visitor.page.clock.runFor(1_000)
    return popupOf(visitor).isVisible()
  }
  await expect.poll(isThere).toBe(true)
}

async function staysAway(visitor: Visitor): Promise<void> {
  const { page } = visitor
  // In its own hands: what is only drawn opens nothing.
  await page.locator('html:not([data-paint])').waitFor({ state: 'attached' })
  await page.clock.runFor(MEANWHILE_MS)
  await page.waitForTimeout(COMING_MS)
  expect(await popupOf(visitor).count()).toBe(0)
}

const closePopup = async (visitor: Visitor): Promise<void> => {
  await popupOf(visitor).getByRole('button', { name: visitor.texts.shell.close }).click()
  await popupOf(visitor).waitFor({ state: 'detached' })
}

test('a visitor is shown what is for visitors, once in a session', async () => {
  const visitor = await greeted()
  const { page } = visitor
  await page.goto('/')
  await opensByItself(visitor)
  const popup = popupOf(visitor)
  await popup.getByRole('button', { name: titleOf('seed-visitor-welcome') }).waitFor()
  expect(await popup.getByText(titleOf('seed-member-lobby')).count()).toBe(0)
  // Clicking beside it does nothing.
  await page.mouse.click(5, 450)
  await popup.getByRole('button', { name: titleOf('seed-visitor-no-payments') }).click()
  await popup.getByRole('heading', { name: titleOf('seed-visitor-no-payments') }).waitFor()
  await closePopup(visitor)
  await page.reload()
  await staysAway(visitor)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('on a phone the list comes first, then what is chosen, and the way back', async () => {
  const visitor = await greeted('phone')
  await visitor.page.goto('/')
  await opensByItself(visitor)
  const popup = popupOf(visitor)
  await popup.getByRole('button', { name: titleOf('seed-visitor-welcome') }).click()
  await popup.getByRole('heading', { name: titleOf('seed-visitor-welcome') }).waitFor()
  await popup.getByRole('button', { name: visitor.texts.talk.announcements.back }).click()
  await popup.getByRole('button', { name: titleOf('seed-visitor-no-payments') }).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('nothing opens over a door; a first sign-in has its welcome and then its own announcement, the next only A', async () => {
  const visitor = await greeted()
  await visitor.page.goto('/register')
  await visitor.page.getByRole('dialog').waitFor()
  await staysAway(visitor)
  await register(visitor, makeNewcomer())
  await opensByItself(visitor)
  const popup = popupOf(visitor)
  await popup.getByRole('button', { name: titleOf('seed-first-login') }).waitFor()
  await popup.getByRole('button', { name: titleOf('seed-member-lobby') }).waitFor()
  await closePopup(visitor)
  await visitor.page.reload()
  await staysAway(visitor)

  // Another tab is another session of the same member, and no longer the first.
  const page = await visitor.context.newPage()
  const again: Visitor = { ...visitor, page }
  await page.goto('/')
  await opensByItself(again)
  await popupOf(again)
    .getByRole('button', { name: titleOf('seed-member-lobby') })
    .waitFor()
  expect(await popupOf(again).getByText(titleOf('seed-first-login')).count()).toBe(0)
  await visitor.context.close()
})

const calm = (): Promise<Visitor> =>
  visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })

test('the board has a second page, and each announcement is read beside the list', async () => {
  const visitor = await calm()
  const { page, texts } = visitor
  await page.goto('/announce')
  const list = page.getByRole('main').getByRole('list', { name: texts.talk.announcements.list })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(9)
  await page.getByRole('button', { name: texts.talk.pages.next }).click()
  await list.getByRole('button', { name: titleOf('seed-board-terms') }).click()
  await page.getByRole('heading', { name: titleOf('seed-board-terms') }).waitFor()
  expect(await page.getByRole('button', { name: texts.talk.pages.next }).isDisabled()).toBe(true)
  await visitor.context.close()
})

async function seenAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true)
}

test('/help#term opens the terms, an answer has its own address, and the search finds without accents', async () => {
  const visitor = await calm()
  const { page, texts } = visitor
  await page.goto('/help#term')
  await page.getByRole('heading', { name: articleTitle('terms-of-use', 'es') }).waitFor()
  await page.goto('/help#check')
  await page.getByRole('heading', { name: articleTitle('check', 'es') }).waitFor()
  await seenAtTop(page, 'check')
  await page.getByRole('textbox', { name: texts.help.search }).fill('autenticador recuperacion')
  await page.getByText(articleTitle('second-step', 'es')).waitFor()
  await page.getByRole('main').getByRole('link', { name: texts.shell.back }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/index')
  await visitor.context.close()
})

test('an article changes its language while it is read', async () => {
  const visitor = await calm()
  const { page, texts } = visitor
  await page.goto('/blog')
  await page.getByRole('link', { name: articleTitle('why-no-near-misses', 'es') }).click()
  await page.getByRole('heading', { level: 1, name: articleTitle('why-no-near-misses', 'es') }).waitFor()
  await page.getByLabel(texts.shell.language, { exact: true }).first().selectOption('en')
  await page.getByRole('heading', { level: 1, name: articleTitle('why-no-near-misses', 'en') }).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('headlines run across home, open what they say, and letters lead to the door', async () => {
  const visitor = await calm()
  const { page, texts } = visitor
  await page.goto('/')
  const line = page.getByRole('region', { name: texts.home.notices.label })
  await line.getByRole('button', { name: texts.home.notices.pause }).click()
  const headline = line.getByRole('button', { name: titleOf('seed-line-lobby') }).first()
  await headline.click()
  await popupOf(visitor)
    .getByRole('heading', { name: titleOf('seed-line-lobby') })
    .waitFor()
  await closePopup(visitor)
  await line.getByRole('link', { name: texts.shell.messages }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await visitor.context.close()
})
