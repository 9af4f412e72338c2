import type { ProfileField } from '@ronda/contract'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../brand/settings/index.ts'
import { cleanChange, decideChange, maskIdNumber, plainBirthday } from './profile.ts'

const requirements = {
  rules: defaultSettings.register.rules,
  ageMin: 21,
  today: { year: 2026, month: 11, day: 15 },
  matchesFree: () => true,
}
const emptyProfile = { fields: new Map<ProfileField, string>(), locked: new Set<ProfileField>() }

// oxfmt-ignore
test.each([
  ['nickname',     'x',                    'profile.nickname_invalid'],
  ['nickname',     'x'.repeat(25),         'profile.nickname_invalid'],
  ['nickname',     'a@b',                  'profile.nickname_invalid'],
  ['nickname',     'Ana\u202Egnp',         'profile.nickname_invalid'],
  ['nickname',     'La Güera 🎲',           'ok'],
  ['fullName',     '7 Enanos',             'profile.full_name_invalid'],
  ['fullName',     'A',                    'profile.full_name_invalid'],
  ['fullName',     '<b>Ana</b>',           'profile.full_name_invalid'],
  ['fullName',     'María José O’Hara-Núñez', 'ok'],
  ['fullName',     'Nguyễn Thị Hương',     'ok'],
  ['payeeName',    'X',                    'identity.payee_name_invalid'],
  ['payeeName',    'Ana Ruiz',             'ok'],
  ['birthday',     '15-11-2005',           'identity.birthday_invalid'],
  ['birthday',     '2005-02-30',           'identity.birthday_invalid'],
  ['birthday',     '2005-11-16',           'identity.under_age'],
  ['birthday',     '2005-11-15',           'ok'],
  ['idNumber',     '12',                   'identity.id_number_invalid'],
  ['idNumber',     'CURP 123',             'identity.id_number_invalid'],
  ['idNumber',     'RUAA850101MDF',        'ok'],
  ['address',      'Calle 1',              'profile.address_invalid'],
  ['address',      'Calle 1 #23, Centro',  'ok'],
  ['nationality',  'mx',                   'profile.nationality_invalid'],
  ['nationality',  'MX',                   'ok'],
  ['birthPlace',   'X',                    'profile.birth_place_invalid'],
  ['birthPlace',   'Oaxaca',               'ok'],
  ['occupation',   'x'.repeat(61),         'profile.occupation_invalid'],
  ['occupation',   'Maestra',              'ok'],
  ['incomeSource', 'lottery',              'profile.income_invalid'],
  ['incomeSource', 'salary',               'ok'],
  ['telegram',     '@an',                  'profile.telegram_invalid'],
  ['telegram',     '@ana_ruiz',            'ok'],
  ['line',         'an a',                 'identity.line_invalid'],
  ['line',         'ana.line',             'ok'],
  ['zalo',         'ana',                  'profile.zalo_invalid'],
  ['zalo',         '84912345678',          'ok'],
] as const)('%s %j: %s', (field, text, outcome) => {
  const decided = decideChange(cleanChange({ [field]: text }), emptyProfile, requirements)
  expect(decided.ok ? 'ok' : decided.error).toBe(outcome)
})

test('a field can be deleted, and an unchanged one is not written', () => {
  const known = { ...emptyProfile, fields: new Map<ProfileField, string>([['address', 'Calle 1 #23, Centro']]) }
  const same = decideChange(cleanChange({ address: '  Calle 1  #23, Centro ' }), known, requirements)
  expect(same).toEqual({ ok: true, value: new Map() })
  expect(decideChange(cleanChange({ address: '' }), known, requirements)).toEqual({
    ok: true,
    value: new Map([['address', '']]),
  })
})

test('locked fields cannot change, and the payee must be the person of the documents', () => {
  const known = {
    fields: new Map<ProfileField, string>([['fullName', 'Ana Ruiz Gómez']]),
    locked: new Set<ProfileField>(['fullName', 'birthday', 'idNumber']),
  }
  const outcome = (typed: Partial<Record<ProfileField, string>>) => {
    const decided = decideChange(cleanChange(typed), known, requirements)
    return decided.ok ? 'ok' : decided.error
  }
  expect(outcome({ fullName: 'Ana Ruiz Gómez' })).toBe('ok')
  expect(outcome({ fullName: 'Eva Ladrón' })).toBe('profile.locked')
  expect(outcome({ birthday: '1990-01-01' })).toBe('profile.locked')
  expect(outcome({ payeeName: 'Eva Ladrón' })).toBe('profile.name_mismatch')
  expect(outcome({ payeeName: 'ANA RUIZ GOMEZ' })).toBe('ok')
  expect(outcome({ nickname: 'Anita' })).toBe('ok')
})

test('a birthday is read in both formats, and a masked ID number shows its end', () => {
  expect(plainBirthday('06-05-1987')).toBe('1987-06-05')
  expect(plainBirthday('1987-06-05')).toBe('1987-06-05')
  expect(maskIdNumber('RUAA850101')).toBe('••••0101')
  expect(maskIdNumber('12345')).toBe('••••45')
})
