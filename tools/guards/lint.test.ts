import { expect, test } from 'vitest'
import { scriptOf } from '../check/steps.ts'
import { linkPackages, plant, runGuard, type Files } from './plant.ts'

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export const line${at} = ${at}`).join('\n')
const longFunction = (count: number): string =>
  `export function long(): number {\n  let sum = 0\n${'  sum += 1\n'.repeat(count - 4)}  return sum\n}`

/** Each file breaks one rule, the one named beside it. */
const faults: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['typescript(no-explicit-any)', 'core/src/any.ts', `export function keep(value: any): void {\n  void value\n}`],
  [
    'typescript(no-non-null-assertion)',
    'core/src/bang.ts',
    `export const first = (list: string[]): string => list[0]!`,
  ],
  [
    'typescript(no-floating-promises)',
    'server/src/app/floating.ts',
    `async function pay(): Promise<void> {}\nexport function act(): void {\n  pay()\n}`,
  ],
  [
    'typescript(no-misused-promises)',
    'server/src/app/misused.ts',
    `export function each(list: string[], pay: (one: string) => Promise<void>): void {\n  list.forEach(pay)\n}`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'core/src/cases.ts',
    `export function say(side: 'heads' | 'tails'): void {\n  switch (side) {\n    case 'heads':\n      break\n  }\n}`,
  ],
  [
    'typescript(no-unsafe-return)',
    'core/src/unsafe.ts',
    `export const read = (text: string): number => JSON.parse(text)`,
  ],
  ['typescript(only-throw-error)', 'core/src/throw.ts', `export function fail(): never {\n  throw 'no'\n}`],
  [
    'typescript(consistent-type-imports)',
    'core/src/types.ts',
    `import { Rng } from './rng.ts'\nexport const draw = (rng: Rng): number => rng(6)`,
  ],
  ['typescript(ban-ts-comment)', 'core/src/hush.ts', `// @ts-ignore\nexport const count: number = 'one'`],
  ['eslint(max-lines)', 'core/src/longFile.ts', lines(301)],
  ['eslint(max-lines-per-function)', 'core/src/longFunction.ts', longFunction(61)],
  [
    'eslint(max-params)',
    'core/src/params.ts',
    `export const sum = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e`,
  ],
  [
    'eslint(max-depth)',
    'core/src/depth.ts',
    `export function deep(rows: number[][]): number {\n  for (const row of rows) {\n    for (const cell of row) {\n      for (const one of rows) {\n        if (one.includes(cell)) {\n          return cell\n        }\n      }\n    }\n  }\n  return 0\n}`,
  ],
  ['eslint(eqeqeq)', 'core/src/equal.ts', `export const same = (a: number, b: number): boolean => a == b`],
  ['eslint(no-console)', 'server/src/play/slot/loud.ts', `console.log('spun')`],
  ['eslint(no-warning-comments)', 'core/src/later.ts', `// TODO finish\nexport const one = 1`],
  ['eslint(no-restricted-properties)', 'games/src/random.ts', `export const roll = (): number => Math.random()`],
  ['eslint(no-restricted-properties)', 'fair/src/clock.ts', `export const now = (): number => Date.now()`],
  [
    'eslint(no-restricted-properties)',
    'server/src/play/slot/random.ts',
    `export const roll = (): number => Math.random()`,
  ],
  ['eslint(no-restricted-globals)', 'art/src/crypto.ts', `export const id = (): string => crypto.randomUUID()`],
  ['node(no-process-env)', 'server/src/play/slot/env.ts', `export const port = process.env['PORT']`],
  ['unicorn(no-process-exit)', 'server/src/play/slot/exit.ts', `process.exit(1)`],
  ['import(no-default-export)', 'core/src/default.ts', `export default 1`],
  ['import(no-cycle)', 'core/src/egg.ts', `import { hen } from './hen.ts'\nexport const egg = (): number => hen()`],
  ['import(no-cycle)', 'core/src/hen.ts', `import { egg } from './egg.ts'\nexport const hen = (): number => egg()`],
  ['react(jsx-no-literals)', 'web/site/src/Literal.tsx', `export const Literal = (): unknown => <p>Hello</p>`],
  [
    'react-hooks(rules-of-hooks)',
    'web/site/src/Hook.tsx',
    `import { useState } from './react.ts'\nexport function Hook({ on }: { on: boolean }): unknown {\n  if (on) useState(1)\n  return null\n}`,
  ],
  [
    'react(no-danger)',
    'web/site/src/Danger.tsx',
    `export const Danger = (): unknown => <p dangerouslySetInnerHTML={{ __html: '' }} />`,
  ],
  ['jsx-a11y(alt-text)', 'web/site/src/Picture.tsx', `export const Picture = (): unknown => <img src="/a.svg" />`],
  [
    'vitest(no-focused-tests)',
    'core/src/only.test.ts',
    `import { expect, test } from 'vitest'\ntest.only('one', () => {\n  expect(1).toBe(1)\n})`,
  ],
  [
    'vitest(no-disabled-tests)',
    'core/src/skip.test.ts',
    `import { expect, test } from 'vitest'\ntest.skip('one', () => {\n  expect(1).toBe(1)\n})`,
  ],
]

/** What the faults depend on, and files where the same code is allowed. No rule may report these. */
const innocent: Files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      jsx: 'preserve',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: ['node'],
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
  }),
  'core/src/rng.ts': `export type Rng = (below: number) => number`,
  'core/src/fits.ts': lines(300),
  'core/src/fitsToo.ts': longFunction(60),
  'web/site/src/react.ts': `export const useState = (value: number): number => value`,
  'tools/loud.ts': `console.log('built')`,
  'web/site/vite.config.ts': `export default { base: '/' }`,
}

type Report = { readonly diagnostics: readonly { readonly code: string; readonly filename: string }[] }

test('each lint rule finds the fault planted for it, and nothing else', () => {
  const planted = Object.fromEntries(faults.map(([, path, text]) => [path, text]))
  const folder = plant(['.oxlintrc.json'], { ...innocent, ...planted })
  linkPackages(folder, ['vitest', '@types/node', 'undici-types'], [])
  const { code, output } = runGuard(folder, [...scriptOf('lint'), '--format=json'])
  const { diagnostics } = JSON.parse(output) as Report
  const found = diagnostics.map((each) => `${each.filename} ${each.code}`)
  expect(found.sort()).toEqual(faults.map(([rule, path]) => `${path} ${rule}`).sort())
  expect(code).toBe(1)
})
