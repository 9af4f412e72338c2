import { expect, test } from 'vitest'
import { plant, runGuard } from './plant.ts'
import { scriptOf } from '../check/steps.ts'

test.each([
  ['tidy.ts', `export const greeting = 'hello'\n`, 0],
  ['semicolon.ts', `export const greeting = 'hello';\n`, 1],
  ['quotes.ts', `export const greeting = "hello"\n`, 1],
  ['spacing.css', `a{color:red}\n`, 1],
])('the format guard judges %s', (path, text, code) => {
  const folder = plant(['.oxfmtrc.json'], { [path]: text })
  expect(runGuard(folder, scriptOf('format'))).toMatchObject({ code })
})
