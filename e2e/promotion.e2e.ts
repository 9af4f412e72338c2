import { settings as settingsTexts } from '@ronda/i18n/en/brand/settings'
import { deskPromotions as desk } from '@ronda/i18n/en/office/deskPromotions'
import { bonus as bonusTexts } from '@ronda/i18n/en/rewards/bonus'
import { deposit as depositTexts } from '@ronda/i18n/en/money/deposit'
import { providerSandbox as bank } from '@ronda/i18n/en/money/providerSandbox'
import { browser, expect, server, test } from './journey.ts'
import { waitForReels } from './gameSteps.ts'
import { signInAsStaff } from './staff.ts'
import { signInAsNewMember, spin } from './steps.ts'
import { expectToast, fill, visit, type Visitor } from './visitor.ts'

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

const MISSION = 'A hundred in valid bets'
const openVisitor = (): Promise<Visitor> =>
  visit(browser, server.origin, { device: 'desktop', theme: 'dark', language: 'en' })

/** Opens the desk for promotions as one of the staff. */
async function enterDesk(visitor: Visitor, username: string): Promise<void> {
  await signInAsStaff(visitor, server.databaseUrl, username)
  await visitor.page.goto('/office/desk?queue=promotions')
  await visitor.page.getByRole('list', { name: desk.list }).waitFor()
}

/** Writes a prize for valid bets, reads its terms and what it would have cost, and proposes it. */
async function proposeMission({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: desk.add }).click()
  const dialog = page.getByRole('dialog', { name: desk.form.addTitle })
  for (const [language, name] of [
    ['Español', 'Cien en apuestas válidas'],
    ['English', MISSION],
  ] as const) {
    await dialog.getByRole('tab', { name: language }).click()
    await dialog.getByLabel(desk.form.name, { exact: true }).fill(name)
    await dialog.getByLabel(desk.form.text, { exact: true }).fill(name)
  }
  await dialog.getByLabel(desk.form.kind, { exact: true }).selectOption('mission')
  await dialog.getByLabel(desk.form.goal, { exact: true }).fill('100')
  await dialog.getByLabel(desk.form.prize, { exact: true }).fill('5')
  await dialog.getByLabel(desk.form.budget, { exact: true }).fill('50')
  await dialog.getByLabel(desk.form.perDevice, { exact: true }).fill('20')
  await dialog.getByText(/^Last 30 days:/).waitFor()
  await dialog.getByText('$100.00').first().waitFor()
  await dialog.getByRole('button', { name: desk.form.propose }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Announces promotions of this kind beside the promotions. */
async function announce({ page }: Visitor): Promise<void> {
  const { announcements: words } = settingsTexts
  await page.goto('/office')
  await page.getByRole('button', { name: words.add }).click()
  const dialog = page.getByRole('dialog', { name: words.add })
  await dialog.getByLabel(words.heading, { exact: true }).fill('Bet a hundred')
  await dialog.getByLabel(words.html, { exact: true }).fill('<p>Bet a hundred, get five.</p>')
  await dialog.getByLabel(words.promotion, { exact: true }).selectOption('mission')
  await dialog.getByLabel(words.typeNames.PR, { exact: true }).check()
  await dialog.getByLabel(words.published, { exact: true }).check()
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await expectToast(page, words.saved)
}

test('one of the staff builds and proposes a promotion, another publishes it, and a member follows its announcement and joins', async () => {
  const [first, second, member] = [await openVisitor(), await openVisitor(), await openVisitor()]
  await enterDesk(first, 'operador')
  await proposeMission(first)
  const lineOf = ({ page }: Visitor) => page.getByRole('listitem').filter({ hasText: MISSION })
  await lineOf(first).getByText(desk.notYou).waitFor()
  await expect(lineOf(first).getByRole('button', { name: desk.publishing.approve })).toHaveCount(0)

  await enterDesk(second, 'supervisora')
  await lineOf(second).getByRole('button', { name: desk.publishing.approve, exact: true }).click()
  await second.page.getByRole('alertdialog').getByRole('button', { name: desk.publishing.approve, exact: true }).click()
  await lineOf(second).getByText(desk.states.published, { exact: true }).waitFor()
  await announce(first)

  const { page, texts } = member
  await signInAsNewMember(member)
  await page.goto('/promotions')
  await page.getByRole('listitem').filter({ hasText: 'Bet a hundred' }).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: MISSION })
  await dialog.getByText('$100.00').first().waitFor()
  await dialog.getByRole('button', { name: texts.promotion.join }).click()
  await page.getByRole('tab', { name: texts.promotion.tabs.mine }).click()
  await page.getByRole('article', { name: MISSION }).waitFor()
  expect([first.pageErrors, second.pageErrors, member.pageErrors]).toEqual([[], [], []])
  await Promise.all([first, second, member].map(({ context }) => context.close()))
})
