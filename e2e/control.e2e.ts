import type { Locator } from '@playwright/test'
import { calls } from '@ronda/contract'
import { seconds } from '@ronda/core'
import { browser, expect, server, test } from './journey.ts'
import { tileLink } from './gameSteps.ts'
import { signInAsNewMember, openGame, spin } from './steps.ts'
import { fill, expectToast, visit, type Variant, type Visitor } from './visitor.ts'

const PHONE: Variant = { device: 'phone', theme: 'dark', language: 'es' }

async function openMember(variant: Variant): Promise<Visitor> {
  const visitor = await visit(browser, server.origin, variant)
  await signInAsNewMember(visitor)
  return visitor
}

type LimitName = `${'deposit' | 'loss' | 'wager' | 'session'} ${'day' | 'week' | 'month'}`

const lineOf = ({ page }: Visitor, name: LimitName): Locator => page.locator(`[data-limit="${name}"]`)

async function setLimit(visitor: Visitor, name: LimitName, amount: string): Promise<void> {
  const { page, texts } = visitor
  await lineOf(visitor, name).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(amount)
  await dialog.getByRole('button', { name: texts.control.edit.save }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a limit of any amount is reached by playing, and the game shows the refusal', async () => {
  const visitor = await openMember(PHONE)
  const { page, texts } = visitor
  await page.goto('/control')
  await page.getByRole('heading', { name: texts.control.title, level: 1 }).waitFor()
  await setLimit(visitor, 'wager day', '2')
  await expectToast(page, texts.control.saved)

  const game = await openGame(visitor, 'real')
  await spin(game, visitor)
  await spin(game, visitor)
  const button = game.getByRole('button', { name: texts.play.hud.spin, exact: true })
  await button.click()
  await game.getByText(texts.refusals['limit.wager_reached']).waitFor()

  await page.goto('/control')
  await lineOf(visitor, 'wager day')
    .getByText(/2[.,]00 .*2[.,]00/)
    .waitFor()
  // A higher limit takes effect after a day, and can be cancelled until then.
  await setLimit(visitor, 'wager day', '5')
  const keepLower = lineOf(visitor, 'wager day').getByRole('button', { name: texts.control.limits.keep })
  await keepLower.click()
  await keepLower.waitFor({ state: 'detached' })
  expect(
    await lineOf(visitor, 'wager day')
      .getByText(/2[.,]00 .*2[.,]00/)
      .count(),
  ).toBe(1)
  // The browser logs the refused spin (403), which is not an error of the page.
  expect(visitor.pageErrors.filter((failure) => !failure.includes('403'))).toEqual([])
  await visitor.context.close()
})

test('the reality check stops the game until it is answered; during a break play is refused, withdrawal is not', async () => {
  const visitor = await openMember({ device: 'desktop', theme: 'light', language: 'en' })
  const { page, texts } = visitor
  await page.clock.install()
  await page.goto('/control')
  await page.getByRole('button', { name: fill(texts.control.reality.every, { minutes: '10' }), exact: true }).click()
  await expectToast(page, texts.control.saved)

  const game = await openGame(visitor, 'real')
  const { path } = calls.launch.position
  const counted = page.waitForResponse(
    async (response) => response.url().endsWith(path) && (await response.text()).includes('"rounds":1'),
  )
  await spin(game, visitor)
  await counted
  // The server's clock does not move with the page's: a position read before the check is answered would say that
  // there is still time.
  let isAnswered = false
  page.on('request', (request) => (isAnswered ||= request.url().endsWith(calls.control.acknowledge.path)))
  await page.route(`**${path}`, (route) => (isAnswered ? route.continue() : route.abort()))
  const check = page.getByRole('alertdialog', { name: texts.control.check.title })
  // Ten minutes pass, counted from when the page has applied the reply about the round. Then the dialog gets time to
  // load: its texts leave the cache when they are not used for minutes.
  async function passTime(): Promise<boolean> {
    await page.clock.fastForward('11:00')
    return check.waitFor({ timeout: seconds(20) }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(passTime).toBe(true)
  await check.getByText(texts.control.check.net, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: texts.control.check.goOn }).click()
  await check.waitFor({ state: 'detached' })

  await page.goto('/control')
  await page.getByRole('button', { name: texts.control.timeOut.week, exact: true }).click()
  await page.getByRole('button', { name: texts.control.timeOut.yes }).click()
  await page.getByText(texts.control.stopped.text).waitFor()
  await page.goto('/rng?q=Feria+de+Luz')
  await tileLink(visitor, { displayName: 'Feria de Luz' }, 'real').click()
  const stopped = page.getByRole('alertdialog', { name: texts.control.stop.title })
  await stopped.getByText(texts.refusals['limit.excluded']).waitFor()
  await page.goto('/member?view=withdraw')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.context.close()
})
