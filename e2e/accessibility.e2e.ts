import { expect, inject, test } from 'vitest'
import { examine } from './axe.ts'
import { openBrowser } from './browser.ts'
import { screens } from './tour.ts'
import { nameOf, visit, type Look } from './visitor.ts'

const looks: readonly Look[] = [
  { device: 'phone', theme: 'dark', language: 'es' },
  { device: 'desktop', theme: 'light', language: 'en' },
]

/** The looks take turns, so that each screen is examined in one of them and each part of the house in both. */
test.concurrent.each(looks.map((look, turn) => [nameOf(look), look, turn] as const))(
  'every screen can be used by everyone: %s',
  async (_name, look, turn) => {
    const browser = await openBrowser()
    const visitor = await visit(browser, inject('origin'), look, { isStill: true })
    const found: string[] = []
    let kept = 0
    for (const [at, screen] of screens.entries()) {
      await screen.show(visitor)
      if (at % looks.length !== turn) continue
      const findings = await examine(visitor.page)
      kept += findings.kept
      found.push(...findings.barriers.map((barrier) => `${screen.name}: ${barrier}`))
    }
    expect(found).toEqual([])
    // Many rules for each of them, or nothing was examined.
    expect(kept).toBeGreaterThan((10 * screens.length) / looks.length)
    expect(visitor.troubles).toEqual([])
    await browser.close()
  },
  600_000,
)
