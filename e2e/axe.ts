import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A grid has forty tiles of the same markup: only the first four are checked. */
const REPEATED_TILES = ['[data-tile]:nth-child(n+5)', ':nth-child(n+5) > [data-tile]']

export type Findings = {
  /** Each broken rule with the elements that break it. */
  readonly violations: readonly string[]
  /** How many rules applied to the page and passed. */
  readonly passed: number
}

/** Checks the page in its current state. */
export async function runAxe(page: Page): Promise<Findings> {
  const axe = REPEATED_TILES.reduce((all, tiles) => all.exclude(tiles), new AxeBuilder({ page }))
  // Only a page with a game has a frame, which needs the slower mode. Details of passed rules are not needed.
  axe.setLegacyMode(page.frames().length === 1)
  axe.options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
  const { violations: broken, passes } = await axe.analyze()
  const violations = broken.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  return { violations, passed: passes.length }
}

export async function findViolations(page: Page): Promise<readonly string[]> {
  return (await runAxe(page)).violations
}
