import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { settings as texts } from '@ronda/i18n/es/brand/settings'
import { browser, expect, test } from './journey.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { fillStaffSignIn } from './staff.ts'
import { signInAsNewMember } from './steps.ts'
import { expectToast, visit, type Visitor } from './visitor.ts'

/** A separate server, because the changed settings would affect other journeys. */
let ownServer: ServerProcess
test.beforeAll(async () => {
  ownServer = await openServerProcess()
})
test.afterAll(async () => {
  await ownServer.close()
})

const openVisitor = (): Promise<Visitor> =>
  visit(browser, ownServer.origin, { device: 'desktop', theme: 'dark', language: 'es' })

/** Fills in the staff sign-in and waits for the settings. */
async function enterOffice(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await fillStaffSignIn(visitor, ownServer.databaseUrl, 'operador')
  await page.locator('#status').waitFor()
}

const save = (page: Page): Promise<void> => page.getByRole('button', { name: texts.save.save, exact: true }).click()
const expectSaved = (page: Page) => expectToast(page, texts.save.saved)

test('staff close the site for everybody, can still sign in, and open it again', async () => {
  const [staff, visitor] = [await openVisitor(), await openVisitor()]
  await visitor.page.goto('/')
  await staff.page.goto('/office/login?to=/office')
  await enterOffice(staff)
  await staff.page.locator('#status select').selectOption('1')
  await staff.page.locator('#status textarea').fill('Cambiamos los rodillos.')
  await save(staff.page)
  await expectSaved(staff.page)

  await visitor.page.goto('/')
  await visitor.page.getByText('Cambiamos los rodillos.').waitFor()
  await visitor.page.getByRole('link', { name: visitor.texts.shell.closed.staff }).click()
  await enterOffice(visitor)
  await visitor.page.locator('#status select').selectOption('0')
  await save(visitor.page)
  await expectSaved(visitor.page)
  await expect(visitor.page.locator('#status textarea')).toHaveValue('Cambiamos los rodillos.')
  await visitor.context.close()

  const other = await openVisitor()
  await signInAsNewMember(other)
  await other.page.goto('/office')
  await other.page.getByRole('heading', { name: other.texts.shell.notFound.title }).waitFor()
  await other.context.close()
  await staff.context.close()
})

test('settings saved by two people at once are merged, and leaving with unsaved changes asks first', async () => {
  const [one, two] = [await openVisitor(), await openVisitor()]
  for (const staff of [one, two]) {
    await staff.page.goto('/office')
    await enterOffice(staff)
  }
  await one.page.locator('#market textarea').fill('Pie de uno')
  await two.page.locator('#register input[type=number]').first().fill('21')
  await save(one.page)
  await expectSaved(one.page)
  await save(two.page)
  await two.page.getByText(texts.save.merged).waitFor()
  await expect(two.page.locator('#market textarea')).toHaveValue('Pie de uno')

  await two.page.locator('a[href="/"]:visible').first().click()
  await two.page.getByRole('alertdialog').waitFor()
  await two.page.getByRole('button', { name: texts.save.stay, exact: true }).last().click()
  await save(two.page)
  await expectSaved(two.page)

  await one.page.reload()
  await one.page.locator('#status').waitFor()
  await expect(one.page.locator('#register input[type=number]').first()).toHaveValue('21')
  await one.page.locator('#register input[type=number]').first().fill('18')
  await one.page.locator('#market textarea').fill('')
  await save(one.page)
  await expectSaved(one.page)
  await Promise.all([one.context.close(), two.context.close()])
})

test('staff close one game and open it again, after a confirmation', async () => {
  const [staff, visitor] = [await openVisitor(), await openVisitor()]
  const { page } = staff
  await page.goto('/office/login?to=/office')
  await enterOffice(staff)
  const words = texts.games
  const games = page.locator('#games')
  await games.getByLabel(words.search).fill('Feria de Luz')
  const state = games.getByLabel(fillText(words.state, { game: 'Feria de Luz' }))
  const question = page.getByRole('alertdialog')

  await state.first().selectOption('maintenance')
  await question.getByRole('button', { name: words.ask.no, exact: true }).last().click()
  await games.getByText(words.none).waitFor()

  await state.first().selectOption('maintenance')
  await question.getByRole('button', { name: words.ask.maintenance.yes, exact: true }).click()
  await expectToast(page, fillText(words.changed, { game: 'Feria de Luz', state: words.states.maintenance }))
  await games.getByText(/^operador, /).waitFor()
  const answer = await visitor.context.request.post('/wps/relay/GCS_gameLaunchFB', {
    headers: { 'x-ronda': '1' },
    data: { gameCode: 'FERIA_DE_LUZ', mode: 'free', language: 'es' },
  })
  expect(await answer.json()).toMatchObject({ code: 'game.maintenance' })

  await state.last().selectOption('open')
  await question.getByRole('button', { name: words.ask.open.yes, exact: true }).click()
  await games.getByText(words.none).waitFor()
  await Promise.all([staff.context.close(), visitor.context.close()])
})
