import { expect, test } from 'vitest'
import { office } from '@ronda/i18n/en/office'
import { fieldName, valueText } from './changeWords.ts'

// oxfmt-ignore
test.each([
  ['money.withdrawal.max',            'Withdrawals · At most'],
  ['money.withdrawal.pauseHours',     'Withdrawals · Payouts pause after a security change, hours'],
  ['money.deposits.card.min',         'Card · At least'],
  ['money.deposits.crypto',           'Crypto'],
  ['money.deposits.order',            'Ways in, in the order in which they are offered · Order'],
  ['money.transfer.toUpline',         'Transfers between people · Members to their upline'],
  ['money.staff.approvedPerDay',      'What one person approves alone · At most in a day, all members together'],
  ['money.tiers.1.payoutPerDay',      'Paid out in a day, at most · Identity proven'],
  ['money.control.unheardOf',         'Responsible play · unheardOf'],
  ['footerText',                      'footerText'],
  ['register.rules.email.required',   'register.rules.email.required'],
])('%s is %s', (field, name) => {
  expect(fieldName(field, office.money, 'Order')).toBe(name)
})

const words = { yes: 'Yes', no: 'No', none: '—' }

// oxfmt-ignore
test.each([
  ['20000',               '20,000'],
  ['true',                'Yes'],
  ['false',               'No'],
  ['"some text"',         'some text'],
  ['""',                  '—'],
  ['["card","bank"]',     'card, bank'],
  ['[]',                  '—'],
  ['null',                '—'],
  ['{"a":1}',             '{"a":1}'],
  [undefined,             '—'],
  ['no json',             'no json'],
])('%s is shown as %s', (json, text) => {
  expect(valueText(json, words, 'en-US')).toBe(text)
})
