import { securityObjection as objectionEs } from '@ronda/i18n/es/people/securityObjection'
import { withdrawal as words } from '@ronda/i18n/es/money/withdrawal'
import { browser, expect, server, test } from './journey.ts'
import { findViolations } from './axe.ts'
import { makeMobile, readCode } from './authSteps.ts'
import { countMessages, linkIn, nextMessage } from './inbox.ts'
import { expireProofs } from './staff.ts'
import { signInAsNewMember } from './steps.ts'
import { expectToast, visit, type Visitor } from './visitor.ts'

const openVisitor = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

async function addMobile(visitor: Visitor, national: string, full: string): Promise<void> {
  const { page, texts } = visitor
  const dialog = page.getByRole('dialog', { name: texts.security.mobile.title })
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(texts.auth.code.label).fill(await readCode(visitor, server.origin, full))
  await dialog.getByRole('button', { name: texts.security.save }).click()
}

test('adding a payout account with an old proof asks for a new one, then sends the form by itself', async () => {
  const member = await openVisitor('phone')
  const { page, texts } = member
  const { username, password } = await signInAsNewMember(member)
  await page.goto('/member?view=withdraw')
  await page.getByRole('button', { name: words.accounts.add }).click()
  const dialog = page.getByRole('dialog', { name: words.binding.title })
  await dialog.getByLabel(words.binding.bankName, { exact: true }).fill('Banco del Sur')
  await dialog.getByRole('radio', { name: words.binding.formats.account }).check()
  await dialog.getByRole('textbox', { name: words.binding.formats.account }).fill('0021 4455 6677')
  await dialog.getByLabel(words.binding.holder, { exact: true }).fill('Ana Ruiz')
  await expireProofs(server.databaseUrl, username)
  await dialog.getByRole('button', { name: words.binding.save }).click()

  // A closed proof changes nothing, and the form keeps its values.
  const prove = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await prove.waitFor()
  await page.keyboard.press('Escape')
  await prove.waitFor({ state: 'detached' })
  await dialog.getByText(texts.refusals['session.proof_due']).waitFor()
  await expect(dialog.getByLabel(words.binding.bankName, { exact: true })).toHaveValue('Banco del Sur')
  await dialog.getByRole('button', { name: words.binding.save }).click()

  await prove.getByLabel(texts.people.password, { exact: true }).fill('not this one 1')
  await prove.getByRole('button', { name: texts.auth.prove.submit }).click()
  await prove.getByText(texts.refusals['password.wrong']).waitFor()
  expect(await findViolations(page)).toEqual([])
  // By keyboard only.
  await prove.getByLabel(texts.people.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await prove.waitFor({ state: 'detached' })
  await dialog.waitFor({ state: 'detached' })
  await expectToast(page, words.binding.done)
  // Payouts are paused for a while, and the page says until when.
  await page.getByText(words.paused.text).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(member.pageErrors.filter((failure) => !/40[13]|422/.test(failure))).toEqual([])
  await member.context.close()
})

test('a new number needs a code to the old one, which also gets a link to object', async () => {
  const member = await openVisitor('phone')
  const { page, texts } = member
  await signInAsNewMember(member)
  const [old, fresh] = [makeMobile(), makeMobile()]
  await page.goto('/member?view=securityCenter')
  await page
    .getByRole('region', { name: texts.security.mobile.title })
    .getByRole('button', { name: texts.security.add })
    .click()
  await addMobile(member, old.national, old.full)
  await expectToast(page, texts.security.mobile.done)

  const card = page.getByRole('region', { name: texts.security.mobile.title })
  await card.getByRole('button', { name: texts.security.change }).click()
  const dialog = page.getByRole('dialog', { name: texts.security.mobile.title })
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(fresh.national)
  await dialog.getByRole('button', { name: texts.auth.code.send }).click()
  // First a code to the number on file.
  const prove = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await prove.waitFor()
  const before = await countMessages(server.origin, old.full)
  await prove.getByRole('button', { name: texts.auth.code.send }).click()
  const [code = ''] = /\b\d{6}\b/.exec(await nextMessage(server.origin, old.full, before)) ?? []
  const sent = await countMessages(server.origin, fresh.full)
  await prove.getByLabel(texts.auth.code.label).fill(code)
  await prove.getByRole('button', { name: texts.auth.prove.submit }).click()
  await prove.waitFor({ state: 'detached' })
  // The code to the new number, requested before, is then sent by itself.
  const [second = ''] = /\b\d{6}\b/.exec(await nextMessage(server.origin, fresh.full, sent)) ?? []
  await dialog.getByLabel(texts.auth.code.label).fill(second)
  const oldMessages = await countMessages(server.origin, old.full)
  await dialog.getByRole('button', { name: texts.security.save }).click()
  await expectToast(page, texts.security.mobile.done)

  const link = linkIn(await nextMessage(server.origin, old.full, oldMessages))
  const owner = await openVisitor('desktop')
  await owner.page.goto(new URL(link).pathname + new URL(link).search)
  await owner.page.getByRole('button', { name: objectionEs.stop }).click()
  await owner.page.getByRole('heading', { name: objectionEs.doneTitle }).waitFor()
  expect(await findViolations(owner.page)).toEqual([])
  // The session that made the change is signed out.
  await page.goto('/member?view=securityCenter')
  await page.waitForURL(/\/login/)
  // The link works once.
  await owner.page.reload()
  await owner.page.getByRole('button', { name: objectionEs.stop }).click()
  await owner.page.getByText(owner.texts.refusals['security.link_expired']).waitFor()
  await Promise.all([member.context.close(), owner.context.close()])
})
