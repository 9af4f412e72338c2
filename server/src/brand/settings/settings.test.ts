import {
  brandSettings,
  isModuleOn,
  MODULES,
  REGISTER_FIELDS,
  type BrandSettings,
  type ModuleNode,
} from '@ronda/contract'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { defaultSettings } from './defaults.ts'
import { needsCountry, checkSettings, closedCode, statusFor } from './settings.ts'

const noPattern = (): boolean => false
const check = (change: Partial<BrandSettings>) => {
  const result = checkSettings({ ...defaultSettings, ...change }, (pattern) => pattern === '[a-z]+')
  return result.ok ? 'ok' : result.error
}

const { register } = defaultSettings
const withRule = (field: string, change: Partial<(typeof register.rules)[number]>): Partial<BrandSettings> => ({
  register: {
    ...register,
    rules: register.rules.map((rule) => (rule.field === field ? { ...rule, ...change } : rule)),
  },
})
const node = (modId: string, ...childrenNodes: ModuleNode[]): ModuleNode => ({ modId, enabled: 1, childrenNodes })

test('the default settings are complete, valid, and have every module on that shares no data with others', () => {
  expect(z.parse(brandSettings, defaultSettings)).toEqual(defaultSettings)
  expect(checkSettings(defaultSettings, noPattern).ok).toBe(true)
  expect(MODULES.filter((modId) => !isModuleOn(defaultSettings.modules, modId))).toEqual(['FIREBASEVERF3'])
  expect(register.rules.map(({ field }) => field)).toEqual(REGISTER_FIELDS)
})

// Each row is one change to valid settings.
test.each<[string, Partial<BrandSettings>, string]>([
  ['one language', { languages: ['en'], defaultLanguage: 'en' }, 'ok'],
  ['a default that is not offered', { languages: ['en'] }, 'brand.setting_invalid'],
  ['a language twice', { languages: ['es', 'es'] }, 'brand.setting_invalid'],
  ['min at max', withRule('email', { min: 9, max: 9 }), 'ok'],
  ['min above max', withRule('email', { min: 10, max: 9 }), 'brand.setting_invalid'],
  ['a free pattern', withRule('line', { patternId: 'free', acceptedPattern: '[a-z]+' }), 'ok'],
  ['a free pattern for anything', withRule('line', { patternId: 'free' }), 'ok'],
  [
    'a pattern that cannot match in linear time',
    withRule('line', { patternId: 'free', acceptedPattern: '(a)\\1' }),
    'brand.pattern_refused',
  ],
  ['a pattern beside a named kind', withRule('line', { acceptedPattern: '[a-z]+' }), 'brand.setting_invalid'],
  ['no username', withRule('username', { enabled: false }), 'brand.setting_invalid'],
  ['a password that may be left out', withRule('password', { required: false }), 'brand.setting_invalid'],
  ['no rules', { register: { ...register, rules: [] } }, 'brand.setting_invalid'],
  [
    'a field twice',
    { register: { ...register, rules: [...register.rules, ...register.rules] } },
    'brand.setting_invalid',
  ],
  ['the mobile tab first', { register: { ...register, defaultTab: 'registerMobile' } }, 'ok'],
  [
    'a tab first that is off',
    { modules: [], register: { ...register, defaultTab: 'registerMobile' } },
    'brand.setting_invalid',
  ],
  ['no modules', { modules: [] }, 'ok'],
  ['a module twice', { modules: [node('A', node('B')), node('B')] }, 'brand.setting_invalid'],
  ['a tree of four', { modules: [node('A', node('B', node('C', node('D'))))] }, 'ok'],
  ['a tree of five', { modules: [node('A', node('B', node('C', node('D', node('E')))))] }, 'brand.setting_invalid'],
  [
    'too many modules',
    { modules: [node('A', ...Array.from({ length: 64 }, (_, at) => node(`M${at}`)))] },
    'brand.setting_invalid',
  ],
  ['a host name', { mainDomain: 'ronda.example' }, 'ok'],
  ['a URL in place of a host name', { mainDomain: 'https://ronda.example' }, 'brand.setting_invalid'],
  ['a domain twice', { domains: [{ domainName: 'a.example' }, { domainName: 'a.example' }] }, 'brand.setting_invalid'],
  ['a script for a domain', { domains: [{ domainName: 'javascript:1' }] }, 'brand.setting_invalid'],
  ['pictures from another host', { imageCdn: 'https://pictures.example' }, 'ok'],
  ['pictures from a path', { imageCdn: '/pictures' }, 'brand.setting_invalid'],
  ['games from a script', { launchCdn: 'javascript:1' }, 'brand.setting_invalid'],
  ['help from another host', { helpUrl: 'https://help.example/es' }, 'ok'],
  ['help without TLS', { helpUrl: 'http://help.example/es' }, 'brand.setting_invalid'],
  ['a chat', { customerService: [{ csType: 'chat', path: 'https://chat.example' }] }, 'ok'],
  ['a chat that is a script', { customerService: [{ csType: 'chat', path: 'javascript:1' }] }, 'brand.setting_invalid'],
  [
    'a URL in place of a mail address',
    { customerService: [{ csType: 'email', path: 'https://x.example' }] },
    'brand.setting_invalid',
  ],
  ['an invalid phone number', { customerService: [{ csType: 'phone', path: '911' }] }, 'brand.setting_invalid'],
  [
    'an app with a data URL',
    { resources: [{ labelNameEn: 'x', url: 'data:,x', resourceType: 'ios' }] },
    'brand.setting_invalid',
  ],
  ['a country twice', { blockedCountries: ['US', 'US'] }, 'brand.setting_invalid'],
  ['an analytics id', { analytics: 'G-ABC_123' }, 'ok'],
  ['an analytics id with a script', { analytics: '"><script>' }, 'brand.setting_invalid'],
])('%s', (_, change, outcome) => {
  expect(check(change)).toBe(outcome)
})

test.each([
  // status, blocked, unknown too, country, seen
  [0, [], false, 'US', 0],
  [0, [], false, null, 0],
  [0, ['US'], false, 'US', 2],
  [0, ['US'], false, 'AR', 0],
  [0, ['US'], false, null, 0],
  [0, [], true, null, 2],
  [0, [], true, 'US', 0],
  [1, ['US'], true, 'US', 1],
  [1, [], false, null, 1],
] as const)('status %i, blocked %j, unknown %s: %s sees %i', (status, blocked, blockUnknown, country, seen) => {
  const region = { status, blockedCountries: [...blocked], blockUnknown }
  expect(statusFor(region, country)).toBe(seen)
  // Where the country is not needed, not knowing it changes nothing.
  if (!needsCountry(region)) expect(statusFor(region, null)).toBe(seen)
})

test('each closed status has its code', () => {
  expect(([0, 1, 2] as const).map(closedCode)).toEqual([undefined, 'system.maintenance', 'system.region'])
})
