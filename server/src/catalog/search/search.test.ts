import { present } from '@ronda/core'
import { slotTitles, vendors } from '@ronda/games'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRanking } from './nameIndex.ts'
import { makeSearchIndex } from './search.ts'
import { plainText } from './words.ts'

const slots = slotTitles()
const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
const index = makeSearchIndex(
  slots.map(({ names, vendor }) => ({ names: [names.es, names.en], alsoBy: [vendorNames.get(vendor) ?? ''] })),
)
const names = slots.flatMap((slot, place) => [
  { place, name: slot.names.es },
  { place, name: slot.names.en },
])
const esOf = (place: number): string => present(slots[place], 'a slot').names.es
const ranking = makeRanking(Uint16Array.from(slots.keys()))
const find = (text: string) => index.find(text, ranking)

/** The page size of a search. */
const PAGE = 24
const firstPage = (text: string): readonly number[] => {
  const { matches, near } = find(text)
  return [...matches, ...near].slice(0, PAGE)
}

describe('the best match comes first', () => {
  test.each([
    // typed                        first
    ['Feria de Luz', 'Feria de Luz'],
    ['feria de luz', 'Feria de Luz'],
    ['FERIA LUZ', 'Feria de Luz'],
    ['luz feria', 'Feria de Luz'],
    ['feria de l', 'Feria de Luz'],
    ['feri de luz', 'Feria de Luz'],
    ['ferai de luz', 'Feria de Luz'],
    ['fería dé lúz', 'Feria de Luz'],
    ['feriadeluz', 'Feria de Luz'],
    ['"feria" de*luz', 'Feria de Luz'],
    ['enchanted domed palace', 'Palacio de cúpulas encantado'],
    ['enchanted domd palace', 'Palacio de cúpulas encantado'],
    ['palacio cupulas dorado', 'Palacio de cúpulas dorado'],
    ['palacoi de cupulas dorado', 'Palacio de cúpulas dorado'],
    ['palacio de cúpilas encantado', 'Palacio de cúpulas encantado'],
    ['black cat eternal', 'Gato negro eterno'],
    ['gato negor eterno', 'Gato negro eterno'],
    ['idol tree frog', 'El ídolo y la rana'],
    ['the idol and the tree forg', 'El ídolo y la rana'],
    ['samba drum legendry', 'Tamboril legendario'],
    ['tamboríl legendario', 'Tamboril legendario'],
    ['tambroil legendario', 'Tamboril legendario'],
    ['fortune of the red toadstol', 'La fortuna de la seta roja'],
    ['clavel prefumado', 'Clavel perfumado'],
    ['carnation fragant', 'Clavel perfumado'],
    // “speel” may also mean a kind of game, which no game here has.
    ['speel of fortune', 'El hechizo de la fortuna'],
    ['oso goloso pradera', 'El oso goloso de la pradera'],
  ])('%s → %s', (typed, first) => {
    expect(esOf(present(firstPage(typed)[0], 'something found'))).toBe(first)
  })

  test('the name of a studio finds its games', () => {
    const { matches } = find('medianoche')
    const made = slots.flatMap(({ vendor }, place) => (vendor === 'NOCHE' ? [place] : []))
    expect(made.length).toBeGreaterThan(100)
    expect(made.filter((place) => !matches.includes(place))).toEqual([])
  })

  test('a name with a typo is a near match, not an exact match', () => {
    expect(find('gato negro eterno').matches).toHaveLength(1)
    expect(find('gato negor eterno')).toMatchObject({ matches: [], near: [expect.any(Number)] })
  })
})

describe('texts that are in no name find nothing', () => {
  test.each(['😀', '%', "' or 1=1 --", '***', 'zzzzzz', '\u0000', '._.', '漢字', 'x'.repeat(60), '🎰'.repeat(30)])(
    '%j',
    (typed) => {
      expect(find(typed)).toEqual({ matches: [], near: [], filters: [] })
    },
  )
})

describe('properties', () => {
  const anyName = fc.constantFrom(...names)

  // Every seventh of ten thousand names: a rule that hides names hides many of them.
  const sampled = names.filter((_, at) => at % 7 === 0)

  test('a game is found first by its own name, in either language', () => {
    const missed = sampled.filter(({ place, name }) => {
      const { matches } = find(name)
      const equals = matches.filter((other) => {
        const { es, en } = present(slots[other], 'a slot').names
        return plainText(es) === plainText(name) || plainText(en) === plainText(name)
      })
      return !matches.slice(0, equals.length).includes(place)
    })
    expect(missed).toEqual([])
  })

  test('accents, case and punctuation do not change the result, and word order does not hide a game', () => {
    fc.assert(
      fc.property(anyName, fc.boolean(), ({ name }, isUpper) => {
        const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
        const changed = isUpper ? bare.toUpperCase() : ` ${bare.toLowerCase().replaceAll(' ', ' - ')}!`
        expect(find(changed)).toEqual(find(name))
      }),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(anyName, ({ place, name }) => {
        expect(firstPage(name.split(' ').toReversed().join(' '))).toContain(place)
      }),
      { numRuns: 300 },
    )
  })

  const allWords = new Set(names.flatMap(({ name }) => plainText(name).split(' ')))

  /** One typo in one word that is long enough for a typo to be allowed; a word of another name is no typo. */
  const withTypo = fc
    .tuple(
      anyName,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('drop', 'add', 'change', 'swap'),
      fc.constantFrom('a', 'e', 'i', 'n', 'r', 's'),
    )
    .map(([{ place, name }, whichWord, where, kind, letter]) => {
      const words = plainText(name).split(' ')
      const long = words.flatMap((word, at) => (word.length >= 5 ? [at] : []))
      const at = long[whichWord % Math.max(long.length, 1)]
      if (at === undefined) return { place, typed: name }
      const word = words[at] ?? ''
      const spot = where % (word.length - 1)
      const typos = {
        drop: word.slice(0, spot) + word.slice(spot + 1),
        add: word.slice(0, spot) + letter + word.slice(spot),
        change: word.slice(0, spot) + letter + word.slice(spot + 1),
        swap: word.slice(0, spot) + (word[spot + 1] ?? '') + (word[spot] ?? '') + word.slice(spot + 2),
      }
      const wrong = allWords.has(typos[kind]) ? word : typos[kind]
      return { place, typed: words.with(at, wrong).join(' ') }
    })

  test('with one typo a game is still on the first page', () => {
    fc.assert(
      fc.property(withTypo, ({ place, typed }) => {
        expect(firstPage(typed)).toContain(place)
      }),
      { numRuns: 1_000 },
    )
  })

  test('every beginning of a name finds its game', () => {
    fc.assert(
      fc.property(anyName, fc.nat(), ({ place, name }, upTo) => {
        const { matches } = find(name.slice(0, 1 + (upTo % name.length)))
        expect(matches).toContain(place)
      }),
      { numRuns: 300 },
    )
  })

  test('any text gives a result with each place at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { matches, near } = find(text)
        expect(new Set([...matches, ...near]).size).toBe(matches.length + near.length)
      }),
      { numRuns: 300 },
    )
  })
})
