import { objection as objectionEs } from '@ronda/i18n/es/objection'
import { withdrawal as words } from '@ronda/i18n/es/withdrawal'
import { browser, expect, server, test } from './journey.ts'
import { barriersOn } from './axe.ts'
import { makeMobile, readCode } from './authSteps.ts'
import { countMessages, linkIn, nextMessage } from './inbox.ts'
import { makeStale } from './staff.ts'
import { comeIn } from './steps.ts'
import { hearInPassing, visit, type Visitor } from './visitor.ts'

const arrive = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

async function addMobile(visitor: Visitor, national: string, full: string): Promise<void> {
  const { page, texts } = visitor
  const dialog = page.getByRole('dialog', { name: texts.security.mobile.title })
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(national)
  await dialog.getByLabel(texts.auth.code.label).fill(await readCode(visitor, server.origin, full))
  await dialog.getByRole('button', { name: texts.security.save }).click()
}

test('in the middle of adding a payout account a proof is asked for, and what was typed goes on by itself', async () => {
  const member = await arrive('phone')
  const { page, texts } = member
  const { username, password } = await comeIn(member)
  await page.goto('/member?view=withdraw')
  await page.getByRole('button', { name: words.accounts.add }).click()
  const dialog = page.getByRole('dialog', { name: words.binding.title })
  await dialog.getByLabel(words.binding.bankName, { exact: true }).fill('Banco del Sur')
  await dialog.getByRole('radio', { name: words.binding.formats.account }).check()
  await dialog.getByRole('textbox', { name: words.binding.formats.account }).fill('0021 4455 6677')
  await dialog.getByLabel(words.binding.holder, { exact: true }).fill('Ana Ruiz')
  await makeStale(server.databaseUrl, username)
  await dialog.getByRole('button', { name: words.binding.save }).click()

  const prove = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await prove.getByLabel(texts.people.password, { exact: true }).fill('not this one 1')
  await prove.getByRole('button', { name: texts.auth.prove.submit }).click()
  await prove.getByText(texts.refusals['password.wrong']).waitFor()
  expect(await barriersOn(page)).toEqual([])
  // By the keyboard alone.
  await prove.getByLabel(texts.people.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await prove.waitFor({ state: 'detached' })
  await dialog.waitFor({ state: 'detached' })
  await hearInPassing(page, words.binding.done)
  // Nothing is paid out for a while, and the page says until when.
  await page.getByText(words.paused.text).waitFor()
  expect(await barriersOn(page)).toEqual([])
  expect(member.pageErrors.filter((failure) => !/40[13]|422/.test(failure))).toEqual([])
  await member.context.close()
})

test('closed without a proof, nothing is lost and nothing is done', async () => {
  const member = await arrive('desktop')
  const { page, texts } = member
  const { username } = await comeIn(member)
  await page.goto('/member?view=withdraw')
  await page.getByRole('button', { name: words.accounts.add }).click()
  const dialog = page.getByRole('dialog', { name: words.binding.title })
  await dialog.getByLabel(words.binding.bankName, { exact: true }).fill('Banco del Norte')
  await dialog.getByRole('radio', { name: words.binding.formats.account }).check()
  await dialog.getByRole('textbox', { name: words.binding.formats.account }).fill('0021 4455 1111')
  await dialog.getByLabel(words.binding.holder, { exact: true }).fill('Ana Ruiz')
  await makeStale(server.databaseUrl, username)
  await dialog.getByRole('button', { name: words.binding.save }).click()
  const prove = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await prove.waitFor()
  await page.keyboard.press('Escape')
  await prove.waitFor({ state: 'detached' })
  await dialog.getByText(texts.refusals['session.proof_due']).waitFor()
  expect(await dialog.getByLabel(words.binding.bankName, { exact: true }).inputValue()).toBe('Banco del Norte')
  await member.context.close()
})

test('the old number agrees to a new one, hears of it, and may object on a page of its own', async () => {
  const member = await arrive('phone')
  const { page, texts } = member
  await comeIn(member)
  const [old, fresh] = [makeMobile(), makeMobile()]
  await page.goto('/member?view=securityCenter')
  await page.getByRole('button', { name: texts.security.add }).first().click()
  await addMobile(member, old.national, old.full)
  await hearInPassing(page, texts.security.mobile.done)

  const card = page.getByRole('region', { name: texts.security.mobile.title })
  await card.getByRole('button', { name: texts.security.change }).click()
  const dialog = page.getByRole('dialog', { name: texts.security.mobile.title })
  await dialog.getByLabel(texts.auth.phone.label, { exact: true }).fill(fresh.national)
  await dialog.getByRole('button', { name: texts.auth.code.send }).click()
  // First the number that is on file.
  const prove = page.getByRole('dialog', { name: texts.auth.prove.titleChange })
  await prove.waitFor()
  const before = await countMessages(server.origin, old.full)
  await prove.getByRole('button', { name: texts.auth.code.send }).click()
  const [code = ''] = /\b\d{6}\b/.exec(await nextMessage(server.origin, old.full, before)) ?? []
  const sent = await countMessages(server.origin, fresh.full)
  await prove.getByLabel(texts.auth.code.label).fill(code)
  await prove.getByRole('button', { name: texts.auth.prove.submit }).click()
  await prove.waitFor({ state: 'detached' })
  // The code to the new number, which had been asked for, was sent by itself.
  const [second = ''] = /\b\d{6}\b/.exec(await nextMessage(server.origin, fresh.full, sent)) ?? []
  await dialog.getByLabel(texts.auth.code.label).fill(second)
  const told = await countMessages(server.origin, old.full)
  await dialog.getByRole('button', { name: texts.security.save }).click()
  await hearInPassing(page, texts.security.mobile.done)

  const link = linkIn(await nextMessage(server.origin, old.full, told))
  const owner = await arrive('desktop')
  await owner.page.goto(new URL(link).pathname + new URL(link).search)
  await owner.page.getByRole('button', { name: objectionEs.stop }).click()
  await owner.page.getByRole('heading', { name: objectionEs.doneTitle }).waitFor()
  expect(await barriersOn(owner.page)).toEqual([])
  // Whoever made the change is out.
  await page.goto('/member?view=securityCenter')
  await page.waitForURL(/\/login/)
  // The link works once.
  await owner.page.reload()
  await owner.page.getByRole('button', { name: objectionEs.stop }).click()
  await owner.page.getByText(owner.texts.refusals['security.link_expired']).waitFor()
  await Promise.all([member.context.close(), owner.context.close()])
})
