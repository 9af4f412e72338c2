import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { screens } from './tour.ts'
import { nameOf, visit, type Look } from './visitor.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Between them, each screen is examined on both devices, in both themes and in both languages. */
const looks: readonly Look[] = [
  { device: 'phone', theme: 'dark', language: 'es' },
  { device: 'desktop', theme: 'light', language: 'en' },
]

/** A wall is forty tiles of one making: the first few stand for all of them. */
const MORE_TILES = ['[data-tile]:nth-child(n+5)', ':nth-child(n+5) > [data-tile]']

type Findings = { readonly found: readonly string[]; readonly checks: number }

async function examine(page: Page): Promise<Findings> {
  const axe = MORE_TILES.reduce((all, tiles) => all.exclude(tiles), new AxeBuilder({ page }))
  // Only a game has a frame, which takes the longer way; and what is well need not be described.
  axe.setLegacyMode(page.frames().length === 1)
  axe.options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
  const { violations, passes } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  return { found, checks: passes.length }
}

test.concurrent.each(looks.map((look) => [nameOf(look), look] as const))(
  'every screen can be used by everyone: %s',
  async (_name, look) => {
    const browser = await openBrowser()
    const visitor = await visit(browser, inject('origin'), look, { isStill: true })
    const troubles: string[] = []
    let checks = 0
    for (const screen of screens) {
      await screen.show(visitor)
      const findings = await examine(visitor.page)
      checks += findings.checks
      troubles.push(...findings.found.map((trouble) => `${screen.name}: ${trouble}`))
    }
    expect(troubles).toEqual([])
    // Many rules for each of them, or nothing was examined.
    expect(checks).toBeGreaterThan(10 * screens.length)
    expect(visitor.troubles).toEqual([])
    await browser.close()
  },
  600_000,
)
