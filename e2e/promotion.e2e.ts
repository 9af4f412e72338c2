import { bonus as bonusTexts } from '@ronda/i18n/en/rewards/bonus'
import { deposit as depositTexts } from '@ronda/i18n/en/money/deposit'
import { providerSandbox as bank } from '@ronda/i18n/en/money/providerSandbox'
import { browser, expect, server, test } from './journey.ts'
import { waitForReels } from './gameSteps.ts'
import { signInAsNewMember, spin } from './steps.ts'
import { fill, visit } from './visitor.ts'

const NAME = 'Your deposit, and half as much again'

test('a deposit match is joined, brings a bonus with its meter, and a round moves the meter', async () => {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'dark', language: 'en' })
  const { page, texts } = visitor
  await signInAsNewMember(visitor)
  await page.goto('/promotions')
  await page.getByRole('button', { name: fill(texts.promotion.joinNamed, { name: NAME }) }).click()
  await page.getByRole('tab', { name: texts.promotion.tabs.mine }).click()
  await page.getByRole('article', { name: NAME }).waitFor()

  await page.goto('/member?view=depositv2')
  await page.locator('label').filter({ hasText: depositTexts.ways.card }).click()
  await page.getByLabel(depositTexts.amount, { exact: true }).fill('20')
  await page.getByRole('button', { name: /^Deposit/ }).click()
  await page.getByRole('link', { name: depositTexts.next.page }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('link', { name: bank.goBack }).click()
  await page.getByRole('heading', { name: depositTexts.headlines.credited }).waitFor()

  await page.goto('/promotions')
  await page.getByRole('button', { name: fill(texts.promotion.claimBonus, { amount: '$10.00' }) }).click()
  await page.getByRole('link', { name: texts.promotion.seeBonus }).click()
  const meter = page.getByRole('progressbar', { name: fill(bonusTexts.active.meterLabel, { name: NAME }) })
  await expect(meter).toHaveAttribute('aria-valuetext', '$0.00 of $20.00')
  await page.getByText(bonusTexts.sources.promotion).waitFor()

  await page.goto('/seamless?game=FERIA_DE_LUZ&mode=bonus')
  await spin(await waitForReels(visitor), visitor)
  await page.goto('/member?view=bonusDetails')
  await expect(meter).not.toHaveAttribute('aria-valuetext', '$0.00 of $20.00')
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})
