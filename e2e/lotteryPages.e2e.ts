import { lotteryDraws } from '@ronda/i18n/en/play/lotteryDraws'
import { proof as proofTexts } from '@ronda/i18n/en/play/proof'
import { browser, expect, server, test } from './journey.ts'
import type { Device } from './browser.ts'
import { signInAsNewMember } from './steps.ts'
import { fill, visit, type Visitor } from './visitor.ts'

/** Drawn every few seconds on the test server. */
const [GAME, NAME] = ['RONDA_ELOTT_1', 'Five a Minute']
const OTHER = 'Five in Three'

const openVisitor = (device: Device): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'en' })

const gameIn = ({ page }: Visitor): string | null => new URL(page.url()).searchParams.get('gameCode')

/** Waits until this lottery is on screen; the address changes before the frame of another one is gone. */
async function expectGame(visitor: Visitor, code: string): Promise<void> {
  await expect.poll(() => gameIn(visitor)).toBe(code)
  await visitor.page.frameLocator('iframe').locator('main.lottery').waitFor()
}

test('a visitor is asked to sign in, and the lobby shows the time to the next draw', async () => {
  const visitor = await openVisitor('phone')
  const { page } = visitor
  await page.goto(`/lottery?gameCode=${GAME}`)
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('to') === `/lottery?gameCode=${GAME}`,
  )
  await page.goto('/elott')
  const timer = page.locator('[data-tile]').filter({ hasText: NAME }).getByRole('timer')
  await expect.poll(() => timer.count()).toBe(1)
  await visitor.context.close()
})

test('a member opens a draw from the lobby, from all draws and from another draw', async () => {
  const visitor = await openVisitor('phone')
  const { page } = visitor
  await signInAsNewMember(visitor)

  await page.goto('/elott')
  await page.getByRole('link', { name: fill(visitor.texts.games.playNamed, { game: NAME }) }).click()
  await expectGame(visitor, GAME)

  const strip = page.getByRole('navigation', { name: lotteryDraws.others })
  await strip.getByRole('link', { name: lotteryDraws.all }).click()
  await page.getByRole('heading', { name: lotteryDraws.mode.ELOTT, exact: true }).waitFor()
  await page
    .getByRole('link', { name: fill(lotteryDraws.playNamed, { game: OTHER }) })
    .last()
    .click()
  await expectGame(visitor, 'RONDA_ELOTT_3')

  await strip.getByRole('link', { name: NAME }).click()
  await expectGame(visitor, GAME)
  await visitor.context.close()
})

test('a member reads the results by day and verifies a draw', async () => {
  const visitor = await openVisitor('phone')
  const { page } = visitor
  await signInAsNewMember(visitor)
  await page.goto(`/lottery?opened=${GAME}`)
  const dialog = page.getByRole('dialog', { name: lotteryDraws.opened.title })
  await dialog.getByLabel(lotteryDraws.opened.day, { exact: true }).fill('2024-02-03')
  await dialog.getByText(lotteryDraws.opened.emptyText).waitFor()
  await dialog.getByRole('button', { name: lotteryDraws.opened.anyDay }).click()
  // The first draw of the server may be seconds away; the list updates by itself.
  const proof = dialog.getByRole('link', {
    name: new RegExp(fill(lotteryDraws.opened.verifyNamed, { number: String.raw`\d+` })),
  })
  await proof.first().waitFor()
  const seen = await proof.first().getAttribute('aria-label')
  await expect.poll(() => proof.first().getAttribute('aria-label')).not.toBe(seen)
  await proof.first().click()
  await expect.poll(() => page.getByText(proofTexts.draw.no_beacon).count()).toBeGreaterThan(0)
  await visitor.context.close()
})
