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

/** The list as whoever starts the house reads it. */
async function readAdded(file: string): Promise<readonly Added[]> {
  const { added } = (await import(`${file}?${Math.random()}`)) as { added: readonly Added[] }
  return added
}

test('a new title is written, read again as it was made, and gone with its line', async () => {
  const file = join(folder, 'added.mjs')
  const first = newTitle({ family: 'lines20', temper: 'low', theme: 'mermaids' }, [])
  const second = newTitle({ family: 'ways243', temper: 'high', theme: 'mermaids' }, [first])
  await writeFile(file, withTitle(withTitle(EMPTY, first), second))
  expect(await readAdded(file)).toEqual([first, second])
  await writeFile(file, withoutTitle(await readFile(file, 'utf8'), first))
  expect(await readAdded(file)).toEqual([second])
  expect(withoutTitle(await readFile(file, 'utf8'), second)).toBe(EMPTY)
})

test('it is proven twice, is what was asked for, and is called as no other', () => {
  const slot = slotToAdd(newTitle({ family: 'buy20', temper: 'low', theme: 'mermaids' }, []))
  expect(slot).toMatchObject({ theme: 'mermaids', profile: 'low', nodeId: 10_000 + TITLES })
  expect(slot.family.id).toBe('buy20')
  expect(certify(slot)).toHaveLength(2)
  expect(slotOf(slot.gameCode)).toBeUndefined()
  expect(slotTitles().some(({ names }) => names.en === slot.names.en)).toBe(false)
  expect(slot.title?.picture.hero).toBeDefined()
})

test('numbers are never given twice while a later title stands, and nothing said is nothing missing', () => {
  const first = newTitle({}, [])
  const second = newTitle({}, [first])
  expect([first.number, second.number]).toEqual([TITLES, TITLES + 1])
  expect(newTitle({}, [second]).number).toBe(TITLES + 2)
  expect(second.family).not.toBe(first.family)
})

test('a model that is not what is said of it is not certified', () => {
  const slot = slotToAdd(newTitle({ family: 'lines20', temper: 'low' }, []))
  const other = present(
    slotTitles().find(({ profile }) => profile === 'high'),
    'a bolder one',
  )
  expect(() => certify({ ...slot, model: other.model })).toThrow('said')
})

test.each([
  ['family', { family: 'nothing' }],
  ['temper', { temper: 'mild' }],
  ['theme', { theme: 'nowhere' }],
])('an unknown %s is said, with those there are', (what, wish) => {
  expect(() => newTitle(wish, [])).toThrow(`There is no ${what}`)
})
