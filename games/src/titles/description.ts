import { present } from '@ronda/core'
import { capitalised, ofNoun, readNoun, toNoun } from './grammar.ts'
import { mixed, pick } from './mixed.ts'
import type { NamedTitle } from './picture.ts'
import { hours, templates } from './templates.ts'
import type { Subject, View } from './theme.ts'

/** The description of a title in a sentence or two. */
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

/** "Popcorn" is singular where "las palomitas" are plural. */
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

/** Fills words into a template. */
function fillTemplate(template: string, words: Words): string {
  return template
    .replaceAll(/\{([ho]):([^|]*)\|([^}]*)\}/g, (_, whose: 'h' | 'o', one: string, many: string) =>
      words[whose] === MANY ? many : one,
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => present(words[name], `a word for ${name}`))
}

/** A place that names the time of day needs no sentence about it. */
const NAMES_HOUR = /noche|tarde|sol\b|luna|luz|amanec|estrella|sábado|septiembre|madruga/

/** The second subject: the one in its name, or another one of its theme. */
function otherOf({ number, coined, theme }: NamedTitle): Subject {
  const others = theme.subjects.filter(([, , figure]) => figure !== coined.subject[2])
  return coined.other ?? pick(others, mixed(number, 41))
}

/** Describes the subjects of a title, the place and the time of day. */
export function describe(title: NamedTitle, time: keyof typeof hours): Description {
  const { number, coined, theme } = title
  const [es, en] = pick(templates[theme.mood], mixed(number, 40))
  const view = pick(theme.views, mixed(number, 42))
  const hour = NAMES_HOUR.test(view[0]) ? undefined : pick(hours[time], mixed(number, 43))
  const other = otherOf(title)
  const spanish = fillTemplate(es, spanishWords(coined.subject, other, view))
  const english = fillTemplate(en, englishWords(coined.subject, other, view))
  return { es: hour ? `${spanish} ${hour[0]}` : spanish, en: hour ? `${english} ${hour[1]}` : english }
}
