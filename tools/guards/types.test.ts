import { expect, test } from 'vitest'
import { scriptOf } from '../check/steps.ts'
import { linkPackages, plant, runGuard } from './plant.ts'

const project = (references: readonly string[]): string =>
  JSON.stringify({ extends: '../tsconfig.base.json', references: references.map((path) => ({ path: `../${path}` })) })

/** Two projects, one below the other, and one file with a fault. */
function compile(path: string, text: string): ReturnType<typeof runGuard> {
  const folder = plant(['tsconfig.base.json'], {
    'package.json': JSON.stringify({ type: 'module' }),
    'core/package.json': JSON.stringify({ name: '@ronda/core', type: 'module', exports: './src/index.ts' }),
    'tsconfig.json': JSON.stringify({ files: [], references: [{ path: 'core' }, { path: 'fair' }] }),
    'core/tsconfig.json': project([]),
    'fair/tsconfig.json': project(['core']),
    'core/src/index.ts': `export const first: string = 'one'\n`,
    'fair/src/index.ts': `export const second: string = 'two'\n`,
    [path]: text,
  })
  linkPackages(folder, [], ['core'])
  return runGuard(folder, scriptOf('types'))
}

test.each([
  ['nothing wrong', 'fair/src/good.ts', `import { first } from '@ronda/core'\nexport const both: string = first`, ''],
  ['a wrong type', 'core/src/bad.ts', `export const count: number = 'one'`, 'TS2322'],
  [
    'an implicit any',
    'core/src/bad.ts',
    `const keep = (value) => value\nexport const kept: string = String(keep)`,
    'TS7006',
  ],
  [
    'a place in a list taken for granted',
    'core/src/bad.ts',
    `export const head = (list: string[]): string => list[0]`,
    'TS2322',
  ],
  ['an enum', 'core/src/bad.ts', `export enum Side { Heads }`, 'TS1294'],
  [
    'a case that falls through',
    'core/src/bad.ts',
    `export function f(n: number): number {\n  switch (n) {\n    case 1:\n      n += 1\n    default:\n      return n\n  }\n}`,
    'TS7029',
  ],
  ['something unused', 'core/src/bad.ts', `const unused = 1\nexport {}`, 'TS6133'],
  ['an export that does not state its type', 'core/src/bad.ts', `export const made = [1].map(String)`, 'TS9010'],
  [
    'an import from a project it does not name',
    'core/src/bad.ts',
    `export { second } from '../../fair/src/index.ts'`,
    'TS6059 TS6307',
  ],
])('the type guard reports %s', (_, path, text, complaint) => {
  const { code, output } = compile(path, text)
  const complaints = new Set(output.match(/TS\d+/g))
  expect([...complaints].join(' ')).toBe(complaint)
  expect(code === 0).toBe(complaint === '')
})
