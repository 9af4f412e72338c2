import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'
import { DESK_QUEUES } from '@ronda/contract'
import { arcadeTitles, sharedTitles, slotTitles } from '@ronda/games'
import { arcade as arcadeEn } from '@ronda/i18n/en/play/arcade'
import { sharedRound as tableEn } from '@ronda/i18n/en/play/sharedRound'
import { arcade as arcadeEs } from '@ronda/i18n/es/play/arcade'
import { sharedRound as tableEs } from '@ronda/i18n/es/play/sharedRound'
import type { Language } from './browser.ts'
import { signInAs, type Person } from './people.ts'
import { screens } from './screenList.ts'
import { open } from './stableScreen.ts'
import { findTextFaults } from './textFaults.ts'
import { visit, type Visitor } from './visitor.ts'

/** A small phone, the usual one, a tablet and a laptop. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
] as const
const WIDE = SIZES[3]

/** A page is laid out again within this time. */
const RESIZE_MS = 200

export type TextTour = {
  readonly browser: Browser
  readonly origin: string
  readonly databaseUrl: string
  readonly language: Language
  /** Called once for each screen. */
  readonly report: (screen: string, faults: readonly string[]) => void
}

/** The findings on one screen at every width, without repeating one that several widths share. */
async function examine(page: Page): Promise<readonly string[]> {
  const found = new Map<string, number[]>()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.waitForTimeout(RESIZE_MS)
    for (const fault of await findTextFaults(page)) found.set(fault, [...(found.get(fault) ?? []), size.width])
  }
  return [...found].map(([fault, widths]) => `${widths.join(', ')}: ${fault}`)
}

async function openVisitor(tour: TextTour, person: Person): Promise<Visitor> {
  const visitor = await visit(tour.browser, tour.origin, { device: 'desktop', theme: 'dark', language: tour.language })
  await signInAs[person](visitor, tour.databaseUrl)
  return visitor
}

/** The screens of a visitor who becomes a member. */
export async function examineSite(tour: TextTour): Promise<void> {
  const visitor = await openVisitor(tour, 'visitor')
  for (const screen of screens) {
    await visitor.page.setViewportSize(WIDE)
    await screen.show(visitor)
    tour.report(screen.name, await examine(visitor.page))
  }
  await visitor.context.close()
}

/** More buttons than any panel of ours has that are not one of a list. */
const BUTTONS_MAX = 15

/** Examines what each button of a panel opens: a dialog, or the messages beside the fields of an empty form. */
async function examineButtons(visitor: Visitor, path: string, tour: TextTour): Promise<void> {
  const { page } = visitor
  const buttons = page.locator('main button:visible:enabled:not([aria-expanded], [role=tab], [role=switch])')
  const count = Math.min(await buttons.count(), BUTTONS_MAX)
  const seen = new Set<string>()
  for (let at = 0; at < count; at += 1) {
    await page.setViewportSize(WIDE)
    await open(page, path)
    const button = buttons.nth(at)
    if (!(await button.isVisible())) continue
    const name = (await button.innerText()).trim()
    // Lists repeat their buttons.
    if (seen.has(name)) continue
    seen.add(name)
    await button.click({ timeout: 2_000 }).catch(() => undefined)
    await page.waitForTimeout(RESIZE_MS)
    tour.report(`${path} “${name}”`, await examine(page))
  }
}

const pathsOf = (links: Locator): Promise<readonly string[]> =>
  links.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])

/** The first screen of an area and the panels in its menu. */
async function panelsOf(page: Page, path: string): Promise<readonly string[]> {
  await open(page, path)
  return [path, ...(await pathsOf(page.locator('main nav a')))]
}

const OTHER_PAGES: Readonly<Record<Person, readonly string[]>> = {
  visitor: ['/sandbox/vendor', '/office/login', '/objection', '/statement'],
  trial: ['/', '/rng', '/seamless?game=FERIA_DE_LUZ&mode=real'],
  member: ['/', '/control', '/live', '/elott', '/cockfight', '/jackpots'],
  agent: ['/'],
  operator: ['/', '/office', ...DESK_QUEUES.map((queue) => `/office/desk?queue=${queue}`)],
}
const AREAS: Readonly<Record<Person, readonly string[]>> = {
  visitor: [],
  trial: ['/member'],
  member: ['/member'],
  agent: ['/member', '/agentHome'],
  operator: ['/member'],
}

/** The panels of everybody who has an account, the office, and the dialogs that they open. */
export async function examineAccounts(tour: TextTour): Promise<void> {
  for (const person of Object.keys(AREAS) as Person[]) {
    const visitor = await openVisitor(tour, person)
    const { page } = visitor
    const paths = [...OTHER_PAGES[person]]
    for (const area of AREAS[person]) paths.push(...(await panelsOf(page, area)))
    for (const path of new Set(paths)) {
      await page.setViewportSize(WIDE)
      await open(page, path)
      tour.report(`${person} ${path}`, await examine(page))
      if (/^\/(?:member|agentHome|control|office)/.test(path)) await examineButtons(visitor, path, tour)
    }
    await visitor.context.close()
  }
}

/** One slot of every family, every arcade game and every table, lottery, fight and crash game. */
function gamesOfEveryKind(): readonly string[] {
  const slots = new Map(
    slotTitles()
      .toReversed()
      .map((slot) => [slot.family.id, slot.gameCode]),
  )
  return [...[...arcadeTitles, ...sharedTitles].map(({ gameCode }) => gameCode), ...slots.values()]
}

const arcadeTexts = { es: arcadeEs, en: arcadeEn }
const tableTexts = { es: tableEs, en: tableEn }

/** The parts of a game's menu, each of which replaces the one before. */
async function examineMenu(
  visitor: Visitor,
  frame: FrameLocator,
  report: (part: string) => Promise<void>,
): Promise<void> {
  const { language } = visitor.variant
  const names = [visitor.texts.play.hud.menu, arcadeTexts[language].more, tableTexts[language].more]
  await names
    .map((name) => frame.getByRole('button', { name, exact: true }))
    .reduce((some, one) => some.or(one))
    .first()
    .click()
  const parts = frame.getByRole('dialog').locator('nav button')
  for (let at = 0; at < (await parts.count()); at += 1) {
    await parts.nth(at).click()
    await report((await parts.nth(at).innerText()).trim())
  }
}

export async function examineGames(tour: TextTour): Promise<void> {
  const visitor = await openVisitor(tour, 'member')
  const { page } = visitor
  for (const game of gamesOfEveryKind()) {
    await page.setViewportSize(WIDE)
    await page.goto(`/seamless?game=${game}&mode=real`)
    const frame = page.frameLocator('iframe')
    await frame.locator('main').waitFor()
    await page.waitForTimeout(RESIZE_MS)
    tour.report(game, await examine(page))
    await page.setViewportSize(WIDE)
    await examineMenu(visitor, frame, async (part) => {
      tour.report(`${game} “${part}”`, await examine(page))
      await page.setViewportSize(WIDE)
    })
  }
  await visitor.context.close()
}
