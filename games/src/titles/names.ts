import type { Time } from '@ronda/art'
import * as everywhere from './everywhere.ts'
import { agree, capitalised, ofNoun, readNoun } from './grammar.ts'
import type { Adjective, Complement, Subject, Theme } from './theme.ts'

/** A name in both languages, and what it implies for its picture. */
export type Coined = {
  readonly es: string
  readonly en: string
  /** Its subject. */
  readonly subject: Subject
  /** The second subject, where it names two. */
  readonly other?: Subject
  readonly hue?: number | undefined
  readonly time?: Time | undefined
}

/** A longer name cannot be read on a tile. */
export const NAME_LENGTH_MAX = 30

const described = (subject: Subject, [adjective, english, hue]: Adjective): Coined => {
  const [es, en] = subject
  const noun = readNoun(es)
  return { es: capitalised(`${noun.noun} ${agree(adjective, noun)}`), en: `${english} ${en}`, subject, hue }
}

const placed = (subject: Subject, [complement, english, time]: Complement): Coined => ({
  es: capitalised(`${subject[0]} ${complement}`),
  en: `${subject[1]} ${english}`,
  subject,
  time,
})

const headed = (subject: Subject, [head, english, time]: Complement): Coined => ({
  es: capitalised(`${head} ${ofNoun(readNoun(subject[0]))}`),
  en: `${english} the ${subject[1]}`,
  subject,
  time,
})

const paired = (subject: Subject, other: Subject): Coined => ({
  es: capitalised(`${subject[0]} y ${other[0]}`),
  en: `The ${subject[1]} and the ${other[1]}`,
  subject,
  other,
})

/** "El gato del puerto" already has a place: it must not get another "de". */
const isPlaced = ([es, en]: Subject): boolean => / del? /.test(es) || / (of|in|on) /.test(en)

const COLOURED = /\b(roj[oa]|azul|verde|negro|blanc[oa]|gris|pardo|plateado|plata|oro|jade|rosa|colores)\b/

/** "Gato negro" already has a colour. */
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

/** Words that begin with the same letters count as the same word: "granja" and "granjero". */
const STEM = 4

/** Whether a name repeats a word. */
const repeatsWord = (name: string): boolean => {
  const stems = name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, STEM))
  return new Set(stems).size < stems.length
}

/** Every name that a theme can generate, within the maximum length. */
export function coinedNames(theme: Theme): readonly Coined[] {
  return theme.subjects
    .flatMap((subject) => coin(theme, subject))
    .filter(
      ({ es, en }) =>
        es.length <= NAME_LENGTH_MAX && en.length <= NAME_LENGTH_MAX && !repeatsWord(es) && !repeatsWord(en),
    )
}
