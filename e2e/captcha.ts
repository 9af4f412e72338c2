import { calls } from '@ronda/contract'
import type { Locator, Page } from '@playwright/test'
import { unseal } from '../server/src/platform/secrets/index.ts'
import type { Visitor } from './visitor.ts'

/** Known here, so that a journey can read what only a person could: the captcha's text is sealed in its id. */
export const SERVER_KEY = { bytes: Buffer.alloc(32, 0x5e) }

const LENGTH = 5

/** What the next picture says that a page asks for. */
export async function nextCaptcha(page: Page): Promise<string> {
  const response = await page.waitForResponse((each) => each.url().endsWith(calls.verification.captcha.path))
  const { value } = (await response.json()) as { value: { id: string } }
  return unseal(SERVER_KEY, Buffer.from(value.id, 'base64url'), 'captcha').slice(0, LENGTH)
}

/** Presses what has a text message sent, reads the picture that is shown first and copies it. */
export async function sendAsPerson({ page, texts }: Visitor, button: Locator): Promise<void> {
  const { auth } = texts
  const [text] = await Promise.all([nextCaptcha(page), button.click()])
  const dialog = page.getByRole('dialog', { name: auth.person.title })
  await dialog.getByLabel(auth.captcha.label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: auth.person.submit }).click()
  await dialog.waitFor({ state: 'detached' })
}
