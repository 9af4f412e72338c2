import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A wall is forty tiles of one making: the first few stand for all of them. */
const MORE_TILES = ['[data-tile]:nth-child(n+5)', ':nth-child(n+5) > [data-tile]']

export type Findings = {
  /** What keeps somebody from using the page: a rule and where it is broken. */
  readonly barriers: readonly string[]
  /** How many rules had something to look at, and found it well. */
  readonly kept: number
}

/** Examines the page as it stands. */
export async function examine(page: Page): Promise<Findings> {
  const axe = MORE_TILES.reduce((all, tiles) => all.exclude(tiles), new AxeBuilder({ page }))
  // Only a game has a frame, which takes the longer way; and what is well need not be described.
  axe.setLegacyMode(page.frames().length === 1)
  axe.options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
  const { violations, passes } = await axe.analyze()
  const barriers = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  return { barriers, kept: passes.length }
}

export async function barriersOn(page: Page): Promise<readonly string[]> {
  return (await examine(page)).barriers
}
