import type { HeroName, Time } from '@ronda/core'
import * as everywhere from './everywhere.ts'
import { agree, capitalised, ofNoun, readNoun } from './grammar.ts'
import type { Adjective, Complement, Subject, Theme } from './theme.ts'

/** A name in both languages, and what it says about its picture. */
export type Coined = {
  readonly es: string
  readonly en: string
  readonly figure: HeroName
  readonly hue?: number | undefined
  readonly time?: Time | undefined
}

/** A longer name cannot be read on a tile. */
export const NAME_LENGTH_MAX = 30

const described = ([es, en, figure]: Subject, [adjective, english, hue]: Adjective): Coined => {
  const noun = readNoun(es)
  return { es: capitalised(`${noun.noun} ${agree(adjective, noun)}`), en: `${english} ${en}`, figure, hue }
}

const placed = ([es, en, figure]: Subject, [complement, english, time]: Complement): Coined => ({
  es: capitalised(`${es} ${complement}`),
  en: `${en} ${english}`,
  figure,
  time,
})

const headed = ([es, en, figure]: Subject, [head, english, time]: Complement): Coined => ({
  es: capitalised(`${head} ${ofNoun(readNoun(es))}`),
  en: `${english} the ${en}`,
  figure,
  time,
})

const paired = ([es, en, figure]: Subject, [otherEs, otherEn]: Subject): Coined => ({
  es: capitalised(`${es} y ${otherEs}`),
  en: `The ${en} and the ${otherEn}`,
  figure,
})

/** "El gato del puerto" has its place already: another "de" behind it would stumble. */
const isPlaced = ([es, en]: Subject): boolean => / del? /.test(es) || / (of|in|on) /.test(en)

const COLOURED = /\b(roj[oa]|azul|verde|negro|blanc[oa]|gris|pardo|plateado|plata|oro|jade|rosa|colores)\b/

/** "Gato negro" is black already. */
const mayBe = ([es]: Subject, [, , hue]: Adjective): boolean => hue === undefined || !COLOURED.test(es)

function coin(theme: Theme, subject: Subject): readonly Coined[] {
  const others = theme.subjects.filter((other) => other !== subject && !isPlaced(other))
  return [
    ...[...theme.adjectives, ...everywhere.adjectives]
      .filter((adjective) => mayBe(subject, adjective))
      .map((adjective) => described(subject, adjective)),
    ...(isPlaced(subject)
      ? []
      : [...theme.complements, ...everywhere.complements].map((place) => placed(subject, place))),
    ...everywhere.heads.map((head) => headed(subject, head)),
    ...(isPlaced(subject) ? [] : others.map((other) => paired(subject, other))),
  ]
}

/** Letters by which a word is known for the same again: "granja" and "granjero". */
const STEM = 4

/** What is said twice is no name. */
const stumbles = (name: string): boolean => {
  const stems = name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, STEM))
  return new Set(stems).size < stems.length
}

/** Every name a theme can give, short enough to be read. */
export function coinedNames(theme: Theme): readonly Coined[] {
  return theme.subjects
    .flatMap((subject) => coin(theme, subject))
    .filter(
      ({ es, en }) => es.length <= NAME_LENGTH_MAX && en.length <= NAME_LENGTH_MAX && !stumbles(es) && !stumbles(en),
    )
}
