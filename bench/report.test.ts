import { expect, test } from 'vitest'
import { loadGroups, makeFigureLine, runGroups, type Figure, type Group } from './report.ts'

const figure: Figure = { name: 'ledger.ratio', value: 20.04, unit: 'ratio', goal: 15, better: 'higher' }

test.each([
  [figure, 'ledger.ratio 20 ratio goal 15 ok'],
  [{ ...figure, value: 14.94 }, 'ledger.ratio 14.9 ratio goal 15 short'],
  [{ ...figure, value: 15, better: 'lower' }, 'ledger.ratio 15 ratio goal 15 ok'],
  [{ ...figure, value: 15.1, better: 'lower' }, 'ledger.ratio 15.1 ratio goal 15 short'],
  [{ ...figure, value: 12_345.678 }, 'ledger.ratio 12346 ratio goal 15 ok'],
  [{ name: 'a', value: 0.3339, unit: 'ms', better: 'lower' }, 'a 0.334 ms goal - ok'],
  [{ ...figure, value: Number.NaN }, 'ledger.ratio NaN ratio goal 15 short'],
] as const)('%j is printed as %s', (one, line) => {
  expect(makeFigureLine(one)).toBe(line)
})

test('a run counts the figures below their goal and ends with one line for each figure', async () => {
  const group: Group = {
    name: 'ledger',
    run: async (report) => {
      report.note('about')
      report.figure(figure)
      report.figure({ ...figure, value: 1 })
    },
  }
  const lines: string[] = []
  expect(await runGroups([{ group, parts: [] }], (line) => lines.push(line))).toBe(1)
  expect(lines.join('\n').split('\n').slice(-2)).toEqual([
    'ledger.ratio 20 ratio goal 15 ok',
    'ledger.ratio 1 ratio goal 15 short',
  ])
})

test('a group is loaded only when it is requested', async () => {
  const group: Group = { name: 'one', run: async () => {} }
  const loaders = { one: async () => ({ group }), two: () => Promise.reject(new Error('not asked for')) }
  expect(await loadGroups(loaders, ['one'])).toEqual([{ group, parts: [] }])
  await expect(loadGroups(loaders, [])).rejects.toThrow('not asked for')
  await expect(loadGroups(loaders, ['three'])).rejects.toThrow('no such group: three; there are one, two')
})

test('a part of a group is named after it; without a part, all parts are measured', async () => {
  const measured: string[] = []
  const group: Group = { name: 'one', parts: ['a', 'b'], run: async (_, parts) => void measured.push(...parts) }
  const loaders = { one: async () => ({ group }) }
  await runGroups(await loadGroups(loaders, ['one', 'b']), () => {})
  await runGroups(await loadGroups(loaders, ['one']), () => {})
  expect(measured).toEqual(['b', 'a', 'b'])
  await expect(loadGroups(loaders, ['one', 'c'])).rejects.toThrow('no such group: c')
  await expect(loadGroups(loaders, ['a', 'one'])).rejects.toThrow('no such group: a')
})
