import {
  calls,
  CLASSIFIES,
  GAME_FEATURES,
  GAME_SORTS,
  GAME_TYPES,
  VOLATILITIES,
  type GameListRequest,
  type GamePage,
} from '@ronda/contract'
import { present } from '@ronda/core'
import { arcadeTitles, sharedTitles, vendors } from '@ronda/games'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { NEW_PER_VENDOR } from './games.ts'
import { ReadyLists } from './replies.actions.ts'
import { everything, MIN_BET, openCatalogueFixture } from './testing/catalogueFixture.ts'

/** 10,000 generated titles, the first slot, and the games that are not slots. */
const GAMES = 10_001 + arcadeTitles.length + sharedTitles.length

const fixture = openCatalogueFixture()
const { catalogue } = fixture
const lists = new ReadyLists(catalogue)
const all = catalogue.shown()
const studios = Map.groupBy(all, ({ vendor }) => vendor)

/** The reply decoded as a client does, by the schema of the call. */
function ask(request: Partial<GameListRequest>): GamePage {
  const { value } = JSON.parse(lists.page({ ...everything, ...request }).body.toString()) as { value: unknown }
  return z.decode(calls.games.list.reply, value as z.input<typeof calls.games.list.reply>)
}
const codes = ({ games }: GamePage): readonly string[] => games.map(({ gameCode }) => gameCode)

const request: fc.Arbitrary<Partial<GameListRequest>> = fc.record(
  {
    language: fc.constantFrom('es', 'en'),
    pageNo: fc.nat({ max: 300 }),
    pageSize: fc.nat({ max: 300 }),
    gameType: fc.constantFrom(...GAME_TYPES),
    vassalage: fc.constantFrom(...vendors.map(({ code }) => code), 'NOBODY'),
    gameClassify: fc.constantFrom(...CLASSIFIES),
    isNew: fc.constant('1'),
    gameName: fc.oneof(fc.constantFrom('gato', 'moon', 'marea', 'lna', '😀', ' '), fc.string({ maxLength: 60 })),
    minBet: fc.constantFrom(0n, MIN_BET - 1n, MIN_BET, MIN_BET * 10n),
    minLineNum: fc.constantFrom(0, 10, 20, 25, 999),
    minReturn: fc.constantFrom(0, 9_500, 9_600, 9_700),
    volatilities: fc.subarray([...VOLATILITIES]),
    features: fc.subarray([...GAME_FEATURES]),
    sort: fc.constantFrom(...GAME_SORTS),
  },
  { requiredKeys: [] },
)

describe('lists', () => {
  test('for any request, the reply follows the contract and holds only games that match', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const page = ask(asked)
        for (const { gameType, vassalage, isNew, facts, isGame } of page.games) {
          expect([asked.gameType, undefined]).toContain(asked.gameType && gameType)
          expect([asked.vassalage, undefined]).toContain(asked.vassalage && vassalage)
          if (asked.isNew) expect(isNew).toBe(1)
          if (asked.minBet !== undefined) expect(facts.minBet).toBeLessThanOrEqual(asked.minBet)
          if (asked.minLineNum) expect(facts.lines).toBeGreaterThanOrEqual(asked.minLineNum)
          if (asked.minReturn) expect(facts.returnPerMyriad).toBeGreaterThanOrEqual(asked.minReturn)
          if (asked.volatilities?.length) expect(asked.volatilities).toContain(facts.volatility)
          for (const feature of asked.features ?? []) expect(facts.features).toContain(feature)
          // A studio tile is found by name only.
          if (isGame === 'VASSALAGE') expect(asked.gameName).toMatch(/[\p{L}\p{N}]/u)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('the pages of a list hold each of its games once, in the same order as one long page', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 20, max: 60 }), (asked, pageSize) => {
        const { totalCount, totalPages } = ask({ ...asked, pageNo: 1, pageSize })
        const pages = Array.from({ length: Math.min(totalPages, 6) }, (_, at) =>
          ask({ ...asked, pageNo: at + 1, pageSize }),
        )
        const together = pages.flatMap(codes)
        expect(new Set(together).size).toBe(together.length)
        expect(together.slice(0, 200)).toEqual(
          codes(ask({ ...asked, pageNo: 1, pageSize: 200 })).slice(0, together.length),
        )
        if (totalPages <= 6) expect(together).toHaveLength(totalCount)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    // page  size   games  number  pages
    [1, 40, 40, 1, 251],
    [251, 40, GAMES - 250 * 40, 251, 251],
    [252, 40, 0, 252, 251],
    [999_999_999, 999_999_999, 0, 999_999_999, 51],
    [0, 0, 1, 1, GAMES],
    [1, 999, 200, 1, 51],
  ])('page %i of size %i has %i games', (pageNo, pageSize, games, pageNum, totalPages) => {
    const page = ask({ pageNo, pageSize })
    expect(page).toMatchObject({ pageNum, totalPages, totalCount: GAMES })
    expect(page.games).toHaveLength(games)
  })

  test('an unknown studio and a game type without games give an empty page', () => {
    for (const asked of [{ vassalage: 'NOBODY' }, { gameType: 'FISH' as const }]) {
      expect(ask(asked)).toEqual({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })
    }
  })

  test('names and pictures follow the language', () => {
    const asked = { gameName: 'golden domed palace' }
    expect(ask(asked).games[0]).toMatchObject({ gameName: 'Palacio de cúpulas dorado', iconUrl: /^\/es\// })
    expect(ask({ ...asked, language: 'en' }).games[0]).toMatchObject({ displayName: 'Golden Domed Palace' })
  })

  test('the newest games of each studio are marked as new, and no others', () => {
    const { totalCount } = ask({ isNew: '1' })
    const counts = Array.from(studios.values(), (ofVendor) => Math.min(ofVendor.length, NEW_PER_VENDOR))
    expect(totalCount).toBe(counts.reduce((sum, count) => sum + count))
    const [newest] = ask({ sort: 'new' }).games
    expect(newest).toMatchObject({ nodeId: Math.max(...all.map(({ nodeId }) => nodeId)), isNew: 1, placing: 'new' })
  })
})

describe('orders', () => {
  const volatilityRank = (games: GamePage['games']) => games.map(({ facts }) => VOLATILITIES.indexOf(facts.volatility))
  const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))

  test.each([
    ['new', 'new', ({ games }: GamePage) => games.map(({ nodeId }) => -nodeId)],
    ['return', 'return', ({ games }: GamePage) => games.map(({ facts }) => -facts.returnPerMyriad)],
    ['calm', 'volatility', ({ games }: GamePage) => volatilityRank(games)],
    ['wild', 'volatility', ({ games }: GamePage) => volatilityRank(games).map((value) => -value)],
    ['bet', 'bet', ({ games }: GamePage) => games.map(({ facts }) => Number(facts.minBet))],
  ] as const)('%s', (sort, placing, values) => {
    for (const pageNo of [1, 26, 51]) {
      const page = ask({ sort, pageNo, pageSize: 200 })
      expect(rises(values(page))).toBe(true)
      expect(new Set(page.games.map((game) => game.placing))).toEqual(new Set([placing]))
    }
  })

  test('names are sorted by the collation of the language', () => {
    for (const language of ['es', 'en'] as const) {
      const { compare } = new Intl.Collator(language)
      const names = ask({ language, sort: 'name', pageNo: 20, pageSize: 200 }).games.map(({ gameName }) => gameName)
      expect(names).toEqual(names.toSorted(compare))
    }
  })

  test('without rounds the order is the default: chosen games, a new studio on every third tile at least', () => {
    const { games } = ask({ pageSize: 40 })
    const rows = games.filter(
      ({ vassalage }, at) => vassalage === games[at + 1]?.vassalage && vassalage === games[at + 2]?.vassalage,
    )
    expect(rows).toEqual([])
    expect(games.every(({ placing, isHot }) => placing === 'chosen' && isHot === 0)).toBe(true)
  })

  test('played games come first, are hot and have the placing “played”', () => {
    const { rounds, catalogue: own } = openCatalogueFixture()
    const ownLists = new ReadyLists(own)
    const hot = () => {
      const { value } = JSON.parse(ownLists.hot('es', undefined).body.toString()) as { value: unknown }
      return z.decode(calls.games.hot.reply, value as z.input<typeof calls.games.hot.reply>).list
    }
    expect(hot().filter(({ placing }) => placing === 'played')).toEqual([])
    const [often, seldom] = [present(all[7_000], 'a game').gameCode, present(all[3], 'a game').gameCode]
    rounds.set(often, 500).set(seldom, 2)
    own.refresh()
    expect(hot().slice(0, 3)).toMatchObject([
      { gameCode: often, isHot: 1, placing: 'played' },
      { gameCode: seldom, isHot: 1, placing: 'played' },
      { isHot: 0, placing: 'chosen' },
    ])
  })
})

describe('names', () => {
  test('the placing distinguishes an exact match from a near match', () => {
    expect(ask({ gameName: 'gato negro eterno' }).games[0]).toMatchObject({ placing: 'match' })
    expect(ask({ gameName: 'gato negor eterno' }).games[0]).toMatchObject({ placing: 'near' })
    const sorted = ask({ gameName: 'gato', sort: 'name' })
    expect(sorted.totalCount).toBe(ask({ gameName: 'gato' }).totalCount)
    expect(new Set(sorted.games.map(({ placing }) => placing))).toEqual(new Set(['name']))
  })

  test('a studio’s name finds its tile first, and then its games', () => {
    const { games } = ask({ gameName: 'Medianoche' })
    expect(games[0]).toMatchObject({ isGame: 'VASSALAGE', vassalage: 'NOCHE', gameCode: 'NOCHE' })
    expect(games[1]).toMatchObject({ isGame: 'GAME' })
    expect(ask({ gameName: 'Medianoche', vassalage: 'NOCHE' }).games[0]).toMatchObject({ isGame: 'GAME' })
  })

  test('an empty name finds everything, a name of punctuation nothing', () => {
    expect(ask({ gameName: '  ' }).totalCount).toBe(GAMES)
    expect(ask({ gameName: '%' }).totalCount).toBe(0)
  })
})

describe('states', () => {
  const { catalogue: own, states } = openCatalogueFixture()
  const ownLists = new ReadyLists(own)
  const count = (): number => {
    const { value } = JSON.parse(ownLists.page(everything).body.toString()) as { value: GamePage }
    return value.totalCount
  }

  test('a hidden game is in no list, and one in maintenance is marked', () => {
    expect(count()).toBe(GAMES)
    states.set('FERIA_DE_LUZ', 'hidden')
    own.refresh()
    expect(count()).toBe(GAMES - 1)
    expect(own.find('FERIA_DE_LUZ')).toBeUndefined()
    expect(own.itemOfNode(1001, 'es')).toBeUndefined()
    states.set('FERIA_DE_LUZ', 'maintenance')
    own.refresh()
    expect(count()).toBe(GAMES)
    expect(own.itemOfCode('FERIA_DE_LUZ', 'es')).toMatchObject({ isMaintained: true })
    states.delete('FERIA_DE_LUZ')
    own.refresh()
    expect(own.itemOfCode('FERIA_DE_LUZ', 'es')).toMatchObject({ isMaintained: false })
  })
})
