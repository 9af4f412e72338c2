import { expect, test } from 'vitest'
import { settings } from '@ronda/i18n/en/brand/settings'
import { choicesOf, fieldName, valueText } from './changeTexts.ts'

// oxfmt-ignore
test.each([
  ['money.withdrawal.max',            'Withdrawals · Maximum'],
  ['money.withdrawal.pauseHours',     'Withdrawals · Payouts pause after a security change, hours'],
  ['money.deposits.card.min',         'Card · Minimum'],
  ['money.deposits.crypto',           'Crypto'],
  ['money.deposits.card.feePermille', 'Card · Fee, %'],
  ['money.withdrawal.feePermille',    'Withdrawals · Fee, %'],
  ['money.documents.secondApprovalAbove', 'Maximum withdrawal per day · Second approval of documents above'],
  ['money.bankTransfer.payouts',                   'Bank transfers by hand · Withdrawals are paid by hand'],
  ['money.bankTransfer.accounts.0042 0017',        'Bank transfers by hand · account 0042 0017'],
  ['money.bankTransfer.accounts.0042.17.isOpen',   'Bank transfers by hand · account 0042.17 · Open for deposits'],
  ['money.bankTransfer.accounts.order',            'Bank transfers by hand · Our accounts for deposits · Order'],
  ['money.deposits.order',            'Deposit methods, in the order in which they are offered · Order'],
  ['money.transfer.toUpline',         'Transfers between agents and members · Members to their agent'],
  ['money.staff.approvedPerDay',      'Limits for a single approver · Maximum per day, all members together'],
  ['money.referral.validBet',         'Invite friends · Bets that a guest needs'],
  ['money.referral.levels.1.reward',  'Invite friends · Reward for the host, level 2'],
  ['money.tiers.1.payoutPerDay',      'Maximum withdrawal per day · Details given'],
  ['money.ranks.2.turnover',          'VIP rank Gold · Valid bets in 30 days'],
  ['money.ranks.0.rebateExtra',       'VIP rank Bronze · Rebate: more, %'],
  ['money.points.rates.LIVE',         'Points for 100 units · Live casino'],
  ['money.points.convert',            'Points for 100 units · Points for one unit of money'],
  ['money.control.unheardOf',         'Responsible gaming · unheardOf'],
  ['footerText',                      'footerText'],
  ['register.rules.email.required',   'register.rules.email.required'],
])('%s is %s', (field, name) => {
  expect(fieldName(field, settings.money, 'Order')).toBe(name)
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

test('a choice is shown by its label, and an unknown one as its raw value', () => {
  const choices = choicesOf('money.control.identityBeforePlay', settings.money)
  expect(valueText('"always"', words, 'en-US', { choices })).toBe('Everybody')
  expect(valueText('"unheardOf"', words, 'en-US', { choices })).toBe('unheardOf')
})

test('a fee is shown in percent', () => {
  expect(valueText('25', words, 'en-US', { isPermille: true })).toBe('2.5')
  expect(valueText('25', words, 'es', { isPermille: true })).toBe('2,5')
})
