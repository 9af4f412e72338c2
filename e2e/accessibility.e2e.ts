import { expect, inject, test } from 'vitest'
import { examine } from './axe.ts'
import { openBrowser } from './browser.ts'
import { screens } from './tour.ts'
import { nameOf, visit, type Look } from './visitor.ts'

/** Between them, each screen is examined on both devices, in both themes and in both languages. */
const looks: readonly Look[] = [
  { device: 'phone', theme: 'dark', language: 'es' },
  { device: 'desktop', theme: 'light', language: 'en' },
]

test.concurrent.each(looks.map((look) => [nameOf(look), look] as const))(
  'every screen can be used by everyone: %s',
  async (_name, look) => {
    const browser = await openBrowser()
    const visitor = await visit(browser, inject('origin'), look, { isStill: true })
    const found: string[] = []
    let kept = 0
    for (const screen of screens) {
      await screen.show(visitor)
      const findings = await examine(visitor.page)
      kept += findings.kept
      found.push(...findings.barriers.map((barrier) => `${screen.name}: ${barrier}`))
    }
    expect(found).toEqual([])
    // Many rules for each of them, or nothing was examined.
    expect(kept).toBeGreaterThan(10 * screens.length)
    expect(visitor.troubles).toEqual([])
    await browser.close()
  },
  600_000,
)
