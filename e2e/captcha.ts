import { calls } from '@ronda/contract'
import type { Locator, Page } from '@playwright/test'
import { unseal } from '../server/src/platform/secrets/index.ts'
import type { Visitor } from './visitor.ts'

/** A fixed key, so that a journey can solve captchas: the text of a captcha is encrypted in its id. */
export const SERVER_KEY = { bytes: Buffer.alloc(32, 0x5e) }

const LENGTH = 5

/** The text of the next captcha that the page requests. */
export async function nextCaptcha(page: Page): Promise<string> {
  const response = await page.waitForResponse((each) => each.url().endsWith(calls.verification.captcha.path))
  const { value } = (await response.json()) as { value: { id: string } }
  return unseal(SERVER_KEY, Buffer.from(value.id, 'base64url'), 'captcha').slice(0, LENGTH)
}

/** Presses a button that sends a text message, and solves the captcha that is shown first. */
export async function sendWithCaptcha({ page, texts }: Visitor, button: Locator): Promise<void> {
  const { auth } = texts
  const [text] = await Promise.all([nextCaptcha(page), button.click()])
  const dialog = page.getByRole('dialog', { name: auth.person.title })
  await dialog.getByLabel(auth.captcha.label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: auth.person.submit }).click()
  await dialog.waitFor({ state: 'detached' })
}
