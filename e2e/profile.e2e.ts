import type { Locator, Page } from '@playwright/test'
import { browser, expect, server, test } from './journey.ts'
import { makeMobile, readCode, theDialog } from './authSteps.ts'
import { comeInAsStaff } from './staff.ts'
import { comeIn } from './steps.ts'
import { hearInPassing, visit, type Look, type Visitor } from './visitor.ts'

const PHONE: Look = { device: 'phone', theme: 'dark', language: 'es' }
const DESK: Look = { device: 'desktop', theme: 'light', language: 'es' }

let photo: { name: string; mimeType: string; buffer: Buffer }
test.beforeAll(async () => {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
  photo = { name: 'documento.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
  await page.close()
})

const arrive = (look: Look): Promise<Visitor> => visit(browser, server.origin, look)

/** What went wrong behind the page, but for refusals: those are what is looked at here. */
const faultsOf = ({ pageErrors }: Visitor): readonly string[] =>
  pageErrors.filter((text) => !/ (?:403|422) /.test(text))

const CENTER = '/member?view=securityCenter'

async function proveMobile(visitor: Visitor): Promise<string> {
  const { page, texts } = visitor
  const { national, full } = makeMobile()
  await page.goto(CENTER)
  const add = page.getByRole('button', { name: texts.security.add })
  await add.first().waitFor()
  const last = (await add.count()) - 1
  await add.first().click()
  const dialog = theDialog(visitor)
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(texts.auth.code.label).fill(await readCode(visitor, server.origin, full))
  await dialog.getByRole('button', { name: texts.security.save }).click()
  await hearInPassing(page, texts.security.mobile.done)
  // The cards move once more when the number stands in its own: what is pressed meanwhile may be missed by the finger.
  await add.nth(last).waitFor({ state: 'detached' })
  return full
}

/** Confirms by a code to the number on file that it is still them. */
async function proveByMobile(visitor: Visitor, mobile: string): Promise<void> {
  const { page, texts } = visitor
  const prove = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await prove.waitFor()
  await prove.getByLabel(texts.auth.code.label).fill(await readCode(visitor, server.origin, mobile))
  await prove.getByRole('button', { name: texts.auth.prove.submit }).click()
  await prove.waitFor({ state: 'detached' })
}

async function setPaymentPassword(visitor: Visitor, mobile: string): Promise<void> {
  const { page, texts } = visitor
  const { payment } = texts.profile
  await page.getByRole('button', { name: `${payment.create}: ${payment.title}` }).click()
  const dialog = page.getByRole('dialog', { name: payment.createTitle })
  const save = dialog.getByRole('button', { name: payment.submit })
  await dialog.getByLabel(payment.next, { exact: true }).fill('123456')
  await dialog.getByLabel(payment.again, { exact: true }).fill('123456')
  await save.click()
  // The number that was just added is asked, not the password; what was typed goes on by itself.
  await proveByMobile(visitor, mobile)
  await dialog.getByText(texts.refusals['payment_password.weak']).waitFor()
  await dialog.getByLabel(payment.next, { exact: true }).fill('918273')
  await dialog.getByLabel(payment.again, { exact: true }).fill('918273')
  await save.click()
  await hearInPassing(page, payment.done)
  await page.getByText(payment.isSet).waitFor()
}

async function tellProfile(visitor: Visitor): Promise<void> {
  const { page, texts } = visitor
  const { fields, card, formTitle, tabs, save, saved, confirmAge } = texts.profile
  await page.getByRole('tab', { name: tabs.profile }).click()
  await page.getByRole('button', { name: `${card.fill}: ${formTitle.essential}` }).click()
  const dialog = theDialog(visitor)
  await dialog.getByLabel(fields.fullName, { exact: true }).fill('Ana Ruiz Gómez')
  await dialog.getByLabel(fields.birthday, { exact: true }).fill(`${new Date().getUTCFullYear() - 10}-01-01`)
  await dialog.getByLabel(fields.idNumber, { exact: true }).fill('RUGA850101')
  await dialog.getByLabel(fields.address, { exact: true }).fill('Calle Luna 12, Centro, 06000')
  await dialog.getByRole('button', { name: save }).click()
  await dialog.getByText(confirmAge.replace('{age, number}', '18')).waitFor()
  await dialog.getByLabel(fields.birthday, { exact: true }).fill('1985-01-01')
  await dialog.getByRole('button', { name: save }).click()
  await page.getByText(saved).waitFor()
  await page.getByText('Ana Ruiz Gómez').waitFor()
}

async function sendPaper(visitor: Visitor, item: 'identity' | 'residence', sides: readonly string[]): Promise<void> {
  const { page, texts } = visitor
  const { tiers, send } = texts.profile
  await page.getByRole('button', { name: `${tiers.send}: ${tiers.items[item]}` }).click()
  const dialog = theDialog(visitor)
  for (const side of sides) {
    const group = dialog.getByRole('group', { name: side })
    await group.locator('input[type=file]').setInputFiles(photo)
    await group.getByText(texts.uploads.sent, { exact: true }).waitFor()
  }
  await dialog.getByRole('button', { name: send.submit }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Every page is opened first: until then there is no approving. */
async function approveOf(page: Page, line: Locator, button: string, words: Visitor['texts']['profile']): Promise<void> {
  const { desk } = words
  await line.click()
  await page.getByText('Ana Ruiz Gómez').waitFor()
  const approve = page.getByRole('button', { name: button, exact: true })
  const pages = page.getByRole('button', { name: desk.look.replace('{number, number}', '') })
  await pages.first().waitFor()
  for (let left = await pages.count(); left > 0; left -= 1) {
    expect(await approve.isDisabled()).toBe(true)
    await pages.first().click()
    await pages.nth(left - 1).waitFor({ state: 'detached' })
  }
  await approve.click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: button, exact: true }).click()
}

/** One of the staff approves both documents of a member. */
async function approveBoth(
  { page, texts }: Visitor,
  member: string,
  words: { readonly button: string; readonly done: string },
): Promise<void> {
  await page.goto('/office/desk?queue=documents')
  const lines = page.locator('button[data-case]', { hasText: member })
  await lines.nth(1).waitFor()
  for (const form of [texts.profile.send.forms.idCard, texts.profile.send.forms.bill]) {
    await approveOf(page, lines.filter({ hasText: form }), words.button, texts.profile)
    await hearInPassing(page, words.done)
  }
}

test('a member tells who they are, shows it, and two of the staff agree: the tier rises before their eyes', async () => {
  const member = await arrive(PHONE)
  const { page, texts } = member
  const { tiers, tabs } = texts.profile
  const newcomer = await comeIn(member)
  const mobile = await proveMobile(member)
  await setPaymentPassword(member, mobile)
  await tellProfile(member)
  await page.getByRole('tab', { name: tabs.tiers }).click()
  const here = page.locator('li', { has: page.getByText(tiers.now) })
  await here.getByRole('heading', { name: tiers.names['1'] }).waitFor()
  await sendPaper(member, 'identity', [texts.profile.send.pictures.front, texts.profile.send.pictures.back])
  await sendPaper(member, 'residence', [texts.profile.send.pictures.page])
  await page.getByText(tiers.states.waiting).nth(1).waitFor()

  const { approve, approvedFirst, second, approved } = texts.profile.desk
  const first = await arrive(DESK)
  await comeInAsStaff(first, server.databaseUrl)
  await approveBoth(first, newcomer.username, { button: approve, done: approvedFirst })
  const staff = await arrive(DESK)
  await comeInAsStaff(staff, server.databaseUrl, 'supervisora')
  await approveBoth(staff, newcomer.username, { button: second, done: approved })
  await here.getByRole('heading', { name: tiers.names['2'] }).waitFor()
  await page.getByRole('tab', { name: tabs.profile }).click()
  await page.getByRole('img', { name: texts.profile.card.locked }).first().waitFor()
  expect([...faultsOf(member), ...faultsOf(first), ...faultsOf(staff)]).toEqual([])
  await first.context.close()
  await staff.context.close()
  await member.context.close()
})

test('a member chooses another face, then a photo of their own; what is no picture is refused in words', async () => {
  const visitor = await arrive(DESK)
  const { page, texts } = visitor
  const { avatar } = texts.profile
  await comeIn(visitor)
  await page.goto(`${CENTER}&tab=profile`)
  const shown = page.getByRole('region', { name: avatar.title }).locator('img')
  const dialog = theDialog(visitor)
  const open = () => page.getByRole('button', { name: avatar.change }).click()
  await open()
  await dialog.getByRole('button', { name: avatar.face.replace('{number, number}', '3'), exact: true }).click()
  await shown.and(page.locator('[src="/art/avatar/2.webp"]')).waitFor()
  await open()
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'vector.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await dialog.getByText(texts.refusals['upload.not_an_image']).waitFor()
  await dialog.getByRole('button', { name: /vector\.png/ }).click()
  await file.setInputFiles(photo)
  await dialog.getByRole('button', { name: avatar.use }).click()
  await shown.and(page.locator('[src^="data:image/webp"]')).waitFor()
  expect(faultsOf(visitor)).toEqual([])
  await visitor.context.close()
})
