import { INBOX_EVENTS, inboxPlace, type InboxEvent, type InboxFacts, type MailKind } from '@ronda/contract'
import { hours, minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { expect, test } from 'vitest'
import { isMailed, mailKindOf, mailSettings, nextMailMs } from './inbox.ts'
import { composeMessage } from './inboxText.ts'

const NO_SETTINGS: ReadonlyMap<MailKind, boolean> = new Map()

test('a member’s own mail setting overrides the default', () => {
  expect(isMailed('withdrawal.paid', NO_SETTINGS)).toBe(true)
  expect(isMailed('withdrawal.paid', new Map([['withdrawal', false]]))).toBe(false)
  expect(isMailed('vendor.sent', NO_SETTINGS)).toBe(false)
  expect(isMailed('vendor.sent', new Map([['vendor', true]]))).toBe(true)
  const set = mailSettings(new Map([['deposit', false]]))
  expect(set.find(({ kind }) => kind === 'deposit')).toEqual({ kind: 'deposit', isOn: false })
  expect(set.filter(({ isOn }) => isOn).map(({ kind }) => kind)).toEqual([
    'withdrawal',
    'transfer',
    'adjustment',
    'redemption',
    'promotion',
    'limit',
    'contract',
    'payslip',
  ])
})

test('an event that is mailed by its own feature is not mailed by the inbox', () => {
  expect(mailKindOf('verification.approved')).toBeUndefined()
  expect(isMailed('verification.approved', NO_SETTINGS)).toBe(false)
})

test('a mail is retried after 1 minute, then at growing intervals of at most 6 hours', () => {
  expect(nextMailMs(0, 0)).toBe(minutes(1))
  expect(nextMailMs(3, 0)).toBe(minutes(8))
  expect(nextMailMs(20, 0)).toBe(hours(6))
})

const FACTS: InboxFacts = {
  amount: 1_234_500_000n,
  currency: 'USD',
  name: 'ana',
  reason: 'declined',
  untilMs: Date.UTC(2027, 4, 6, 7, 8),
  limit: { kind: 'loss', period: 'week' },
  good: { es: 'Taza', en: 'Mug', quantity: 2 },
  promotion: { es: 'Martes', en: 'Tuesday' },
  payKind: 'dailySalary',
}

test.each(INBOX_EVENTS)('%s has a complete text in every language and a link', (event) => {
  for (const language of ['es', 'en'] as const) {
    const { title, body } = composeMessage({ event, facts: FACTS }, language)
    expect(title).not.toBe('')
    expect(body.length).toBeGreaterThan(10)
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|null/)
  }
  const place = inboxPlace({ event, subject: 'abc', facts: FACTS })
  if (event.startsWith('deposit.')) expect(place).toMatchObject({ search: { view: 'depositv2', deposit: 'abc' } })
  if (event.startsWith('withdrawal.')) expect(place).toMatchObject({ search: { withdrawal: 'abc' } })
  if (event.startsWith('limit.')) expect(place).toEqual({ to: '/control' })
  if (event.startsWith('contract.')) expect(place).toEqual({ to: '/agentHome', search: { view: 'agentDailyWages2' } })
})

// oxfmt-ignore
const TEXT_PARTS: readonly (readonly [Language, InboxEvent, Partial<InboxFacts>, string, string])[] = [
  ['es', 'withdrawal.rejected', {}, '12,345.00', 'Motivo: declined'],
  ['en', 'deposit.failed', {}, '$12,345.00', 'The provider declined the payment'],
  ['en', 'withdrawal.failed', { reason: 'account_closed' }, 'ana', 'The account is closed'],
  ['en', 'limit.raised', { amount: 90n, limit: { kind: 'session', period: 'day' } }, 'Time limit (per day): 90 min', ''],
  ['es', 'limit.excluded', {}, '6 de mayo de 2027', 'UTC'],
  ['es', 'redemption.rejected', {}, '2 × Taza', 'Motivo: declined'],
  ['es', 'promotion.rejected', {}, '«Martes»', 'Motivo: declined'],
  ['en', 'payslip.paid', {}, 'Daily salary: $12,345.00', ''],
  ['en', 'vendor.sent', {}, '$12,345.00 is now at ana', ''],
]

test('texts hold the amount, the name, the time and the reason in the format of the language', () => {
  for (const [language, event, change, part, other] of TEXT_PARTS) {
    const { body } = composeMessage({ event, facts: { ...FACTS, ...change } }, language)
    expect(body).toContain(part)
    expect(body).toContain(other)
  }
})
