import type { Page } from '@playwright/test'
import { arcadeTitles, sharedTitles } from '@ronda/games'
import { openBrowser, type Language } from './browser.ts'
import { openTestServer } from './openTestServer.ts'
import { screens } from './screenList.ts'
import { signInAsNewMember } from './steps.ts'
import { findTextFaults } from './textFaults.ts'
import { visit, type Visitor } from './visitor.ts'

/** A small phone, the usual one, a tablet and a laptop. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
] as const
const LANGUAGES: readonly Language[] = ['es', 'en']

/** A page is laid out again within this time. */
const RESIZE_MS = 250

const games = [...arcadeTitles, ...sharedTitles].map(({ gameCode }) => gameCode)

async function openGameScreen({ page }: Visitor, game: string): Promise<void> {
  await page.goto(`/seamless?game=${game}&mode=real`)
  await page.frameLocator('iframe').locator('main').waitFor()
}

/** The findings on one screen at every width, without repeating one that several widths share. */
async function examine(page: Page, name: string): Promise<readonly string[]> {
  const found = new Map<string, number[]>()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.waitForTimeout(RESIZE_MS)
    for (const fault of await findTextFaults(page)) found.set(fault, [...(found.get(fault) ?? []), size.width])
  }
  return [...found].map(([fault, widths]) => `${name} at ${widths.join(', ')}: ${fault}`)
}

// `npm run texts -- games` for the games only.
const isGamesOnly = process.argv.includes('games')
const { server, close } = await openTestServer()
const browser = await openBrowser()
let faults = 0
try {
  for (const language of LANGUAGES) {
    const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'dark', language })
    const report = (lines: readonly string[]): void => {
      faults += lines.length
      for (const line of lines) console.log(`${language}  ${line}`)
    }
    for (const screen of isGamesOnly ? [] : screens) {
      await visitor.page.setViewportSize(SIZES[3])
      await screen.show(visitor)
      report(await examine(visitor.page, screen.name))
    }
    if (isGamesOnly) await signInAsNewMember(visitor)
    for (const game of games) {
      await openGameScreen(visitor, game)
      report(await examine(visitor.page, game))
    }
    await visitor.context.close()
  }
} finally {
  await browser.close()
  await close()
}
console.log(`\n${faults} texts clipped or overlapping`)
process.exitCode = faults === 0 ? 0 : 1
