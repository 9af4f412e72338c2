import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PATTERN_KINDS, refusalCodes } from '@ronda/contract'
import { refusals as refusalsEn } from './en/refusals.ts'
import { memberPatterns as patternsEn } from './en/people/memberPatterns.ts'
import { refusals as refusalsEs } from './es/refusals.ts'

/** Every text of a tree with the path to it. */
function texts(tree: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof tree === 'string') return [[path, tree]]
  return Object.entries(tree as object).flatMap(([key, branch]) => texts(branch, path === '' ? key : `${path}.${key}`))
}

/** What a text must be given: `{name}` of ICU, and `<link>` of rich texts. */
function demands(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([whole]) => whole.replace(',', '}')))].toSorted()
}

/** Every file of a language, those that pages load late too. */
async function read(language: 'en' | 'es'): Promise<Record<string, unknown>> {
  const files = readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const modules = files.map(async (file) => [file, await import(`./${language}/${file}`)] as const)
  return Object.fromEntries<unknown>(await Promise.all(modules))
}

const english = texts(await read('en'))
const spanish = new Map(texts(await read('es')))

test('both languages have the same texts, and none is empty', () => {
  expect([...spanish.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted())
  expect([...english, ...spanish].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('a text asks for the same things in both languages', () => {
  const differ = english.filter(([path, text]) => demands(text).join() !== demands(spanish.get(path) ?? '').join())
  expect(differ.map(([path]) => path)).toEqual([])
})

test('every refusal has a text in both languages, and asks for nothing', () => {
  for (const refusals of [refusalsEn, refusalsEs]) {
    expect(refusalCodes.filter((code) => refusals[code] === undefined)).toEqual([])
    expect(Object.values(refusals).filter((text) => demands(text).length > 0)).toEqual([])
  }
})

test('every kind of text that a field can ask for is explained', () => {
  expect(Object.keys(patternsEn.kinds)).toEqual([...PATTERN_KINDS])
})
