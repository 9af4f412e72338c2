import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What keeps somebody from using the page as it stands: a rule and where it is broken. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
