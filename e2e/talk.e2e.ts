import type { Page } from '@playwright/test'
import { announcementSeeds } from '../server/src/talk/announcement/index.ts'
import { articleSeeds } from '../server/src/talk/article/index.ts'
import { withBrand } from '../server/src/talk/content/index.ts'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { makeCredentials, register } from './steps.ts'
import { visit, type Visitor } from './visitor.ts'

/** Time in which a popup would have opened, by the clock of the page; then real time for its scripts to load. */
const POPUP_WAIT_MS = 10_000
const RENDER_WAIT_MS = 1_000

async function openWithAnnouncements(device: Device = 'desktop'): Promise<Visitor> {
  const variant = { device, theme: 'dark', language: 'es' } as const
  const visitor = await visit(browser, server.origin, variant, { withAnnouncements: true })
  await visitor.page.clock.install()
  return visitor
}

const titleOf = (name: string, language: 'es' | 'en' = 'es'): string =>
  withBrand(announcementSeeds, 'Ronda').find((seed) => seed.name === name)?.value.texts[language]?.title ?? 'none'
const articleTitle = (slug: string, language: 'es' | 'en'): string =>
  withBrand(articleSeeds, 'Ronda').find((seed) => seed.name === slug)?.value.texts[language]?.title ?? 'none'

const popupOf = ({ page, texts }: Visitor) => page.getByRole('dialog', { name: texts.talk.announcements.title })

/** Waits until the popup opens by itself. */
async function waitForPopup(visitor: Visitor): Promise<void> {
  await popupOf(visitor).waitFor()
}

async function expectNoPopup(visitor: Visitor): Promise<void> {
  const { page } = visitor
  // After hydration: before it nothing can open. The clock must not run while requests wait: their time limits would end them.
  await page.locator('html:not([data-paint])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(POPUP_WAIT_MS)
  await page.waitForTimeout(RENDER_WAIT_MS)
  await expect(popupOf(visitor)).toHaveCount(0)
}

const closePopup = async (visitor: Visitor): Promise<void> => {
  await popupOf(visitor).getByRole('button', { name: visitor.texts.shell.close }).click()
  await popupOf(visitor).waitFor({ state: 'detached' })
}

test('a visitor sees the announcements for visitors, once in a session', async () => {
  const visitor = await openWithAnnouncements()
  const { page } = visitor
  await page.goto('/')
  await waitForPopup(visitor)
  const popup = popupOf(visitor)
  await popup.getByRole('button', { name: titleOf('seed-visitor-welcome') }).waitFor()
  await expect(popup.getByText(titleOf('seed-member-lobby'))).toHaveCount(0)
  // A click beside the popup does not close it.
  await page.mouse.click(5, 450)
  await popup.getByRole('button', { name: titleOf('seed-visitor-payments') }).click()
  await popup.getByRole('heading', { name: titleOf('seed-visitor-payments') }).waitFor()
  await closePopup(visitor)
  await page.reload()
  await expectNoPopup(visitor)
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('on a phone the popup shows the list, then the chosen announcement, and the way back', async () => {
  const visitor = await openWithAnnouncements('phone')
  await visitor.page.goto('/')
  await waitForPopup(visitor)
  const popup = popupOf(visitor)
  await popup.getByRole('button', { name: titleOf('seed-visitor-welcome') }).click()
  await popup.getByRole('heading', { name: titleOf('seed-visitor-welcome') }).waitFor()
  await popup.getByRole('button', { name: visitor.texts.talk.announcements.back }).click()
  await popup.getByRole('button', { name: titleOf('seed-visitor-payments') }).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('no popup opens over registration; the first session shows the first-login announcement, the next does not', async () => {
  const visitor = await openWithAnnouncements()
  await visitor.page.goto('/register')
  await visitor.page.getByRole('dialog').waitFor()
  await expectNoPopup(visitor)
  await register(visitor, makeCredentials())
  await waitForPopup(visitor)
  const popup = popupOf(visitor)
  await popup.getByRole('button', { name: titleOf('seed-first-login') }).waitFor()
  await popup.getByRole('button', { name: titleOf('seed-member-lobby') }).waitFor()
  await closePopup(visitor)
  await visitor.page.reload()
  await expectNoPopup(visitor)

  // Another tab is another session of the same member, but not the first.
  const page = await visitor.context.newPage()
  const again: Visitor = { ...visitor, page }
  await page.goto('/')
  await waitForPopup(again)
  await popupOf(again)
    .getByRole('button', { name: titleOf('seed-member-lobby') })
    .waitFor()
  await expect(popupOf(again).getByText(titleOf('seed-first-login'))).toHaveCount(0)
  await visitor.context.close()
})

const openWithoutAnnouncements = (): Promise<Visitor> =>
  visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })

test('the announcements have a second page, and each is shown beside the list', async () => {
  const visitor = await openWithoutAnnouncements()
  const { page, texts } = visitor
  await page.goto('/announce')
  const list = page.getByRole('main').getByRole('list', { name: texts.talk.announcements.list })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(9)
  await page.getByRole('button', { name: texts.talk.pages.next }).click()
  await list.getByRole('button', { name: titleOf('seed-board-terms') }).click()
  await page.getByRole('heading', { name: titleOf('seed-board-terms') }).waitFor()
  await expect(page.getByRole('button', { name: texts.talk.pages.next })).toBeDisabled()
  await visitor.context.close()
})

async function expectInUpperHalf(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true)
}

test('/help#term opens the terms, each answer has its own URL, and the search ignores accents', async () => {
  const visitor = await openWithoutAnnouncements()
  const { page, texts } = visitor
  await page.goto('/help#term')
  await page.getByRole('heading', { name: articleTitle('terms-of-use', 'es') }).waitFor()
  await page.goto('/help#check')
  await page.getByRole('heading', { name: articleTitle('check', 'es') }).waitFor()
  await expectInUpperHalf(page, 'check')
  await page.getByRole('textbox', { name: texts.help.search }).fill('autenticador recuperacion')
  await page.getByText(articleTitle('second-step', 'es')).waitFor()
  await page.getByRole('main').getByRole('link', { name: texts.shell.back }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/index')
  await visitor.context.close()
})

test('an open article follows a change of language', async () => {
  const visitor = await openWithoutAnnouncements()
  const { page, texts } = visitor
  await page.goto('/blog')
  await page.getByRole('link', { name: articleTitle('why-no-near-misses', 'es') }).click()
  await page.getByRole('heading', { level: 1, name: articleTitle('why-no-near-misses', 'es') }).waitFor()
  await page.getByLabel(texts.shell.language, { exact: true }).first().selectOption('en')
  await page.getByRole('heading', { level: 1, name: articleTitle('why-no-near-misses', 'en') }).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})

test('headlines on home open their announcement, and the messages link leads a visitor to sign-in', async () => {
  const visitor = await openWithoutAnnouncements()
  const { page, texts } = visitor
  await page.goto('/')
  const line = page.getByRole('region', { name: texts.home.notices.label })
  // Journeys ask for reduced motion: once hydrated, the line stands still and has this button.
  await line.getByRole('button', { name: texts.home.notices.next }).waitFor()
  await line.getByRole('button', { name: titleOf('seed-line-lobby') }).click()
  await popupOf(visitor)
    .getByRole('heading', { name: titleOf('seed-line-lobby') })
    .waitFor()
  await closePopup(visitor)
  await line.getByRole('link', { name: texts.shell.messages }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await visitor.context.close()
})
