import { verificationSandbox as en } from '@ronda/i18n/en/people/verificationSandbox'
import { verificationSandbox as es } from '@ronda/i18n/es/people/verificationSandbox'
import { codeIn } from './inbox.ts'
import type { Visitor } from './visitor.ts'

/** Reads the newest code sent to a number on the sandbox page, in a new tab. */
export async function readCodeInSandbox({ context, page }: Visitor, to: string): Promise<string> {
  const texts = (await page.evaluate(() => document.documentElement.lang)) === 'es' ? es : en
  const tab = await context.newPage()
  await tab.goto('/sandbox')
  await tab.getByLabel(texts.search).fill(to)
  const newest = tab
    .getByRole('region', { name: texts.sms.title })
    .getByRole('listitem')
    .filter({ hasText: to })
    .first()
  const bubble = await newest.innerText()
  await tab.close()
  return codeIn(bubble.replace(to, ''))
}
