import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { present } from '@ronda/core'
import { TITLES, slotOf, slotToAdd, slotTitles, type Added } from '@ronda/games'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { certify, newTitle, withoutTitle, withTitle } from './newTitle.ts'

const EMPTY = `export const added = [\n]\n`

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'ronda-title-'))))
afterEach(() => rm(folder, { recursive: true }))

/** The list as the server reads it at its start. */
async function readAdded(file: string): Promise<readonly Added[]> {
  const { added } = (await import(`${file}?${Math.random()}`)) as { added: readonly Added[] }
  return added
}

test('a new title is written, read back unchanged, and removed with its line', async () => {
  const file = join(folder, 'added.mjs')
  const first = newTitle({ family: 'lines20', temper: 'low', theme: 'mermaids' }, [])
  const second = newTitle({ family: 'ways243', temper: 'high', theme: 'mermaids' }, [first])
  await writeFile(file, withTitle(withTitle(EMPTY, first), second))
  expect(await readAdded(file)).toEqual([first, second])
  await writeFile(file, withoutTitle(await readFile(file, 'utf8'), first))
  expect(await readAdded(file)).toEqual([second])
  expect(withoutTitle(await readFile(file, 'utf8'), second)).toBe(EMPTY)
})

test('it is proven twice, has the requested properties, and has a name of its own', () => {
  const slot = slotToAdd(newTitle({ family: 'buy20', temper: 'low', theme: 'mermaids' }, []))
  expect(slot).toMatchObject({ theme: 'mermaids', profile: 'low', nodeId: 10_000 + TITLES })
  expect(slot.family.id).toBe('buy20')
  expect(certify(slot)).toHaveLength(2)
  expect(slotOf(slot.gameCode)).toBeUndefined()
  expect(slotTitles().some(({ names }) => names.en === slot.names.en)).toBe(false)
  expect(slot.title?.picture.hero).toBeDefined()
})

test('a number is not reused while a later title exists, and no option is required', () => {
  const first = newTitle({}, [])
  const second = newTitle({}, [first])
  expect([first.number, second.number]).toEqual([TITLES, TITLES + 1])
  expect(newTitle({}, [second]).number).toBe(TITLES + 2)
  expect(second.family).not.toBe(first.family)
})

test('a model that does not match its stated facts is not certified', () => {
  const slot = slotToAdd(newTitle({ family: 'lines20', temper: 'low' }, []))
  const other = present(
    slotTitles().find(({ profile }) => profile === 'high'),
    'a title of high volatility',
  )
  expect(() => certify({ ...slot, model: other.model })).toThrow('stated')
})

test.each([
  ['family', { family: 'nothing' }],
  ['temper', { temper: 'mild' }],
  ['theme', { theme: 'nowhere' }],
])('an unknown %s is reported with the known ones', (what, options) => {
  expect(() => newTitle(options, [])).toThrow(`There is no ${what}`)
})
