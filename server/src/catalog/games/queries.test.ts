// The queries of players, with what each should show first. The table is the measure of the search: at least 95 of 100
// queries show an expected game among the first three.
import { GAME_FEATURES } from '@ronda/contract'
import { describe, expect, test } from 'vitest'
import { everything, openCatalogueFixture } from './testing/catalogueFixture.ts'
import { subjects } from '../search/index.ts'

const { catalogue } = openCatalogueFixture()

function firstThree(
  gameName: string,
): readonly { readonly gameCode: string; readonly names: { readonly es: string } }[] {
  const { places } = catalogue.found({ ...everything, gameName })
  return Array.from(places.subarray(0, 3), (place) => catalogue.at(place))
}

/** What a player types, and the codes of games that are meant; one of them is among the first three. */
const byHand: readonly (readonly [query: string, codes: RegExp])[] = [
  ['ruleta en vivo', /LIVE_ROULETTE/],
  ['live roulette', /LIVE_ROULETTE/],
  ['roulette live', /LIVE_ROULETTE/],
  ['ruleta', /ROULETTE/],
  ['Ruletas', /ROULETTE/],
  ['rulta', /ROULETTE/],
  ['ruleta rapida', /ROULETTE_FAST/],
  ['ruleta veloz', /ROULETTE_FAST/],
  ['swift roulette', /ROULETTE_FAST/],
  ['plaza roulette', /RONDA_LIVE_ROULETTE/],
  ['roulete', /ROULETTE/],
  ['black jack', /BLACKJACK/],
  ['blackjack', /BLACKJACK/],
  ['black-jack', /BLACKJACK/],
  ['blackjak', /BLACKJACK/],
  ['veintiuno', /BLACKJACK/],
  ['21', /BLACKJACK/],
  ['bacara', /BACCARAT/],
  ['bacará en vivo', /LIVE_BACCARAT/],
  ['baccarat', /BACCARAT/],
  ['bacarat', /BACCARAT/],
  ['live baccarat', /LIVE_BACCARAT/],
  ['bacara sin comision', /BACCARAT_FREE/],
  ['no commission baccarat', /BACCARAT_FREE/],
  ['crash', /CRASH/],
  ['juego crash', /CRASH/],
  ['cometa', /CRASH/],
  ['comet', /CRASH/],
  ['aviator', /CRASH/],
  ['avioncito', /CRASH/],
  ['4d', /4D/],
  ['4-d', /4D/],
  ['loteria 4d', /4D/],
  ['4d lottery', /4D/],
  ['cockfight', /COCKFIGHT/],
  ['cock fight', /COCKFIGHT/],
  ['pelea de gallos', /COCKFIGHT/],
  ['peleas de gallos', /COCKFIGHT/],
  ['gallos', /COCKFIGHT/],
  ['gallos de hojalata', /COCKFIGHT/],
  ['sabong', /COCKFIGHT/],
  ['roosters', /COCKFIGHT/],
  ['loteria', /VN_|4D|LOTTO/],
  ['lotería', /VN_|4D|LOTTO/],
  ['lottery', /VN_|4D|LOTTO/],
  ['lotto', /VN_|4D|LOTTO/],
  ['loteria rapida', /ELOTT/],
  ['quick lottery', /ELOTT/],
  ['e-lottery', /ELOTT/],
  ['loteria vietnamita', /VN_/],
  ['vietnam', /VN_/],
  ['sorteo del norte', /VN_NORTH/],
  ['northern draw', /VN_NORTH/],
  ['6/45', /LOTTO_45/],
  ['pozo 6/55', /LOTTO_55/],
  ['poker', /JACKS|HOLDEM/],
  ['póker', /JACKS|HOLDEM/],
  ['juegos de poker', /JACKS|HOLDEM/],
  ['video poker', /JACKS/],
  ['videopoker', /JACKS/],
  ['video-poker', /JACKS/],
  ['jacks or better', /JACKS/],
  ['jotas o mejor', /JACKS/],
  ['jotas', /JACKS/],
  ['texas holdem', /HOLDEM/],
  ["casino hold'em", /HOLDEM/],
  ['raspadita', /SCRATCH/],
  ['raspaditas', /SCRATCH/],
  ['rasca', /SCRATCH/],
  ['rasca y gana', /SCRATCH/],
  ['scratch cards', /SCRATCH/],
  ['scratchcard', /SCRATCH/],
  ['rasca marina', /SCRATCH_MARINA/],
  ['hilo', /HILO/],
  ['hi-lo', /HILO/],
  ['hi lo', /HILO/],
  ['mayor o menor', /HILO/],
  ['higher or lower', /HILO/],
  ['bingo', /BINGO/],
  ['keno', /KENO/],
  ['minas', /MINES/],
  ['mines', /MINES/],
  ['buscaminas', /MINES/],
  ['plinko', /PLINKO/],
  ['limbo', /LIMBO/],
  ['dados', /DICE|SICBO/],
  ['dice', /DICE|SICBO/],
  ['sic bo', /SICBO/],
  ['sicbo', /SICBO/],
  ['tai xiu', /SICBO/],
  ['4 cifras', /4D/],
  ['pick 4', /4D/],
  ['mega 6/45', /LOTTO_45/],
  ['dragon tiger', /DRAGON_TIGER/],
  ['dragon y tigre', /DRAGON_TIGER/],
  ['dragón tigre', /DRAGON_TIGER/],
  ['rueda de la fortuna', /WHEEL/],
  ['wheel of fortune', /WHEEL/],
  ['casino en vivo', /LIVE_/],
  ['live casino', /LIVE_/],
  ['casino', /LIVE_/],
  ['mesas en vivo', /LIVE_/],
  ['feria de luz', /^FERIA_DE_LUZ$/],
  ['feria luz', /^FERIA_DE_LUZ$/],
  ['tragamonedas feria de luz', /^FERIA_DE_LUZ$/],
]

/** Queries for a kind of slot, and what is meant: a theme, a class or a feature, whatever the titles are called. */
const ofKind: readonly (readonly [query: string, meant: string])[] = [
  ['jackpot', 'JP'],
  ['jackpots', 'JP'],
  ['egipto', 'nile'],
  ['Egypt', 'nile'],
  ['navidad', 'winter'],
  ['christmas slots', 'winter'],
  ['vampiros', 'vampires'],
  ['tragamonedas de vampiros', 'vampires'],
  ['fútbol', 'football'],
  ['football', 'football'],
  ['candy', 'sweets'],
  ['dulces', 'sweets'],
  ['frutas', 'fruit'],
  ['slots de frutas', 'fruit'],
  ['piratas', 'pirates'],
  ['pirates', 'pirates'],
  ['wild west', 'western'],
  ['vaqueros', 'western'],
  ['halloween', 'harvest'],
  ['vikingos', 'north'],
  ['ireland', 'celtic'],
  ['leprechaun', 'celtic'],
  ['azteca', 'maya'],
  ['zeus', 'greece'],
  ['gatos', 'cats'],
  ['cats', 'cats'],
  ['hold and win', 'respin'],
  ['buy bonus', 'buy'],
]

/** Queries for any slot: what is found must be a slot. */
const forSlots: readonly string[] = [
  'tragamonedas',
  'traga monedas',
  'tragaperras',
  'slots',
  'slot machines',
  'pokies',
  'slot games',
  'juegos de slots',
  'slots de gatos',
  'cat slots',
]

const isExpected = (query: string, isMeant: (gameCode: string) => boolean): boolean =>
  firstThree(query).some(({ gameCode }) => isMeant(gameCode))

/** Every phrase of every subject, as people type it. */
const generated = subjects.flatMap((subject) => {
  const isMeant = (gameCode: string): boolean => {
    const game = catalogue.find(gameCode)
    return game !== undefined && subject.includes(game)
  }
  return Object.values(subject.phrases)
    .flat()
    .flatMap((phrase) => [phrase, phrase.toUpperCase(), phrase.replaceAll(' ', '-'), phrase.replaceAll(' ', '')])
    .map((query) => ({ query, isMeant }))
})

describe('search', () => {
  test('the table has at least 300 different queries', () => {
    const queries = [
      ...byHand.map(([query]) => query),
      ...ofKind.map(([query]) => query),
      ...forSlots,
      ...generated.map(({ query }) => query),
    ]
    expect(new Set(queries).size).toBeGreaterThan(300)
  })

  test.each(byHand)('%s finds %s among the first three', (query, codes) => {
    expect(firstThree(query).map(({ gameCode }) => gameCode)).toContainEqual(expect.stringMatching(codes))
  })

  test.each(ofKind)('%s finds games of %s', (query, meant) => {
    const found = firstThree(query).map(({ gameCode }) => catalogue.find(gameCode))
    expect(found.length).toBe(3)
    const kindsOf = found.map((game) => [game?.theme, game?.gameClassify, ...(game?.facts.features ?? [])])
    for (const kinds of kindsOf) expect(kinds).toContain(meant)
  })

  test.each(forSlots)('%s finds slots', (query) => {
    const found = firstThree(query).map(({ gameCode }) => catalogue.find(gameCode)?.gameClassify)
    expect(found.length).toBe(3)
    expect(found.filter((classify) => classify !== 'SLOT' && classify !== 'JP')).toEqual([])
  })

  test('every phrase of a subject finds one of its games among the first three', () => {
    const missed = generated.filter(({ query, isMeant }) => !isExpected(query, isMeant)).map(({ query }) => query)
    expect(missed).toEqual([])
  })

  test('a phrase belongs to one subject of a kind, unless one subject is part of the other', () => {
    const owners = Map.groupBy(
      subjects.flatMap((subject) =>
        Object.values(subject.phrases)
          .flat()
          .map((phrase) => ({ phrase, subject })),
      ),
      ({ phrase }) => phrase,
    )
    const shared = [...owners].filter(([, list]) => new Set(list.map(({ subject }) => subject)).size > 1)
    expect(shared.map(([phrase]) => phrase)).toEqual([])
  })

  test('a text that names a lobby is answered with its filter', () => {
    const filtersOf = (gameName: string) => catalogue.found({ ...everything, gameName }).filters
    expect(filtersOf('bingo')).toEqual([{ gameType: 'RNG', gameClassify: 'BG' }])
    expect(filtersOf('casino en vivo')).toEqual([{ gameType: 'LIVE' }])
    expect(filtersOf('free spins')).toEqual([{ gameType: 'RNG', feature: 'freeSpins' }])
    expect(filtersOf('feria de luz')).toEqual([])
  })

  test('a name, or a text that is only a subject, is followed by no guesses', () => {
    for (const query of ['northern draw', 'Feria de Luz', 'ruleta en vivo', 'crash', 'black jack', 'free spins']) {
      const { places, leading } = catalogue.found({ ...everything, gameName: query })
      expect([query, places.length]).toEqual([query, leading])
    }
  })

  test('every feature that a game can have is a subject, or has no name that people search', () => {
    const named = new Set(subjects.flatMap(({ filter }) => filter?.feature ?? []))
    expect(GAME_FEATURES.filter((feature) => !named.has(feature))).toEqual(['scatterPay', 'stacks', 'specialSymbol'])
  })
})
