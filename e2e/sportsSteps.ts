import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'
import { expectToast, type Visitor } from './visitor.ts'

const PLACED = 'Your bet is placed'
const REFUSED = '409'

/**
 * Places the bet of the slip on a match in play. It is refused where bets are suspended between what is seen and the
 * press, and after a goal while it waits: then it is pressed again, as a member would.
 */
export async function placeInPlay({ page }: Visitor, slip: Locator): Promise<void> {
  const isPlaced = () => page.evaluate((text) => window.shownToasts?.includes(text) ?? false, PLACED)
  await expect(async () => {
    // While it waits there is no button, and after it the slip is empty.
    if (!(await isPlaced())) await slip.getByRole('button', { name: 'Place bet for $1.00' }).click({ timeout: 5_000 })
    expect(await isPlaced()).toBe(true)
  }).toPass({ timeout: 120_000 })
  await expectToast(page, PLACED)
}

/** What went wrong on the page. The browser reports each refusal of a bet, too. */
export const faultsOf = ({ pageErrors }: Visitor): readonly string[] =>
  pageErrors.filter((error) => !error.includes(REFUSED))
