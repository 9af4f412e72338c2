import { expect, test } from 'vitest'
import * as reader from './chainAddress.lib.ts'
import { identityOf, maskNumber, parseBinding, usableAtMs } from './payoutAccount.ts'

const holder = 'Ana María López'

// oxfmt-ignore
test.each([
  ['bank', 'Banco Uno', '0123 4567-89', '0123456789'],
  ['bank', ' Banco   Uno ', 'es91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
  ['wallet', 'TRC20', ' TJRabPrwbZy45sbavfcjinPJC18kjpRTv8 ', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['wallet', 'ERC20', '0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['wallet', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
] as const)('a %s at %j with %j is stored as %s', (kind, institution, number, kept) => {
  const parsed = parseBinding({ kind, institution, number, holder }, reader)
  expect(parsed).toMatchObject({ ok: true, value: { number: kept } })
})

// oxfmt-ignore
test.each([
  ['bank', '', '12', '', 'payout.institution_invalid'],
  ['bank', 'Uno', '12', '', 'payout.number_invalid'],
  ['bank', 'Uno', 'NONUMBER', '', 'payout.number_invalid'],
  ['bank', 'Uno', '12345678; drop', '', 'payout.number_invalid'],
  // One digit of a valid IBAN changed.
  ['bank', 'Uno', 'ES9121000418450200051333', holder, 'payout.number_mistyped'],
  ['bank', 'Uno', '12345678', '', 'payout.holder_invalid'],
  ['bank', 'Uno', '12345678', '<b>', 'payout.holder_invalid'],
  ['wallet', 'DOGE', '0x0', holder, 'payout.institution_invalid'],
  ['wallet', 'ERC20', '0x0', holder, 'payout.address_invalid'],
  ['wallet', 'TRC20', '0x52908400098527886E0F7030069857D2E4169EE7', holder, 'payout.address_invalid'],
  ['wallet', 'TRC20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', holder, 'payout.number_mistyped'],
] as const)('a %s at %j with %j of %j is refused: %s', (kind, institution, number, name, refusal) => {
  expect(parseBinding({ kind, institution, number, holder: name }, reader)).toEqual({ ok: false, error: refusal })
})

test('only the end of a number is shown, and at most half of a short one', () => {
  expect(maskNumber('ES9121000418450200051332')).toBe('•••• 1332')
  expect(maskNumber('123456')).toBe('•••• 456')
})

test('two spellings of one account are the same account', () => {
  const at = { kind: 'wallet', institution: 'ERC20', holder } as const
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(identityOf({ ...at, number: address })).toBe(identityOf({ ...at, number: address.toLowerCase() }))
})

test('a new account waits for the configured hours', () => {
  expect(usableAtMs(1_000, 24)).toBe(86_401_000)
  expect(usableAtMs(1_000, 0)).toBe(1_000)
})
