import { present } from '@ronda/core'
import { capitalised, ofNoun, readNoun, toNoun } from './grammar.ts'
import { mixed, pick } from './mixed.ts'
import type { Painted } from './picture.ts'
import { hours, tales } from './tales.ts'
import type { Subject, View } from './theme.ts'

/** A title in a sentence or two. */
export type Description = { readonly es: string; readonly en: string }

/** Words that keep their capital inside an English sentence. */
const PROPER: ReadonlySet<string> = new Set([
  'Andalusian',
  'Andean',
  'Arctic',
  'Athens',
  'Babylon',
  'Calabrian',
  'Creole',
  'Crete',
  'Martian',
  'May',
  'Nile',
  'Rome',
  'Russian',
  'Seville',
  'Spanish',
  'Swiss',
  'Tuscan',
])

const lowered = (en: string): string =>
  en
    .split(' ')
    .map((word) => (PROPER.has(word) ? word : word.toLowerCase()))
    .join(' ')

/** "Popcorn" is one where "las palomitas" are many. */
const isManyInEnglish = (es: string, en: string): boolean => readNoun(es).plural && /(?:s|Dice)$/.test(en)

type Words = Readonly<Record<string, string>> & { readonly h: string; readonly o: string }

const ONE = '1'
const MANY = '2'

function spanishWords([hero]: Subject, [other]: Subject, [view]: View): Words {
  const [heroNoun, otherNoun] = [readNoun(hero), readNoun(other)]
  return {
    hero,
    other,
    view,
    Hero: capitalised(hero),
    Other: capitalised(other),
    View: capitalised(view),
    ofHero: ofNoun(heroNoun),
    toOther: toNoun(otherNoun),
    h: heroNoun.plural ? MANY : ONE,
    o: otherNoun.plural ? MANY : ONE,
  }
}

function englishWords([heroEs, heroEn]: Subject, [otherEs, otherEn]: Subject, [, view]: View): Words {
  const [hero, other] = [`the ${lowered(heroEn)}`, `the ${lowered(otherEn)}`]
  return {
    hero,
    other,
    view,
    Hero: capitalised(hero),
    Other: capitalised(other),
    View: capitalised(view),
    h: isManyInEnglish(heroEs, heroEn) ? MANY : ONE,
    o: isManyInEnglish(otherEs, otherEn) ? MANY : ONE,
  }
}

/** Puts words in their places. */
function told(tale: string, words: Words): string {
  return tale
    .replaceAll(/\{([ho]):([^|]*)\|([^}]*)\}/g, (_, whose: 'h' | 'o', one: string, many: string) =>
      words[whose] === MANY ? many : one,
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => present(words[name], `a word for ${name}`))
}

/** A place that tells its hour needs no other. */
const TELLS_HOUR = /noche|tarde|sol\b|luna|luz|amanec|estrella|sábado|septiembre|madruga/

/** With whom: the one its name names, or another of its theme. */
function otherOf({ number, coined, theme }: Painted): Subject {
  const others = theme.subjects.filter(([, , figure]) => figure !== coined.subject[2])
  return coined.other ?? pick(others, mixed(number, 41))
}

/** Whom a title is about, where, and at what hour. */
export function describe(title: Painted, time: keyof typeof hours): Description {
  const { number, coined, theme } = title
  const [es, en] = pick(tales[theme.mood], mixed(number, 40))
  const view = pick(theme.views, mixed(number, 42))
  const hour = TELLS_HOUR.test(view[0]) ? undefined : pick(hours[time], mixed(number, 43))
  const other = otherOf(title)
  const spanish = told(es, spanishWords(coined.subject, other, view))
  const english = told(en, englishWords(coined.subject, other, view))
  return { es: hour ? `${spanish} ${hour[0]}` : spanish, en: hour ? `${english} ${hour[1]}` : english }
}
