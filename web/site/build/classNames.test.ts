import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNamesIn, namesWithoutStyle } from './classNames.ts'

const WEB = join(import.meta.dirname, '../..')

test('every class name that a component uses has a style', async () => {
  const files = globSync('{site,office,base,ui}/src/**/*.tsx', { cwd: WEB })
  const classNames = files.flatMap((file) => classNamesIn(readFileSync(join(WEB, file), 'utf8')))
  expect(classNames.length).toBeGreaterThan(5_000)
  expect(await namesWithoutStyle(classNames)).toEqual([])
})

test.each([
  ['<p className="text-sm mising" />', ['text-sm', 'mising'], ['mising']],
  ["<p className={classes(\"x\", kind === 'late' && 'invisible gone')} />", ['invisible', 'gone'], ['gone']],
])('in %s', async (text, asked, missing) => {
  expect(classNamesIn(text)).toEqual(asked)
  expect(await namesWithoutStyle(classNamesIn(text))).toEqual(missing)
})
