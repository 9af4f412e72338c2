import { expect, test } from 'vitest'
import type { BrandSettings, ModuleNode, RegisterRule } from '@ronda/contract'
import {
  changedKeys,
  changeRule,
  fromLocalMinute,
  onTopOf,
  parseDialingCodes,
  replaceAt,
  switchModule,
  toLocalMinute,
  toWhole,
} from './draft.ts'

const settings = { footerText: 'a', analytics: null, languages: ['es'], roundMsMin: 500 } as unknown as BrandSettings

test('a draft knows which settings were changed', () => {
  expect(changedKeys(settings, structuredClone(settings))).toEqual([])
  expect(changedKeys(settings, { ...settings, footerText: 'b', languages: ['es', 'en'] })).toEqual([
    'footerText',
    'languages',
  ])
})

test('my changes are applied over what others saved, and everything else is theirs', () => {
  const mine = { ...settings, footerText: 'mine' }
  const theirs = { ...settings, footerText: 'theirs', roundMsMin: 900 }
  expect(onTopOf(settings, mine, theirs)).toEqual({ ...settings, footerText: 'mine', roundMsMin: 900 })
})

test('a module is switched wherever it is in the tree, and nothing else is', () => {
  const leaf = (modId: string): ModuleNode => ({ modId, enabled: 1, childrenNodes: [] })
  const tree = [{ ...leaf('A'), childrenNodes: [leaf('B'), leaf('C')] }]
  expect(switchModule(tree, 'C', false)).toEqual([
    { ...leaf('A'), childrenNodes: [leaf('B'), { ...leaf('C'), enabled: 0 }] },
  ])
  expect(switchModule(switchModule(tree, 'C', false), 'C', true)).toEqual(tree)
})

test('a rule keeps its expression only while its kind is free', () => {
  const rule = { field: 'line', patternId: 'free', acceptedPattern: '[a-z]+', min: 1 } as RegisterRule
  expect(changeRule([rule], 'line', { min: 2 })).toEqual([{ ...rule, min: 2 }])
  expect(changeRule([rule], 'line', { patternId: 'digits' })).toEqual([
    { ...rule, patternId: 'digits', acceptedPattern: '*' },
  ])
  expect(changeRule([rule], 'email', { min: 2 })).toEqual([rule])
})

test('one entry of a list is changed or removed', () => {
  expect(replaceAt(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c'])
  expect(replaceAt(['a', 'b', 'c'], 1, undefined)).toEqual(['a', 'c'])
})

test.each([Date.UTC(2026, 0, 1, 12, 30), Date.UTC(2026, 6, 31, 23, 59), Date.UTC(2028, 1, 29, 0, 0)])(
  'the date field returns the moment %i unchanged',
  (epochMs) => {
    expect(fromLocalMinute(toLocalMinute(epochMs))).toBe(epochMs)
  },
)

test('an empty field is no date', () => {
  expect([toLocalMinute(null), fromLocalMinute('')]).toEqual(['', null])
})

test.each([
  ['7', 7],
  ['', 0],
  ['-3', 0],
  ['400', 255],
  ['3.9', 3],
  ['x', 0],
])('%j is the whole number %i', (text, value) => {
  expect(toWhole(text, 0, 255)).toBe(value)
})

test.each([
  ['', []],
  ['52, 54 ; +1', ['52', '54', '1']],
  ['52,52', ['52']],
  ['052, 1234567, abc', []],
])('%j has the dialing codes %j', (text, codes) => {
  expect(parseDialingCodes(text)).toEqual(codes)
})
