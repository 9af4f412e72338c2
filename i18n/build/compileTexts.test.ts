import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import format, { type CompiledMessage } from 'icu-minify/format'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { compileTree, isPlain } from './compileTexts.ts'

const SOURCE = join(import.meta.dirname, '../src')

function textsOf(tree: unknown): readonly string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsOf)
}

async function read(language: 'en' | 'es'): Promise<readonly string[]> {
  const all = readdirSync(join(SOURCE, language), { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.ts'))
  return textsOf(await Promise.all(files.map((file) => import(join(SOURCE, language, file)) as Promise<unknown>)))
}

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
}

type Value = number | ((parts: readonly unknown[]) => string)

/** Something for everything a text may ask for: numbers count, tags stand around what they enclose. */
function valuesFor(text: string, count: number): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [, name = ''] of text.matchAll(/\{(\w+)[,}]/g)) values[name] = count
  for (const [, name = ''] of text.matchAll(/<(\w+)>/g)) values[name] = (parts) => `[${name}:${parts.join('')}]`
  return values
}

test.each(['en', 'es'] as const)(
  'a text of %s says the same taken apart as it does read as written',
  async (locale) => {
    const texts = (await read(locale)).filter((text) => /[{<]/.test(text))
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) {
      for (const count of [0, 1, 2, 1_234.5]) {
        const values = valuesFor(text, count)
        const said = format(compileTree(text) as CompiledMessage, locale, values, { formatters })
        expect(said, text).toEqual(new IntlMessageFormat(text, locale).format(values))
      }
    }
  },
)

test('the parts of a group are read like the group', () => {
  for (const group of ['office/desk', 'brand/settings']) {
    const source = readFileSync(join(SOURCE, `en/${group}.ts`), 'utf8')
    const parts = [...source.matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, name = '']) => name)
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter((part) => !isPlain(part))).toEqual([])
  }
  expect(['providerSandbox', 'depositDesk', 'withdrawalDesk'].filter(isPlain)).toEqual([])
})
