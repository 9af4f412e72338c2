import { expect, test } from 'vitest'
import { scriptOf } from '../check/steps.ts'
import { linkPackages, plant, runGuard, type Files } from './plant.ts'

const packageJson = (name: string, dependencies: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name: `@ronda/${name}`, type: 'module', exports: './src/index.ts', dependencies })

/** A project of two packages in which everything is used. */
const tidy: Files = {
  'package.json': JSON.stringify({ name: 'ronda', type: 'module', workspaces: ['fair', 'server'] }),
  'fair/package.json': packageJson('fair', {}),
  'fair/src/index.ts': `export { add } from './add.ts'\n`,
  'fair/src/add.ts': `export const add = (left: number, right: number): number => left + right\n`,
  'server/package.json': packageJson('server', { '@ronda/fair': '*' }),
  'server/src/app/main.ts': `import { add } from '@ronda/fair'\nconsole.log(add(1, 2))\n`,
}

function check(faults: Files): ReturnType<typeof runGuard> {
  const folder = plant(['knip.json'], { ...tidy, ...faults })
  linkPackages(folder, ['zod'], ['fair'])
  return runGuard(folder, [...scriptOf('deadcode'), '--no-config-hints'])
}

test('the dead-code guard reports nothing for a project without dead code', () => {
  expect(check({})).toMatchObject({ code: 0 })
})

test.each([
  ['Unused files', 'fair/src/forgotten.ts', 'fair/src/forgotten.ts', `export const forgotten = 1\n`],
  ['Unused exports', 'subtract', 'fair/src/add.ts', `${tidy['fair/src/add.ts']}export const subtract = add\n`],
  ['Unused exports', 'double', 'fair/src/index.ts', `${tidy['fair/src/index.ts']}export const double = 2\n`],
  ['Unused dependencies', 'zod', 'fair/package.json', packageJson('fair', { zod: '*' })],
  ['Unlisted dependencies', 'zod', 'server/src/app/other.ts', `import { z } from 'zod'\nconsole.log(z)\n`],
  ['Unresolved imports', './nowhere.ts', 'server/src/app/other.ts', `import './nowhere.ts'\n`],
])('the dead-code guard reports %s: %s', (kind, what, path, text) => {
  const { code, output } = check({ [path]: text })
  expect(output).toContain(`${kind} (1)`)
  expect(output).toContain(what)
  expect(code).toBe(1)
})
