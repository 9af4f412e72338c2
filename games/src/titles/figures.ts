import { present } from '@ronda/core'
import type { HeroName } from '@ronda/art'
import { capitalised, readNoun } from './grammar.ts'
import { mixed } from './mixed.ts'
import type { Subject } from './theme.ts'
import { themes } from './themes.ts'
import type { Title } from './titles.ts'

/** A figure on the reels, and its name. */
export type NamedFigure = { readonly figure: HeroName; readonly es: string; readonly en: string }

/** One wild, one scatter, and five high-paying symbols. */
export const FIGURES = 7

/** Treasures that suit every theme: they fill the reels where a theme has too few figures of its own. */
const TREASURES: readonly Subject[] = [
  ['la joya', 'Jewel', 'jewel'],
  ['la corona', 'Crown', 'crown'],
  ['el cofre', 'Treasure Chest', 'chest'],
  ['la campana', 'Bell', 'bell'],
  ['la llave', 'Key', 'key'],
  ['el diamante', 'Diamond', 'diamond'],
  ['el trofeo', 'Trophy', 'trophy'],
  ['la estrella', 'Star', 'starLantern'],
  ['el libro', 'Book', 'book'],
  ['la rosa', 'Rose', 'rose'],
]

const named = ([es, en, figure]: Subject): NamedFigure => ({ figure, es: capitalised(readNoun(es).noun), en })

/**
 * The figures on the reels of a title: its hero as the symbol `heroSymbol`, then its cast and the others of its theme,
 * and treasures for the rest.
 */
export function figuresOf({ number, theme: id, picture }: Title, heroSymbol: number): readonly NamedFigure[] {
  const theme = present(
    themes.find((one) => one.id === id),
    `the theme ${id}`,
  )
  const first = Math.floor(mixed(number, 30) * TREASURES.length)
  const treasures = TREASURES.map((_, index) => present(TREASURES[(first + index) % TREASURES.length], 'a treasure'))
  const known = [...theme.subjects, ...treasures]
  const order = [picture.hero, ...picture.cast, ...known.map(([, , figure]) => figure)]
  const [hero, ...others] = [...new Set(order)].slice(0, FIGURES)
  const placed = [...others.slice(0, heroSymbol), present(hero, 'a hero'), ...others.slice(heroSymbol)]
  return placed.map((figure) =>
    named(
      present(
        known.find(([, , shown]) => shown === figure),
        `the name of ${figure}`,
      ),
    ),
  )
}
