import { assert, present, type CoverSubject, type Tune } from '@ronda/core'
import { added, type Added } from './added.ts'
import { isAvoided } from './avoided.ts'
import { describe, type Description } from './description.ts'
import { folded } from './grammar.ts'
import { coinedNames, type Coined } from './names.ts'
import { hang } from './hanging.ts'
import { pictureOf, type Painted } from './picture.ts'
import { mixed, pick, shuffled } from './mixed.ts'
import { themes } from './themes.ts'
import type { Theme } from './theme.ts'
import { traitsOf, type Traits } from './traits.ts'
import { vendors, type Vendor } from './vendors.ts'

/** A game's place in the shop: what it is called, whose it is, and how it looks. */
export type Title = {
  readonly number: number
  readonly gameCode: string
  readonly names: { readonly es: string; readonly en: string }
  readonly theme: string
  readonly vendor: string
  readonly picture: CoverSubject
  /** The key of its music. */
  readonly tune: Tune
  readonly traits: Traits
}

/** The first titles. Numbers from here on are given to those that are made one by one. */
export const TITLES = 10_000

type Named = { readonly coined: Coined; readonly theme: Theme }

/** Names of one theme in an order of its own, without those another theme took first. */
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
 * Every round takes one name of each theme, in a new order, so that neighbours differ. A number keeps its name for
 * good: a change of vocabulary that moves names is caught by a test.
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

let named: readonly Painted[] | undefined
let hung: readonly CoverSubject[] | undefined

/** What every title is called and whose it is. */
function namedTitles(): readonly Painted[] {
  named ??= nameAll().map(({ coined, theme }, number) => ({ number, coined, theme, vendor: vendorOf(theme, number) }))
  return named
}

let latePools: readonly Pool[] | undefined

/** Kept only where somebody makes titles or has some: a house without has no use for forty thousand names. */
function poolOf(theme: string): Pool | undefined {
  latePools ??= namePools()
  return latePools.find((pool) => pool.theme.id === theme)
}

/** A title that was made by itself, as the others are named. */
function lateTitle(late: Added): Painted {
  const { number, es, theme: id } = late
  const pool = poolOf(id)
  const coined = pool?.names.find((name) => name.es === es)
  assert(pool !== undefined && coined !== undefined, `a name of the theme ${id}: ${es}`)
  return { number, coined, theme: pool.theme, vendor: vendorOf(pool.theme, number) }
}

let late: ReadonlyMap<number, Painted> | undefined

function lateTitles(): ReadonlyMap<number, Painted> {
  late ??= new Map(added.map((one) => [one.number, lateTitle(one)]))
  return late
}

const paintedOf = (number: number): Painted =>
  present(namedTitles()[number] ?? lateTitles().get(number), `a title for number ${number}`)

/** Names of a theme that no title has yet. */
export function spareNames(theme: string): readonly Coined[] {
  const given = new Set([...namedTitles(), ...lateTitles().values()].map(({ coined }) => coined.es))
  return (poolOf(theme)?.names ?? []).filter(({ es }) => !given.has(es))
}

/** How a title looks beside the others. They are hung together when the first is asked for, which takes about a second. */
function hungPicture(number: number): CoverSubject {
  hung ??= hang(namedTitles(), [...lateTitles().values()])
  return present(hung[number], `a picture for number ${number}`)
}

/** "El faro de las mil noches" becomes EL_FARO_DE_LAS_MIL_NOCHES. */
const codeOf = (name: string): string => folded(name).toUpperCase().replaceAll(' ', '_')

function vendorOf(theme: Theme, number: number): Vendor {
  const likely = vendors.filter((vendor) => vendor.themes.includes(theme.id))
  return pick(likely, mixed(number, 1))
}

/** The title of a number from 0 to 9,999, or of one made later: always the same. */
export function titleOf(number: number): Title {
  return titleFrom(paintedOf(number), () => hungPicture(number))
}

/** What `titleOf` will say of a title once it is added. */
export function titleToAdd(one: Added): Title {
  const painted = lateTitle(one)
  return titleFrom(painted, () => pictureOf(painted, 0))
}

function titleFrom({ number, coined, theme, vendor }: Painted, paint: () => CoverSubject): Title {
  return {
    number,
    gameCode: codeOf(coined.es),
    names: { es: coined.es, en: coined.en },
    theme: theme.id,
    vendor: vendor.code,
    get picture() {
      return paint()
    },
    tune: theme.tune,
    traits: traitsOf(number, theme.mood),
  }
}

/** What a title is about, in a sentence or two. Made when asked for: lists do without. */
export function descriptionOf({ number, picture }: Title): Description {
  return describe(paintedOf(number), picture.time)
}
