import { assert, present } from '@ronda/core'
import type { CoverSubject, HeroName } from '@ronda/art'
import { added, type Added } from './added.ts'
import { isAvoided } from './avoided.ts'
import { folded } from './grammar.ts'
import { coinedNames, type Coined } from './names.ts'
import { choosePictures } from './choosePictures.ts'
import { pictureOf, type NamedTitle } from './picture.ts'
import { mixed, pick, shuffled } from './mixed.ts'
import { themes } from './themes.ts'
import type { Theme } from './theme.ts'
import { traitsOf, type Traits } from './traits.ts'
import { vendors, type Vendor } from './vendors.ts'
import type { Tune } from './tune.ts'

/** The catalog entry of a game: its names, its studio and its picture. */
export type Title = {
  readonly number: number
  readonly gameCode: string
  readonly names: { readonly es: string; readonly en: string }
  readonly theme: string
  readonly vendor: string
  /** The figure on its cover. Known without the picture, which is chosen together with all others. */
  readonly hero: HeroName
  readonly picture: CoverSubject
  /** The key of its music. */
  readonly tune: Tune
  readonly traits: Traits
}

/** The number of generated titles. Numbers from here on are given to titles that are added one by one. */
export const TITLES = 10_000

type Named = { readonly coined: Coined; readonly theme: Theme }

/** Names of one theme in a shuffled order, without those that another theme has taken before. */
function namesOf(
  theme: Theme,
  at: number,
  taken: { readonly es: Set<string>; readonly en: Set<string> },
): readonly Coined[] {
  return shuffled(coinedNames(theme), at * 977 + 13).filter(({ es, en }) => {
    const [spanish, english] = [folded(es), folded(en)]
    if (taken.es.has(spanish) || taken.en.has(english) || isAvoided(spanish) || isAvoided(english)) return false
    taken.es.add(spanish)
    taken.en.add(english)
    return true
  })
}

type Pool = { readonly theme: Theme; readonly names: readonly Coined[] }

function namePools(): readonly Pool[] {
  const taken = { es: new Set<string>(), en: new Set<string>() }
  return themes.map((theme, at) => ({ theme, names: namesOf(theme, at, taken) }))
}

/**
 * Every pass takes one name of each theme, in a new order, so that neighbours differ. A number never changes its name:
 * a test fails when a change of vocabulary moves names.
 */
function nameAll(): readonly Named[] {
  const pools = namePools()
  const named: Named[] = []
  for (let round = 0; named.length < TITLES; round++) {
    const before = named.length
    for (const { theme, names } of shuffled(pools, round * 31 + 7)) {
      const coined = names[round]
      if (coined !== undefined) named.push({ coined, theme })
    }
    assert(named.length > before, `only ${before} names for ${TITLES} titles`)
  }
  return named.slice(0, TITLES)
}

let named: readonly NamedTitle[] | undefined
let chosenPictures: readonly CoverSubject[] | undefined

/** The name and the studio of every generated title. */
function namedTitles(): readonly NamedTitle[] {
  named ??= nameAll().map(({ coined, theme }, number) => ({ number, coined, theme, vendor: vendorOf(theme, number) }))
  return named
}

let latePools: readonly Pool[] | undefined

/** Computed on first use, because only added titles need the forty thousand names. */
function poolOf(theme: string): Pool | undefined {
  latePools ??= namePools()
  return latePools.find((pool) => pool.theme.id === theme)
}

/** An added title, named in the same way as the generated ones. */
function addedTitle(late: Added): NamedTitle {
  const { number, es, theme: id } = late
  const pool = poolOf(id)
  const coined = pool?.names.find((name) => name.es === es)
  assert(pool !== undefined && coined !== undefined, `a name of the theme ${id}: ${es}`)
  return { number, coined, theme: pool.theme, vendor: vendorOf(pool.theme, number) }
}

let late: ReadonlyMap<number, NamedTitle> | undefined

function addedTitles(): ReadonlyMap<number, NamedTitle> {
  late ??= new Map(added.map((one) => [one.number, addedTitle(one)]))
  return late
}

const namedTitle = (number: number): NamedTitle =>
  present(namedTitles()[number] ?? addedTitles().get(number), `a title for number ${number}`)

/** Names of a theme that no title has yet. */
export function spareNames(theme: string): readonly Coined[] {
  const given = new Set([...namedTitles(), ...addedTitles().values()].map(({ coined }) => coined.es))
  return (poolOf(theme)?.names ?? []).filter(({ es }) => !given.has(es))
}

/** The picture of a title. All pictures are chosen together on first use, which takes about a second. */
function chosenPicture(number: number): CoverSubject {
  chosenPictures ??= choosePictures(namedTitles(), [...addedTitles().values()])
  return present(chosenPictures[number], `a picture for number ${number}`)
}

/** "El faro de las mil noches" becomes EL_FARO_DE_LAS_MIL_NOCHES. */
const codeOf = (name: string): string => folded(name).toUpperCase().replaceAll(' ', '_')

function vendorOf(theme: Theme, number: number): Vendor {
  const likely = vendors.filter((vendor) => vendor.themes.includes(theme.id))
  return pick(likely, mixed(number, 1))
}

/** The title of a number from 0 to 9,999, or of an added one: always the same. */
export function titleOf(number: number): Title {
  return titleFrom(namedTitle(number), () => chosenPicture(number))
}

/** What `titleOf` will return for a title once it is added. */
export function titleToAdd(one: Added): Title {
  const named = addedTitle(one)
  return titleFrom(named, () => pictureOf(named, 0))
}

function titleFrom({ number, coined, theme, vendor }: NamedTitle, makePicture: () => CoverSubject): Title {
  return {
    number,
    gameCode: codeOf(coined.es),
    names: { es: coined.es, en: coined.en },
    theme: theme.id,
    vendor: vendor.code,
    hero: coined.subject[2],
    get picture() {
      return makePicture()
    },
    tune: theme.tune,
    traits: traitsOf(number, theme.mood),
  }
}
