import { AxeBuilder } from '@axe-core/playwright'
import { expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { screens } from './tour.ts'
import { nameOf, visit, type Look } from './visitor.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const looks: readonly Look[] = [
  { device: 'phone', theme: 'dark', language: 'es' },
  { device: 'desktop', theme: 'light', language: 'en' },
]

/** A wall is forty tiles of one making: the first few stand for all of them. */
const MORE_TILES = ['[data-tile]:nth-child(n+5)', ':nth-child(n+5) > [data-tile]']

/** The looks take turns, so that each screen is examined in one of them and each part of the house in both. */
test.concurrent.each(looks.map((look, turn) => [nameOf(look), look, turn] as const))(
  'every screen can be used by everyone: %s',
  async (_name, look, turn) => {
    const browser = await openBrowser()
    const visitor = await visit(browser, inject('origin'), look)
    const found: string[] = []
    let checks = 0
    for (const [at, screen] of screens.entries()) {
      await screen.show(visitor)
      if (at % looks.length !== turn) continue
      const axe = MORE_TILES.reduce((all, tiles) => all.exclude(tiles), new AxeBuilder({ page: visitor.page }))
      const { violations, passes } = await axe.withTags(RULES).analyze()
      checks += passes.length
      found.push(
        ...violations.map(
          ({ id, nodes }) => `${screen.name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      )
    }
    expect(found).toEqual([])
    expect(checks).toBeGreaterThan(screens.length)
    expect(visitor.troubles).toEqual([])
    await browser.close()
  },
  600_000,
)
