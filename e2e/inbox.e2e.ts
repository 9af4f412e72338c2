import type { Page } from '@playwright/test'
import { fillText } from '@ronda/core'
import { deposit } from '@ronda/i18n/es/money/deposit'
import { inbox } from '@ronda/i18n/es/talk/inbox'
import { shell } from '@ronda/i18n/es/site/shell'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, server, test } from './journey.ts'
import { signInAsNewMember } from './steps.ts'
import { expectToast, visit, type Visitor } from './visitor.ts'

const openVisitor = (device: 'phone' | 'desktop'): Promise<Visitor> =>
  visit(browser, server.origin, { device, theme: 'dark', language: 'es' })

/** Requests a deposit as the page does, and pays it at the sandbox provider. */
async function payIn(page: Page, units: number): Promise<string> {
  const amount = String(units * 100_000)
  const id = await page.evaluate(async (atoms) => {
    const headers = { 'content-type': 'application/json', 'x-ronda': '1' }
    const body = JSON.stringify({ key: crypto.randomUUID(), way: 'card', amount: atoms })
    const answer = await fetch('/api/v1/deposits', { method: 'POST', headers, body })
    const { value } = (await answer.json()) as { value: { id: string } }
    return value.id
  }, amount)
  const provider = new Caller(server.origin)
  await provider.send('POST', `/api/v1/sandbox/pay/${id}`, { act: 'pay', sent: amount, notice: 'now' })
  return id
}

const unread = (count: number): string => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`)

test('a credited deposit is a message at once; it can be opened, marked and deleted', async () => {
  const visitor = await openVisitor('phone')
  const { page } = visitor
  await signInAsNewMember(visitor)
  await page.goto('/')
  const id = await payIn(page, 50)
  // The badge of unread messages updates without a reload.
  await page.getByRole('link', { name: shell.messages }).getByText(unread(1)).waitFor()
  await payIn(page, 20)
  await page.getByRole('link', { name: shell.messages }).getByText(unread(2)).waitFor()
  await page.getByRole('link', { name: shell.messages }).click()

  const list = page.getByRole('region', { name: inbox.list })
  const { title } = inbox.events.deposit.credited
  const rows = list.getByRole('listitem')
  await rows.nth(1).waitFor()
  await expect(list.getByText(inbox.unread, { exact: true })).toHaveCount(2)
  await rows.nth(1).getByRole('link').click()
  await page.getByRole('heading', { name: deposit.headlines.credited }).waitFor()
  expect(new URL(page.url()).searchParams.get('deposit')).toBe(id)
  await page.goBack()
  await rows.nth(1).waitFor()
  await expect.poll(() => list.getByText(inbox.unread, { exact: true }).count()).toBe(1)

  await list.getByRole('button', { name: inbox.readAll }).click()
  await expect.poll(() => list.getByText(inbox.unread, { exact: true }).count()).toBe(0)
  await rows
    .first()
    .getByRole('button', { name: fillText(inbox.actions, { title }) })
    .click()
  await page.getByRole('menuitem', { name: inbox.markUnread }).click()
  await list.getByText(inbox.unread, { exact: true }).waitFor()
  await rows
    .first()
    .getByRole('button', { name: fillText(inbox.actions, { title }) })
    .click()
  await page.getByRole('menuitem', { name: inbox.remove }).click()
  await expectToast(page, inbox.removed)
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('tab', { name: inbox.filter.unread }).click()
  await page.getByText(inbox.noneUnread).waitFor()
  expect(visitor.pageErrors).toEqual([])
  await visitor.context.close()
})
