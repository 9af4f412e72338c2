import { expect, test } from 'vitest'
import { settingChanges } from './settingsChanges.ts'

// oxfmt-ignore
test.each([
  ['nothing',             { a: 1, b: { c: 'x' } },             { a: 1, b: { c: 'x' } },             []],
  ['a number',            { a: { b: 1 } },                     { a: { b: 2 } },                     [{ field: 'a.b', before: '1', after: '2' }]],
  ['a switch and a text', { a: true, b: 'x' },                 { a: false, b: 'y' },                [{ field: 'a', before: 'true', after: 'false' }, { field: 'b', before: '"x"', after: '"y"' }]],
  ['something new',       {},                                  { a: 1 },                            [{ field: 'a', after: '1' }]],
  ['something gone',      { a: null },                         {},                                  [{ field: 'a', before: 'null' }]],
  ['a plain list',        { a: ['US', 'MX'] },                 { a: ['US'] },                       [{ field: 'a', before: '["US","MX"]', after: '["US"]' }]],
  ['a list by place',     { a: [{ n: 1 }, { n: 2 }] },         { a: [{ n: 1 }, { n: 3 }] },         [{ field: 'a.1.n', before: '2', after: '3' }]],
  ['a list by name',      { a: [{ way: 'card', min: 1 }, { way: 'bank', min: 2 }] }, { a: [{ way: 'card', min: 1 }, { way: 'bank', min: 9 }] }, [{ field: 'a.bank.min', before: '2', after: '9' }]],
  ['one more by name',    { a: [{ way: 'bank', min: 2 }] },    { a: [{ way: 'card', min: 1 }, { way: 'bank', min: 2 }] }, [{ field: 'a.card', after: '{"way":"card","min":1}' }]],
  ['an order',            { a: [{ way: 'card' }, { way: 'bank' }] }, { a: [{ way: 'bank' }, { way: 'card' }] }, [{ field: 'a.order', before: '["card","bank"]', after: '["bank","card"]' }]],
  ['lists of two lengths', { a: [{ n: 1 }] },                  { a: [] },                           [{ field: 'a', before: '[{"n":1}]', after: '[]' }]],
])('%s', (_, before, after, expected) => {
  expect(settingChanges(before, after)).toEqual(expected)
})
