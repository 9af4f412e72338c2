import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { looksIn, unanswered } from './looks.ts'

const WEB = join(import.meta.dirname, '../..')

test('every class name that a component uses has a style', async () => {
  const files = globSync('{site,ui}/src/**/*.tsx', { cwd: WEB })
  const looks = files.flatMap((file) => looksIn(readFileSync(join(WEB, file), 'utf8')))
  expect(looks.length).toBeGreaterThan(5_000)
  expect(await unanswered(looks)).toEqual([])
})

test.each([
  ['<p className="text-sm mising" />', ['text-sm', 'mising'], ['mising']],
  ["<p className={classes(\"x\", kind === 'late' && 'invisible gone')} />", ['invisible', 'gone'], ['gone']],
])('in %s', async (text, asked, missing) => {
  expect(looksIn(text)).toEqual(asked)
  expect(await unanswered(looksIn(text))).toEqual(missing)
})
