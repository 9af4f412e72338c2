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

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'every screen can be used by everyone: %s',
  async (_name, look) => {
    const browser = await openBrowser()
    const visitor = await visit(browser, inject('origin'), look)
    const found: string[] = []
    let checks = 0
    for (const screen of screens) {
      await screen.show(visitor)
      const { violations, passes } = await new AxeBuilder({ page: visitor.page }).withTags(RULES).analyze()
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
)
