import { present } from '@ronda/core'
import { page, type Locator } from 'vitest/browser'

/** Presses the label of a radio button, as a user does: the button itself is visible to screen readers only. */
export async function choose(radio: Locator): Promise<void> {
  await page.elementLocator(present(radio.element().closest('label'), 'the label of a radio button')).click()
}
